import type { Standing } from '../standing'
import type { BalView } from './types'

/** Crapzouilles. On a round floor I stand at the near edge, below everybody else. */
export const STANDING: Standing = {
  of: (view: BalView, seat: number) => view.seats[seat]?.lives ?? null,
  always: true,
}
