import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../shell/settings.svelte'
import type { StateMessage } from '../wire'
import { Pacer, STEP } from './pacer.svelte'

const line = (n: number): StateMessage['lines'][number] => ({ n, text: `line ${n}`, rules: [], seat: 0 })
/** A moment with these lines, each of something that happened. */
const moment = (version: number, ...lines: number[]): StateMessage =>
  ({ version, view: { version }, lines: lines.map(line), events: lines.map((n) => ({ kind: 'lost', n })) }) as unknown as StateMessage

describe('the story of one move', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('document', { hidden: false })
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    settings.speed = 1
  })
  const at = (pacer: Pacer, ms: number): number => {
    vi.advanceTimersByTime(ms)
    return pacer.told
  }
  const begun = (): Pacer => {
    const pacer = new Pacer()
    pacer.push(moment(1, 1))
    expect([pacer.told, pacer.behind, pacer.walk]).toEqual([1, false, null])
    pacer.push(moment(2, 2, 3, 4))
    return pacer
  }

  it('is told line by line, each long enough to be seen', () => {
    const pacer = begun()
    expect([at(pacer, 1), at(pacer, STEP), at(pacer, STEP)]).toEqual([2, 3, 4])
    at(pacer, STEP)
    expect([pacer.behind, pacer.walk]).toEqual([false, null])
  })

  it('leaves the board where it was until a line says what has changed', () => {
    const pacer = begun()
    at(pacer, 1)
    expect([pacer.walk?.from, pacer.walk?.told.map((event) => event.n)]).toEqual([{ version: 1 }, [2]])
    at(pacer, STEP)
    expect(pacer.walk?.told.map((event) => event.n)).toEqual([2, 3])
  })

  it('is skipped at once, also what waits behind it', () => {
    const pacer = begun()
    pacer.push(moment(3, 5))
    at(pacer, 1)
    pacer.flush()
    expect([pacer.told, pacer.shown?.version, pacer.behind, pacer.walk]).toEqual([5, 3, false, null])
  })

  it('runs faster for who likes it so, and does not run at all for who wants no motion', () => {
    settings.speed = 0.5
    const pacer = begun()
    expect([at(pacer, 1), at(pacer, STEP / 2), at(pacer, STEP / 2)]).toEqual([2, 3, 4])
    settings.speed = 0
    pacer.push(moment(3, 5, 6))
    expect([pacer.told, pacer.behind]).toEqual([6, false])
  })
})
