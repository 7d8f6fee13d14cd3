import { knows, t } from '../shell/words.svelte'
import type { Asked, Face, GameBox, LegalMove } from '../wire'

/** What a choice costs or gives, before it is chosen: what the view adds to the question. */
export type Price = (question: Asked, view: unknown, seats: Face[], legal: LegalMove[], box: GameBox | null) => string
const FOUND = import.meta.glob<Price>('./*/asked.ts', { eager: true, import: 'asked' })

/** The prices of what is asked now, in a sentence or two, and why there is only one answer. */
export function priceOf(game: string, question: Asked | null, view: unknown, seats: Face[], legal: LegalMove[], box: GameBox | null): string {
  if (!question?.mine) return ''
  const price = knows(game) ? (FOUND[`./${game}/asked.ts`]?.(question, view, seats, legal, box) ?? '') : ''
  return [price, legal.length === 1 ? why(`${game}-only-${question.kind}`) : ''].filter(Boolean).join(' ')
}

/** Why nothing else can be done, in a game's own words where it has some; empty where the price says it. */
function why(id: string): string {
  const said = t(id)
  return said === id ? t('only-move') : said
}
