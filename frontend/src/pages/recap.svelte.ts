import type { GameEvent, HistoryLine, StateMessage } from '../wire'

/** So many things that happened stay marked on the board. */
const MARKED = 40

/** The last line of this seat before that one. */
const lastOwn = (story: HistoryLine[], seat: number | null, before: number): number => story.findLast((line) => line.seat === seat && line.n < before)?.n ?? 0

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
    if (!state?.question?.mine || state.outcome) return []
    const others = story.filter((line) => line.seat !== null && line.seat !== state.seat)
    // Who sits down in a browser that has not seen this table hears what came after the last thing they did.
    const from = this.from || lastOwn(story, state.seat, others.at(-1)?.n ?? 0)
    return others.filter((line) => line.n > from)
  }
}
