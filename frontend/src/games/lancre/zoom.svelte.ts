import { TALL, WIDE } from './land'

/** Below this a tile's number is too small to read: the map is then larger than its window, and pushed about. */
const READABLE = 0.62
const BY_THUMB = 0.74
const LARGEST = 2
export const NEARER = 1.25

/** How large the map is drawn in a window of this size; the reader may change it. */
export class Zoom {
  w = $state(0)
  h = $state(0)
  #own = $state<number | null>(null)

  /** the whole land in sight */
  get fit(): number {
    return Math.min((this.w || 900) / WIDE, (this.h || 560) / TALL)
  }
  get scale(): number {
    const usual = this.fit >= READABLE ? this.fit : BY_THUMB
    return this.#own === null ? usual : Math.min(LARGEST, Math.max(this.fit, this.#own))
  }
  get wholly(): boolean {
    return this.scale <= this.fit * 1.001
  }
  set(scale: number): void {
    this.#own = Math.min(LARGEST, Math.max(this.fit, scale))
  }
  by(factor: number): void {
    this.set(this.scale * factor)
  }
}
