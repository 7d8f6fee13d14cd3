import { beforeEach, expect, test } from 'vitest'
import { course, finished, nextUp, ofEdition, reached } from './lessons'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  globalThis.localStorage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) } as unknown as Storage
})

test('one goes on where one was, then with what is not finished, then anew', () => {
  const names = [{ id: 'fly', steps: 3 }, { id: 'rise', steps: 1 }]
  expect(nextUp('air', names)).toEqual({ lesson: 'fly', step: 0 })
  reached('air', 'fly', 2)
  expect(nextUp('air', names)).toEqual({ lesson: 'fly', step: 2 })
  finished('air', 'fly')
  finished('air', 'fly')
  expect(course('air').done).toEqual(['fly'])
  expect(nextUp('air', names)).toEqual({ lesson: 'rise', step: 0 })
  finished('air', 'rise')
  expect(nextUp('air', names)).toEqual({ lesson: 'fly', step: 0 })
  expect(nextUp('bal', [])).toBeNull()
})

test('a step that a lesson has no more begins the lesson', () => {
  reached('air', 'fly', 2)
  expect(nextUp('air', [{ id: 'fly', steps: 2 }])).toEqual({ lesson: 'fly', step: 0 })
})

test('what was kept of an older edition still counts, and what cannot be read does not stop anybody', () => {
  finished('air', 'fly')
  ofEdition('air', 1)
  ofEdition('air', 2)
  expect(course('air')).toEqual({ edition: 2, done: ['fly'] })
  for (const damaged of ['{', '[]', '3', '{"air":3}', '{"air":{"done":"fly"}}']) {
    kept.set('esbat.lessons', damaged)
    expect(course('air').done).toEqual([])
  }
})
