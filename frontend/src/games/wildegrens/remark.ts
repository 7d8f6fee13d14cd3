import type { GameBox, LegalMove } from '../../wire'
import { printedIn } from './printed'
import type { WildegrensView } from './types'

/** The Challenge that lies where a move names a place, if these eyes know it. */
export function remark(move: LegalMove, view: unknown, box: GameBox): string {
  const spot = move.targets.find((target) => target.startsWith('spot:'))?.slice(5)
  if (!spot || !move.move.endsWith(` ${spot}`)) return ''
  const there = (view as WildegrensView).places.flatMap((place) => place.spots).find((s) => s.spot === spot)
  return printedIn(box).challenges.get(there?.card ?? '')?.name ?? ''
}
