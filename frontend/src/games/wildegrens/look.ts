import type { BoxRow } from '../../wire'
import type { GlyphName } from './icon-names'

/** How things look: a glyph for every Challenge, Juror and family, and faces put together from a few drawn parts. */

const CHALLENGES: Record<string, GlyphName> = {
  nightjars: 'crow-dive', mob: 'pitchfork', boar: 'boar', evilwitch: 'witch-face', venerable: 'witch-flight', sprites: 'fairy', fox: 'fox', cat: 'cat', raven: 'raven', owl: 'barn-owl', toad: 'frog',
  hens: 'chicken', locusts: 'fly', strawman: 'scarecrow', changeling: 'baby-face', skull: 'burning-skull', mortar: 'mortar', skeleton: 'skeleton', drummer: 'drum', steed: 'horse-head',
  possessed: 'angry-eyes', imp: 'imp-laugh', hellhound: 'hound', wolf: 'wolf-head', bear: 'bear-head', snare: 'wolf-trap', deerhound: 'sniffing-dog', rats: 'rat', bats: 'bat',
  thrall: 'imprisoned', nightmare: 'night-sleep', thief: 'robber', goat: 'goat', wisp: 'flame', sailor: 'drowning', heron: 'heron',
}
export const challengeGlyph = (code: string | null | undefined): GlyphName => CHALLENGES[(code ?? '').replace(/\d+$/u, '')] ?? 'evil-minion'

const JURORS: Record<string, GlyphName> = { linn: 'wheat', ansel: 'quill-ink', roderick: 'cavalry', silas: 'church', greta: 'paw-print', matthias: 'hospital-cross', ottilie: 'cow', barnabas: 'anchor' }
export const jurorGlyph = (code: string | null | undefined): GlyphName => JURORS[code ?? ''] ?? 'gavel'

export interface Family {
  glyph: GlyphName
  cloth: string
  dark: string
}
const FAMILIES: Record<string, Family> = {
  kent: { glyph: 'candle-flame', cloth: '#b4552d', dark: '#7c3517' },
  hayes: { glyph: 'oak-leaf', cloth: '#5d7f5a', dark: '#39553a' },
  lilly: { glyph: 'flower-twirl', cloth: '#8a5590', dark: '#5a3460' },
  tancred: { glyph: 'brass-eye', cloth: '#4d7a9f', dark: '#2d4f6d' },
  perrin: { glyph: 'feather', cloth: '#b98a2e', dark: '#7a5713' },
  stephens: { glyph: 'paw', cloth: '#3f8078', dark: '#245450' },
  miller: { glyph: 'windmill', cloth: '#93654a', dark: '#5e3d29' },
}
const ALONE: Family = { glyph: 'moon', cloth: '#66617a', dark: '#413d54' }
export const familyOf = (row: BoxRow | undefined): Family => FAMILIES[String(row?.['family'] ?? '')] ?? ALONE

/** A small number that is always the same for a name. */
export function numberOf(name: string): number {
  let sum = 7
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 100_003
  return sum
}

const SKINS = ['#f0d3b4', '#e3b892', '#c98f66', '#a36a45', '#f5dfc6', '#8a5a3c']
const HAIRS = ['#3a2a24', '#7b4a26', '#c9772d', '#d9b25f', '#d8d2c4', '#26222c', '#8f3d22']
export interface Face {
  skin: string
  hair: string
  /** which of the drawn parts */
  cut: number
  hat: number
  mouth: number
  brow: number
  old: boolean
}
export function faceOf(code: string): Face {
  const n = numberOf(code)
  const hair = HAIRS[n % HAIRS.length] as string
  return { skin: SKINS[(n >> 2) % SKINS.length] as string, hair, cut: (n >> 4) % 4, hat: (n >> 6) % 3, mouth: (n >> 3) % 3, brow: (n >> 5) % 2, old: hair === '#d8d2c4' }
}

/** Jurors who wear a beard, and how they cover their heads. */
const BEARDS: Record<string, number> = { roderick: 2, silas: 1, barnabas: 1, matthias: 3 }
const CAPS: Record<string, number> = { linn: 1, ansel: 0, roderick: 2, silas: 3, greta: 2, matthias: 0, ottilie: 1, barnabas: 4 }
const COATS = ['#7d5a3c', '#45566f', '#6b3f3a', '#3f4a3a', '#5c4a66', '#6f6440', '#37525a', '#4a3d36']
export const jurorLook = (code: string): { beard: number; cap: number; coat: string } => ({ beard: BEARDS[code] ?? 0, cap: CAPS[code] ?? numberOf(code) % 5, coat: COATS[numberOf(code) % COATS.length] as string })
