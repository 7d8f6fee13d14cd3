import type { LegalMove } from '../../wire'
import type { LancreView } from './types'

/** Which legal moves a thing on the table stands for; the server names the things. */
export function index(legal: LegalMove[]): Map<string, LegalMove[]> {
  const out = new Map<string, LegalMove[]>()
  for (const entry of legal) for (const target of new Set(entry.targets)) if (target !== 'none') out.set(target, [...(out.get(target) ?? []), entry])
  return out
}

const AT_A_SPACE: Record<string, string> = {
  start: 'start',
  put: 'put',
  mark: 'mark',
  land: 'land',
  facing: 'flee',
  flight: 'flee',
  relieve: 'relieve',
  look: 'look',
  reveal: 'reveal',
}
const WITH_A_CARD: Record<string, string> = { discard: 'discard', join: 'join', facing: 'symbol', total: 'use' }
const OWN: Record<string, string> = { tiffany: 'vanish', annagramma: 'magic', petulia: 'heal' }

/** What a tap on something not legal most likely meant: we ask the server why not. */
export function meant(target: string, view: LancreView, seat: number): string {
  const [kind, name] = target.split(':') as [string, string | undefined]
  switch (kind) {
    case 'space':
      return name === 'dungeon' ? 'stay' : `${AT_A_SPACE[view.phase] ?? 'walk'} ${name}`
    case 'hand':
      return `${WITH_A_CARD[view.phase] ?? 'use'} ${name}`
    case 'witch':
      return `choose ${name}`
    case 'deck':
      return 'draw'
    case 'dice':
    case 'die':
      return view.dice.length === 0 ? 'roll' : view.dice.length === 2 ? 'face' : 'settle'
    case 'own':
      return OWN[view.seats[seat]?.witch ?? ''] ?? 'magic'
    case 'seat':
      return `rob ${Number(name) + 1}`
    default:
      return 'end'
  }
}
