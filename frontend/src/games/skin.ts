import type { GameEvent, LegalMove, SeatFace } from '../wire'

/** What every game's own table is given: what this reader sees, and the two things they can do. */
export interface SkinProps {
  /** which play this is: its box may hold other things than ours */
  play: string
  view: unknown
  seat: number | null
  seats: SeatFace[]
  legal: LegalMove[]
  events: GameEvent[]
  /** the move the hint names, if one was asked for */
  hinted: string | null
  onmove: (move: string) => void
  onwhy: (move: string) => void
}
