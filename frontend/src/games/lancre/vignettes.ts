/** What stands at a place: known places have a drawing of their own, a pack's places one that is likely. */
export type Vignette =
  | 'castle' | 'town' | 'cottage' | 'village' | 'oak' | 'gorge' | 'springs' | 'stones' | 'caves' | 'bridge'
  | 'tents' | 'barrow' | 'peak' | 'gloom' | 'ridge'

const KNOWN: Record<string, Vignette> = {
  town: 'town',
  castle: 'castle',
  magrat: 'cottage',
  badass: 'village',
  culdesac: 'village',
  gorge: 'gorge',
  oak: 'oak',
  creel: 'springs',
  slice: 'village',
  razorback: 'ridge',
  granny: 'cottage',
  sunless: 'gloom',
  longman: 'barrow',
  dancers: 'stones',
  madstoat: 'village',
  copperhead: 'peak',
  bridge: 'bridge',
  brassneck: 'village',
  hollow: 'ridge',
  madwolf: 'village',
  blackglass: 'peak',
  treason: 'cottage',
  level: 'cottage',
  earwig: 'cottage',
  trials: 'tents',
  caves: 'caves',
}
const LIKELY: Vignette[] = ['village', 'cottage', 'ridge', 'village']

export function vignetteOf(code: string, spaces: number): Vignette {
  const known = KNOWN[code]
  if (known) return known
  if (spaces > 1) return 'town'
  const sum = [...code].reduce((n, letter) => n * 31 + letter.charCodeAt(0), 7)
  return LIKELY[Math.abs(sum) % LIKELY.length] as Vignette
}
