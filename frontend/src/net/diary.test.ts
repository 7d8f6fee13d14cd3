import { describe, expect, it } from 'vitest'
import { statistics, today, type DiaryEntry } from './diary'

const entry = (n: number, won: boolean, daily: string | null = null): DiaryEntry => ({ play: `p${n}`, game: 'wildegrens', day: '2026-11-16', daily, won, grade: won ? 'innocent' : 'guilty', reason: 'trial', turns: 5 })

describe('diary', () => {
  it('writes a date as the server reads it', () => {
    expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
  })
  it('counts wins, runs, days and grades, newest first', () => {
    const told = statistics([entry(5, true, '2026-11-16'), entry(4, false), entry(3, true, '2026-11-15'), entry(2, true, '2026-11-15'), entry(1, false)])
    expect(told).toEqual({ plays: 5, won: 3, streak: 1, longest: 2, days: 2, grades: { innocent: 3, guilty: 2 } })
    expect(statistics([]).plays).toBe(0)
  })
})
