import { describe, expect, it } from 'vitest'
import { COVERS } from '../art/covers'
import { ordersOf } from './orders'
import { hasRemarks } from './remarks'
import { hasSkin } from './skins'

describe('what a game has of its own', () => {
  const GAMES = Object.keys(COVERS)
  it('is found by its code', () => {
    expect(GAMES).toHaveLength(5)
    expect(GAMES.filter(hasSkin)).toEqual(GAMES)
    expect(GAMES.filter(hasRemarks)).toEqual(['wildegrens', 'witchstone'])
    expect(GAMES.filter(ordersOf)).toEqual(['bal'])
  })
  it('may be missing: then the plain table is laid', () => {
    for (const game of ['toy', 'plain', '', '../air', 'air/Table.svelte']) expect([hasSkin(game), hasRemarks(game), ordersOf(game)]).toEqual([false, false, null])
  })
})
