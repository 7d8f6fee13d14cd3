import { still, settings } from '../shell/settings.svelte'
import { ui } from '../shell/ui.svelte'
import type { Walk } from '../games/skin'
import type { StateMessage } from '../wire'

/** How long one thing that happened is looked at, in milliseconds, at the usual speed. */
export const STEP = 420
/** However much happened in one move: nobody waits longer than this for it. */
const LONGEST = 8 * STEP
/** Of its time, when more waits to be seen: still slow enough for the eye to follow. */
const RUSH = 0.6

interface Seen {
  state: StateMessage
  /** the last line of the history that was told with it */
  last: number
}

/** Lets states be seen one after the other when they come in a rush; a touch of the reader's hand skips to the newest. */
export class Pacer {
  shown = $state.raw<StateMessage | null>(null)
  /** the last line of the history whose motion has begun: what comes after is not told yet */
  told = $state(0)
  /** something is still to be seen */
  behind = $state(false)
  /** what was shown before, while that which has happened since is being told */
  before = $state.raw<StateMessage | null>(null)
  #queue: Seen[] = []
  #last = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #walk: ReturnType<typeof setTimeout> | undefined
  #until = 0

  push(state: StateMessage, last = state.lines.at(-1)?.n ?? this.#last): void {
    const newest = this.#queue.at(-1)?.state ?? this.shown
    // What is no news (a window has closed) is shown at once, unless news before it still waits to be seen.
    const news = newest && (state.version > newest.version || (state.version === newest.version && this.#queue.length > 0))
    if (!news || still()) return this.#show({ state, last })
    this.#queue.push({ state, last })
    this.behind = true
    this.#next()
  }

  /** Shows this at once, and nothing of what was waiting: another person looks now. */
  jump(state: StateMessage, last = state.lines.at(-1)?.n ?? this.#last): void {
    this.#show({ state, last })
  }

  /** Shows the newest at once, and all that was told of it. */
  flush(): void {
    const newest = this.#queue.at(-1)
    if (newest) return this.#show(newest)
    this.#tellAll()
    this.behind = false
    this.before = null
  }

  /** The view before the events that are told just now, and those of them whose line has come; nothing at rest. */
  get walk(): Walk | null {
    const [before, now] = [this.before, this.shown]
    const next = now?.lines.find((line) => line.n > this.told)?.n
    return before && now && next !== undefined ? { from: before.view, told: now.events.filter((event) => event.n < next) } : null
  }

  /** Is there a newer state than the one that is shown? A move is meant for what is seen. */
  get late(): boolean {
    return this.#queue.length > 0
  }

  stop(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#walk)
  }

  #show(seen: Seen): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#queue = []
    this.shown = seen.state
    this.before = null
    this.#last = seen.last
    this.#tellAll()
    this.#until = 0
    this.behind = false
  }

  #tellAll(): void {
    clearTimeout(this.#walk)
    this.told = this.#last
  }

  /** The lines of this state, one after the other, while its things move. */
  #tell(lines: number[], step: number): void {
    const [next, ...rest] = lines
    if (next === undefined) {
      this.told = this.#last
      this.before = null
      if (!this.#queue.length) this.behind = false
      return
    }
    this.told = next
    this.#walk = setTimeout(() => this.#tell(rest, step), step)
  }

  #next(): void {
    if (this.#timer !== undefined) return
    const wait = Math.max(0, this.#until - performance.now())
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      const seen = this.#queue.shift()
      if (!seen) return
      this.#tellAll()
      this.before = this.shown
      this.shown = seen.state
      const lines = seen.state.lines.map((line) => line.n).filter((n) => n > this.#last)
      this.#last = seen.last
      // A rush is walked through faster, so that nobody waits long for their own turn.
      const rush = settings.speed * ui.slow * (this.#queue.length > 4 ? RUSH : 1)
      const pace = seen.state.events.length === 0 ? 60 : Math.min(LONGEST, Math.max(520, STEP * lines.length))
      this.#tell(lines, Math.min(STEP, pace / Math.max(1, lines.length)) * rush)
      this.#until = performance.now() + pace * rush
      if (this.#queue.length) this.#next()
    }, wait)
  }
}
