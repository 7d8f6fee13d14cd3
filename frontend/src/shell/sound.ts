import { settings } from './settings.svelte'

/** Small noises of wood and paper, made on the spot; silent unless the reader asks for them. */
const NOISES: Record<string, [from: number, to: number, seconds: number, loud: number]> = {
  drew: [520, 380, 0.07, 0.05],
  took: [440, 520, 0.07, 0.05],
  placed: [300, 240, 0.06, 0.07],
  deposited: [260, 180, 0.09, 0.07],
  landed: [330, 495, 0.22, 0.06],
  crashed: [360, 70, 0.45, 0.09],
  graduated: [392, 784, 0.4, 0.06],
  cat_came: [620, 880, 0.3, 0.05],
  turn_began: [196, 196, 0.05, 0.04],
  play_ended: [262, 523, 0.7, 0.07],
}
let room: AudioContext | null = null

export function sound(kind: string): void {
  const noise = NOISES[kind]
  if (!settings.sound || !noise) return
  room ??= new AudioContext()
  const [from, to, seconds, loud] = noise
  const now = room.currentTime
  const tone = room.createOscillator()
  const gain = room.createGain()
  tone.type = 'triangle'
  tone.frequency.setValueAtTime(from, now)
  tone.frequency.exponentialRampToValueAtTime(to, now + seconds)
  gain.gain.setValueAtTime(loud, now)
  gain.gain.exponentialRampToValueAtTime(0.0001, now + seconds + 0.08)
  tone.connect(gain).connect(room.destination)
  tone.start(now)
  tone.stop(now + seconds + 0.1)
}
