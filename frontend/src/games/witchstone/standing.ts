import type { Standing } from '../standing'
import type { WitchstoneView } from './types'

/** Points. */
export const STANDING: Standing = {
  of: (view: WitchstoneView, seat: number) => view.seats[seat]?.score ?? null,
  always: false,
}
