import { t } from '../../shell/words.svelte'
import type { GameBox, LegalMove } from '../../wire'
import { printedIn } from './printed'
import type { WildegrensView } from './types'

/** The Challenge that lies where a move names a place, if these eyes know it, and what overcoming it would cost. */
export function remark(move: LegalMove, anyView: unknown, box: GameBox): string {
  const view = anyView as WildegrensView
  const spot = move.targets.find((target) => target.startsWith('spot:'))?.slice(5)
  if (!spot || !move.move.endsWith(` ${spot}`)) return ''
  const there = view.places.flatMap((place) => place.spots).find((s) => s.spot === spot)
  const name = printedIn(box).challenges.get(there?.card ?? '')?.name
  if (!name) return ''
  const cost = there?.now ?? 0
  return move.move.startsWith('beat ') ? t('wil-move-beat', { name, cost, power: view.available }) : `${move.label} (${name})`
}
