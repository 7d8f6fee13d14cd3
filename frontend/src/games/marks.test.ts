import { describe, expect, it } from 'vitest'
import { selectorOf } from '../shell/marked'
import { placesOf } from './marks'

const event = (kind: string, facts: Record<string, unknown>): { kind: string; n: number } => ({ kind, n: 1, ...facts })

describe('where something happened', () => {
  it('is a thing on each table', () => {
    expect(placesOf('air', [event('placed', { seat: 1, card: 'W7' }), event('graduated', { seat: 1, colour: 'G' })], 0)).toEqual(['card:W7', 'pile:G'])
    expect(placesOf('bal', [event('attacked', { seat: 1, target: 2 }), event('lost', { seat: 2, owner: 2, left: 6 })], 0)).toEqual(['seat:2'])
    expect(placesOf('lancre', [event('walked', { seat: 1, space: 'town1' })], 0)).toEqual(['space:town1'])
    expect(placesOf('witchstone', [event('charged', { seat: 1, road: 't1-f1' }), event('strode', { seat: 1, space: 4 })], 0)).toEqual(['road:t1-f1', 'wand:4'])
    expect(placesOf('wildegrens', [event('overcame', { spot: 'a1', card: 'imp' }), event('persuaded', { card: 'silas' })], 0)).toEqual(['spot:a1', 'juror:silas'])
  })
  it('is not a cell of my cauldron when another lays there', () => {
    const laid = event('laid', { seat: 1, cell: '0,0', other: '0,1' })
    expect([placesOf('witchstone', [laid], 0), placesOf('witchstone', [laid], 1)]).toEqual([[], ['cell:0,0', 'cell:0,1']])
  })
  it('tells no card that these eyes may not know', () => {
    expect(placesOf('air', [event('drew', { seat: 1, card: null })], 0)).toEqual([])
  })
  it('is found by what it stands for, where it lies and whose it is', () => {
    expect(selectorOf(['seat:2'])).toBe('[data-target="seat:2"], [data-anchor="seat:2"], [data-score="2"]')
    expect(selectorOf([])).toBe('')
  })
})
