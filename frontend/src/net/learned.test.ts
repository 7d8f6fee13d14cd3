import { beforeEach, expect, it, vi } from 'vitest'
import { firstSitting } from './learned'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', { getItem: (k: string) => kept.get(k) ?? null, setItem: (k: string, v: string) => void kept.set(k, v) })
})

it('is the first sitting once a game', () => {
  expect(firstSitting('air')).toBe(true)
  expect(firstSitting('bal')).toBe(true)
  expect(firstSitting('air')).toBe(false)
  expect(kept.get('esbat.learned')).toBe('air bal')
})

it('is never one where nothing can be kept', () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => { throw new Error('refused') } })
  expect(firstSitting('air')).toBe(false)
})
