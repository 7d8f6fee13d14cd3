import type { LegalMove } from '../../wire'
import { stopped } from './said'

/** What every part of the table needs to let itself be tapped. */
export interface Hands {
  can: Map<string, LegalMove[]>
  hinted: Set<string>
  tap: (target: string, element: HTMLElement) => void
}

/** What a thing is called, and what tapping it does now. */
export function called(hands: Hands, target: string, said: string): string {
  const moves = hands.can.get(target)
  return moves?.length ? `${stopped(said)} ${moves.map((m) => m.label).join(' / ')}` : said
}
