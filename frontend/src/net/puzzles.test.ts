import { beforeEach, expect, test } from 'vitest'
import { answered, began, dayBefore, record, tally, tried } from './puzzles'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  globalThis.localStorage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) } as unknown as Storage
})

test('moves are counted until it is found, and not after', () => {
  began('2026-11-17', 'air', 'puzzle-1')
  answered('air', 'puzzle-1', false)
  answered('air', 'puzzle-1', true)
  answered('air', 'puzzle-1', false)
  expect(tried('2026-11-17', 'air')).toEqual({ id: 'puzzle-1', moves: 2, found: true })
  answered('bal', 'puzzle-1', true)
  expect(Object.keys(record())).toHaveLength(1)
})

test('a day that was found stays so when its puzzle is another', () => {
  began('2026-11-17', 'air', 'puzzle-1')
  answered('air', 'puzzle-1', true)
  began('2026-11-17', 'air', 'puzzle-2')
  expect(tried('2026-11-17', 'air')?.found).toBe(true)
})

test('days in a row are counted back from today, or from yesterday', () => {
  for (const day of ['2026-11-14', '2026-11-16', '2026-11-15']) {
    began(day, 'air', `puzzle-${day}`)
    answered('air', `puzzle-${day}`, true)
  }
  expect(tally('2026-11-17')).toEqual({ found: 3, first: 3, days: 3 })
  expect(tally('2026-11-19').days).toBe(0)
  expect(dayBefore('2026-03-01')).toBe('2026-02-28')
})

test('a record that cannot be read is an empty one', () => {
  for (const kept of ['{', '[]', '3', '{"2026-11-17 air": null}']) {
    localStorage.setItem('esbat.puzzles', kept)
    expect(record()).toEqual({})
  }
})
