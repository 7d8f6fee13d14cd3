import { describe, expect, it } from 'vitest'
import { COVERS } from '../art/covers'
import { ordersOf } from './orders'
import { hasRemarks } from './remarks'
import { hasSkin } from './skins'
import { standingOf } from './standing'

describe('what a game has of its own', () => {
  const GAMES = Object.keys(COVERS)
  it('is found by its code', () => {
    expect(GAMES).toHaveLength(5)
    expect(GAMES.filter(hasSkin)).toEqual(GAMES)
    expect(GAMES.filter(hasRemarks)).toEqual(['wildegrens', 'witchstone'])
    expect(GAMES.filter(ordersOf)).toEqual(['bal'])
  })
  it('counts what stands beside my crest, except where nobody does', () => {
    const views = { air: { seats: [{ grimoires: [1, 0, 2, 0, 0] }] }, bal: { seats: [{ lives: 7 }] }, lancre: { seats: [{ points: 4 }, { points: 1 }], options: { cooperative: false } }, witchstone: { seats: [{ score: -3 }] }, wildegrens: {} }
    expect(Object.entries(views).map(([game, view]) => standingOf(game, view, 0)?.n ?? null)).toEqual([3, 7, 4, -3, null])
    expect(standingOf('lancre', { ...views.lancre, options: { cooperative: true } }, 0)).toBeNull()
    expect(standingOf('air', views.air, null)).toBeNull()
  })
  it('may be missing: then the plain table is laid', () => {
    for (const game of ['toy', 'plain', '', '../air', 'air/Table.svelte']) expect([hasSkin(game), hasRemarks(game), ordersOf(game)]).toEqual([false, false, null])
  })
})
