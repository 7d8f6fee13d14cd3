import type { Standing } from '../standing'
import { together } from './goal'
import type { LancreView } from './types'

/** Points; those who win or lose together have none. */
export const STANDING: Standing = {
  of: (view: LancreView, seat: number) => (together(view) ? null : (view.seats[seat]?.points ?? null)),
  always: false,
}
