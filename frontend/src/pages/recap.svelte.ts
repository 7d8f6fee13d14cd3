import type { GameEvent, HistoryLine, StateMessage } from '../wire'

/** So many things that happened stay marked on the board. */
const MARKED = 40

/** What others did since my last move: told once more when it is mine again, and marked on the board. */
export class Recap {
  /** the last line I knew when I made my last move */
  from = $state(0)
  recent = $state.raw<GameEvent[]>([])
  /** how many turns of mine have ended */
  turns = 0
  #answered: number
  #mine = false
  #at = -1

  constructor(seen: number) {
    this.#answered = seen
    this.from = seen
  }

  /** The table stands so now, and the story was told so far. */
  follow(state: StateMessage, told: number): void {
    if (state.version !== this.#at) {
      if (this.#mine) {
        this.from = this.#answered
        this.recent = []
      }
      if (state.events.length) this.recent = [...this.recent, ...state.events].slice(-MARKED)
      this.#at = state.version
    }
    if (this.#mine && !state.question?.mine) this.turns += 1
    this.#mine = state.question?.mine ?? false
    if (this.#mine) this.#answered = told
  }

  /** The lines to tell again now. */
  lines(state: StateMessage | null, story: HistoryLine[]): HistoryLine[] {
    if (!state?.question?.mine || state.outcome || !this.from) return []
    return story.filter((line) => line.n > this.from && line.seat !== null && line.seat !== state.seat)
  }
}
