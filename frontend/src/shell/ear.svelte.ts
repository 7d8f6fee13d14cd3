import { untrack } from 'svelte'

/** For those who listen rather than look: what was said, in order. It only grows, so that a burst loses no line. */
export type Buffer = 'events' | 'questions' | 'people'
export const BUFFERS: readonly Buffer[] = ['events', 'questions', 'people']

interface Said {
  n: number
  text: string
  /** the key that asked for it */
  key?: string | undefined
}
/** So many stay in the page; all stay in the buffers until the table is left. */
const IN_PAGE = 40

class Ear {
  /** what the page's live region holds: new lines are added at its end, old ones leave unheard */
  said = $state.raw<Said[]>([])
  #count = 0
  #heard: Record<Buffer, string[]> = { events: [], questions: [], people: [] }
  #in: Buffer = 'events'
  #at = -1

  say(text: string, buffer: Buffer = 'events'): void {
    if (!text) return
    this.#heard[buffer].push(text)
    if (buffer === this.#in) this.#at = -1
    this.#add(text)
  }

  /** Said again at the reader's wish: it is no news, and goes into no buffer. */
  repeat(text: string, key?: string): void {
    if (text) this.#add(text, key)
  }

  /** One step back or on in the buffer at hand; at its end it stays. */
  step(way: 1 | -1): string {
    const lines = this.#heard[this.#in]
    const last = lines.length - 1
    const from = this.#at < 0 ? last + (way < 0 ? 1 : 0) : this.#at
    this.#at = Math.max(0, Math.min(last, from + way))
    return lines[this.#at] ?? ''
  }

  /** The last thing said in the buffer at hand. */
  last(): string {
    this.#at = -1
    return this.#heard[this.#in].at(-1) ?? ''
  }

  /** On to the next buffer, from its end. */
  turn(): Buffer {
    this.#in = BUFFERS[(BUFFERS.indexOf(this.#in) + 1) % BUFFERS.length] as Buffer
    this.#at = -1
    return this.#in
  }

  /** Another person listens now: what was said before is not for their ears. */
  forget(): void {
    this.said = []
    this.#heard = { events: [], questions: [], people: [] }
    this.#at = -1
  }

  #add(text: string, key?: string): void {
    // Whoever speaks does not listen: an effect that announces must not run again because of it.
    this.said = [...untrack(() => this.said).slice(-IN_PAGE + 1), { n: ++this.#count, text, key }]
  }
}

export const ear = new Ear()
export const announce = (text: string, buffer: Buffer = 'events'): void => ear.say(text, buffer)

/** Says what is asked once a moment: somebody who sits down or goes away meanwhile is no new question. */
export function asker(): (moment: string, text: string) => void {
  let last = ''
  return (moment, text) => {
    const asked = `${moment} ${text}`
    if (text && asked !== last) announce(text, 'questions')
    last = asked
  }
}
