import { still, settings } from '../shell/settings.svelte'
import type { StateMessage } from '../wire'

/** Lets states be seen one after the other when they come in a rush; a touch of the reader's hand skips to the newest. */
export class Pacer {
  shown = $state.raw<StateMessage | null>(null)
  #queue: StateMessage[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #until = 0

  push(state: StateMessage): void {
    const last = this.#queue.at(-1) ?? this.shown
    // What is no news (a window has closed) is shown at once, unless news before it still waits to be seen.
    const news = last && (state.version > last.version || (state.version === last.version && this.#queue.length > 0))
    if (!news || still()) return this.#show(state)
    this.#queue.push(state)
    this.#next()
  }

  /** Shows this at once, and nothing of what was waiting: another person looks now. */
  jump(state: StateMessage): void {
    this.#show(state)
  }

  /** Shows the newest at once. */
  flush(): void {
    const newest = this.#queue.at(-1)
    if (newest) this.#show(newest)
  }

  get behind(): boolean {
    return this.#queue.length > 0
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #show(state: StateMessage): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#queue = []
    this.shown = state
    this.#until = 0
  }

  #next(): void {
    if (this.#timer !== undefined) return
    const wait = Math.max(0, this.#until - performance.now())
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      const state = this.#queue.shift()
      if (!state) return
      this.shown = state
      const quiet = state.events.length === 0
      // A rush is walked through faster, so that nobody waits long for their own turn.
      const pace = (quiet ? 60 : 520) * settings.speed * (this.#queue.length > 4 ? 0.45 : 1)
      this.#until = performance.now() + pace
      if (this.#queue.length) this.#next()
    }, wait)
  }
}
