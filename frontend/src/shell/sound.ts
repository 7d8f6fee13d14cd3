import { settings } from './settings.svelte'

/** Small noises of wood, paper and glass, made on the spot; silent unless the reader asks for them. */
type Noise = [from: number, to: number, seconds: number, loud: number, form?: OscillatorType]
const NOISES = {
  card: [520, 380, 0.07, 0.05],
  take: [440, 520, 0.07, 0.05],
  place: [300, 240, 0.06, 0.07],
  move: [240, 330, 0.12, 0.05, 'sine'],
  dice: [180, 420, 0.16, 0.05, 'square'],
  strike: [620, 150, 0.2, 0.06, 'sawtooth'],
  guard: [260, 520, 0.18, 0.06, 'square'],
  loss: [360, 70, 0.45, 0.09],
  gain: [392, 784, 0.4, 0.06],
  landed: [330, 495, 0.22, 0.06],
  reveal: [700, 980, 0.18, 0.045, 'sine'],
  turn: [196, 196, 0.05, 0.04],
  called: [587, 880, 0.35, 0.08, 'sine'],
  gesture: [660, 740, 0.12, 0.05, 'sine'],
  end: [262, 523, 0.7, 0.07],
} satisfies Record<string, Noise>
export type NoiseName = keyof typeof NOISES

/** Which noise an event makes, by a word in its kind; the first that fits. The same words mean the same in every game. */
const BY_WORD: [RegExp, NoiseName][] = [
  [/^play_ended|^judged/u, 'end'],
  [/turn_began|round_began|^lap/u, 'turn'],
  [/crash|lost|fail|^died|cursed|imprison|captur|broke|spoil|cackl|struck|robbed/u, 'loss'],
  [/attack|hexed|enchant|deflect|mirror|farce_began|dismay/u, 'strike'],
  [/parried|cancel|stopped|spared|revived|rescued|restored|lifted/u, 'guard'],
  [/graduat|scored|succeed|solved|persuad|overcame|prophes|earned|cat_came/u, 'gain'],
  [/^landed/u, 'landed'],
  [/roll/u, 'dice'],
  [/turned_up|reveal|unveil|shown|looked|marked|appeared/u, 'reveal'],
  [/moved|walked|flew|fled|strode|advanced|pushed|sent|summoned/u, 'move'],
  [/drew|dealt|gave|reshuffl|kept|recruited/u, 'card'],
  [/took|stole|picked|gained|granted/u, 'take'],
  [/placed|laid|put|deposit|shelved|settled|charged|fixed|played|chose|discard/u, 'place'],
]
/** The noise of an event; null for what makes none. */
export function noiseOf(kind: string): NoiseName | null {
  return BY_WORD.find(([word]) => word.test(kind))?.[1] ?? null
}

let room: AudioContext | null = null
/** What happens at once is heard once. */
let last: { name: string; at: number } = { name: '', at: 0 }

export function sound(name: NoiseName | null): void {
  if (!settings.sound || !name) return
  room ??= new AudioContext()
  const now = room.currentTime
  if (last.name === name && now - last.at < 0.12) return
  last = { name, at: now }
  const [from, to, seconds, loud, form = 'triangle'] = NOISES[name] as Noise
  const tone = room.createOscillator()
  const gain = room.createGain()
  tone.type = form
  tone.frequency.setValueAtTime(from, now)
  tone.frequency.exponentialRampToValueAtTime(to, now + seconds)
  gain.gain.setValueAtTime(loud, now)
  gain.gain.exponentialRampToValueAtTime(0.0001, now + seconds + 0.08)
  tone.connect(gain).connect(room.destination)
  tone.start(now)
  tone.stop(now + seconds + 0.1)
}
