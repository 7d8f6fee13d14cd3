import { dailyOf, note, today } from '../../net/diary'
import { playKept } from '../../net/keys'
import type { Ended } from '../../wire'
import type { WildegrensView } from './types'

/** Writes the end of a play into this reader's diary, if they have a seat at it. */
export function writeDown(play: string, view: WildegrensView, outcome: Ended): void {
  if (!playKept(play)?.seats.length) return
  const won = outcome.scores.some((score) => score.rank === 1)
  note({ play, game: 'wildegrens', day: today(), daily: dailyOf(play), won, grade: outcome.mark, reason: outcome.ending, turns: view.turn })
}
