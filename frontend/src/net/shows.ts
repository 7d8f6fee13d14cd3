import type { Lang } from '../wire'
import { api } from './api'

const known = new Map<string, Promise<string[]>>()

/** The rules of a game for which there is a position to try; none if the server is away, and then asked again. */
export function showable(game: string, lang: Lang): Promise<string[]> {
  let found = known.get(game)
  if (!found) {
    found = api.lessons(game, lang).then((answer) => answer.shows)
    known.set(game, found)
    found.catch(() => known.delete(game))
  }
  return found.catch(() => [])
}
