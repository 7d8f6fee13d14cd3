import type { Asked, Face } from '../wire'

/** What a choice costs or gives, before it is chosen: what the view adds to the question. */
export type Price = (question: Asked, view: unknown, seats: Face[]) => string
const FOUND = import.meta.glob<Price>('./*/asked.ts', { eager: true, import: 'asked' })

/** The prices of what is asked now, in a sentence or two; nothing where the question says it all. */
export function priceOf(game: string, question: Asked | null, view: unknown, seats: Face[]): string {
  return question?.mine ? (FOUND[`./${game}/asked.ts`]?.(question, view, seats) ?? '') : ''
}
