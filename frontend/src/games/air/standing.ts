import type { Standing } from '../standing'
import type { AirView } from './types'

/** Grimoires, as on the plates of the others. */
export const STANDING: Standing = {
  of: (view: AirView, seat: number) => view.seats[seat]?.grimoires.reduce((a, b) => a + b, 0) ?? null,
  always: false,
}
