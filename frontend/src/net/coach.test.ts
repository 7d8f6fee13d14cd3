import { beforeEach, expect, test } from 'vitest'
import { accompanied, accompany, firstTime, silence } from './coach'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  globalThis.localStorage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) } as unknown as Storage
})

test('each kind of question is new once, to those who are accompanied', () => {
  expect(firstTime('air', 'fly')).toBe(false)
  accompany('air')
  expect(firstTime('air', 'fly')).toBe(true)
  expect(firstTime('air', 'fly')).toBe(false)
  expect(firstTime('air', 'settle')).toBe(true)
  expect(firstTime('bal', 'aim')).toBe(false)
})

test('it can be silenced, comes back on request, and what cannot be read is no coach', () => {
  accompany('air')
  silence('air')
  expect(accompanied('air')).toBe(false)
  expect(firstTime('air', 'fly')).toBe(false)
  accompany('air')
  expect(firstTime('air', 'fly')).toBe(true)
  for (const damaged of ['{', '[]', '3', '{"air":3}']) {
    kept.set('esbat.coach', damaged)
    expect(firstTime('air', 'fly')).toBe(false)
  }
})
