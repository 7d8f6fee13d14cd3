import { dailyOf, note, today } from '../../net/diary'
import { playKept } from '../../net/keys'
import type { GameEvent } from '../../wire'
import { FAILURES_TO_LOSE, SOULS_TO_LOSE, type WildegrensView } from './types'

export const GRADES = ['innocent', 'not-guilty', 'guilty', 'evil-reigns', 'defeat'] as const

/** Why it ended: as told when it did; else as the table shows it. */
export function reasonOf(view: WildegrensView, events: GameEvent[]): string {
  const told = events.find((event) => event.kind === 'play_ended')?.['reason']
  if (typeof told === 'string') return told
  if (view.failures >= FAILURES_TO_LOSE) return 'two-missions'
  if (view.souls_total >= SOULS_TO_LOSE) return 'lost-souls'
  return view.jury.every((juror) => juror.papers.every((paper) => paper.up)) ? 'trial' : 'other'
}

/** The verdict: by the Jurors convinced at the trial, or a defeat before it. */
export const gradeOf = (reason: string, convinced: number): string => (reason === 'trial' ? (GRADES[3 - convinced] ?? 'defeat') : 'defeat')

/** Writes the end of a play into this reader's diary, if they have a seat at it. */
export function writeDown(play: string, view: WildegrensView, events: GameEvent[]): void {
  if (!playKept(play)?.seats.length) return
  const reason = reasonOf(view, events)
  const grade = gradeOf(reason, view.convinced)
  note({ play, game: 'wildegrens', day: today(), daily: dailyOf(play), won: grade === 'innocent', grade, reason, turns: view.turn })
}
