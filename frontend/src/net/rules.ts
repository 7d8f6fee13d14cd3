import type { Lang, RulesAnswer } from '../wire'
import { api } from './api'

const known = new Map<string, Promise<RulesAnswer>>()

/** A game's rulebook, fetched once a language; a failure is not remembered. */
export function rulesOf(game: string, lang: Lang): Promise<RulesAnswer> {
  const key = `${lang} ${game}`
  let book = known.get(key)
  if (!book) {
    book = api.rules(game, lang)
    known.set(key, book)
    book.catch(() => known.delete(key))
  }
  return book
}
