import type { GameBox, Lang } from '../wire'
import { api } from './api'

const known = new Map<string, Promise<GameBox>>()

/** What is printed in a play's box, fetched once a language; a failure is not remembered. */
export function boxOf(play: string, lang: Lang): Promise<GameBox> {
  const key = `${lang} ${play}`
  let box = known.get(key)
  if (!box) {
    box = api.box(play, lang)
    known.set(key, box)
    box.catch(() => known.delete(key))
  }
  return box
}
