import type { Ended, Face, GameEvent, LegalMove } from '../wire'

/** How far a story has come that is told line by line: from where, and what of it has been told. */
export interface Walk {
  from: unknown
  told: GameEvent[]
}

/** What every game's own table is given: what this reader sees, and the two things they can do. */
export interface SkinProps {
  /** which play this is: its box may hold other things than ours */
  play: string
  view: unknown
  seat: number | null
  seats: Face[]
  legal: LegalMove[]
  events: GameEvent[]
  /** while the story of these events is still being told */
  walk?: Walk | null
  /** how it ended, once it has */
  outcome: Ended | null
  /** the move the hint names, if one was asked for */
  hinted: string | null
  onmove: (move: string) => void
  onwhy: (move: string) => void
}
