import { describe, expect, it } from 'vitest'
import type { LegalMove } from '../../wire'
import { CELLS, bridges, exitAt, lit, middle, neighbours, pairs } from './grid'
import { sharing } from './sharing'
import { index, meant, tabOf, tabsFor } from './targets'
import type { ExitFact } from './printed'
import type { CellView, Sign, WitchstoneView } from './types'

const cell = (at: string, sign: Sign, code: string | null = null): CellView => ({ cell: at, kind: code ? 'tile' : 'printed', symbols: [sign], code })
const move = (text: string, ...targets: string[]): LegalMove => ({ move: text, label: text, targets })
const exit: ExitFact = { code: 'x1', symbol: 'crystal', cells: ['1,-3', '2,-3'] }

describe('the grid', () => {
  it('is a hexagon of side four', () => {
    expect(CELLS).toHaveLength(37)
    expect(new Set(CELLS).size).toBe(37)
    expect(middle('0,0')).toEqual({ x: 50, y: 50 })
  })
  it('has six neighbours a cell, all equally far', () => {
    const far = neighbours('0,0').map((n) => Math.hypot(middle(n).x - 50, middle(n).y - 50))
    expect(far).toHaveLength(6)
    for (const each of far) expect(each).toBeCloseTo(far[0] as number, 0)
  })
  it('lays an exit outside its arrows', () => {
    expect(exitAt(exit).y).toBeLessThan(middle('1,-3').y)
    expect(exitAt(exit).x).toBeCloseTo(50)
  })
  it('joins equal neighbours and lights what would hang together', () => {
    const cells = [cell('0,-3', 'energy'), cell('1,-3', 'energy', 'energy-wand'), cell('2,-3', 'wand', 'energy-wand'), cell('0,0', 'energy', 'energy-scroll')]
    expect(bridges(cells)).toHaveLength(1)
    expect(lit(cells, '0,-2', 'energy')).toEqual(['0,-2', '1,-3', '0,-3'])
    expect(lit(cells, '3,0', 'energy')).toEqual(['3,0'])
    expect(pairs(cells)).toEqual([['1,-3', '2,-3']])
  })
})

describe('what a tap means', () => {
  const legal = [move('charge t1-f1', 'road:t1-f1'), move('break 0,0', 'break:0,0'), move('done', 'none')]
  it('finds moves by the things they name', () => {
    expect(index(legal).get('road:t1-f1')?.map((m) => m.move)).toEqual(['charge t1-f1'])
    expect(index(legal).has('none')).toBe(false)
  })
  it('knows behind which tab they lie, lifting a crystal last', () => {
    expect(tabsFor(legal)).toEqual(['ball'])
    expect(tabsFor(legal.slice(1))).toEqual(['cauldron'])
    expect(tabOf('wand:4')).toBe('tracks')
    expect(tabOf('owed:energy')).toBeNull()
  })
  it('asks why not in the words of the game', () => {
    const view = { phase: 'act', seat: 0, seats: [{ wand: 3 }] } as unknown as WitchstoneView
    expect(meant('road:t1-f1', view, null, [exit])).toBe('charge t1-f1')
    expect(meant('wand:7', view, null, [exit])).toBe('stride 4')
    expect(meant('cell:1,1', view, '0,1', [exit])).toBe('push 0,1 1,1')
    expect(meant('shelf:crystal', view, null, [exit])).toBe('shelve x1')
  })
})

describe('what has not changed', () => {
  it('stays the same thing', () => {
    const before = { a: [{ n: 1 }, { n: 2 }], b: { c: null } }
    const after = sharing(before, { a: [{ n: 1 }, { n: 3 }], b: { c: null } })
    expect(after).toEqual({ a: [{ n: 1 }, { n: 3 }], b: { c: null } })
    expect(after.a[0]).toBe(before.a[0])
    expect(after.a[1]).not.toBe(before.a[1])
    expect(after.b).toBe(before.b)
    expect(sharing(before, { a: [{ n: 1 }, { n: 2 }], b: { c: null } })).toBe(before)
    expect(sharing([1, 2], [1])).toEqual([1])
    expect(sharing({ a: 1 }, {})).toEqual({})
  })
})
