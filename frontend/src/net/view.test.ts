import { expect, test } from 'vitest'
import { brought } from './view'

const before = { turn: 1, deck: 9, boxes: [{ top: 'a' }], seats: [{ hand: ['x'], points: 0 }, { hand: null, points: 3 }] }

test('what is not told again is as it was', () => {
  expect(brought(before, {})).toEqual(before)
  expect(brought(before, { deck: 8 })).toEqual({ ...before, deck: 8 })
})

test('what is told again takes the place of all that was there', () => {
  expect(brought(before, { boxes: [] })).toEqual({ ...before, boxes: [] })
})

test('of each seat only what has changed is told', () => {
  const after = brought(before, { turn: 0, seats: [{ hand: null }, {}] })
  expect(after).toEqual({ ...before, turn: 0, seats: [{ hand: null, points: 0 }, { hand: null, points: 3 }] })
  expect(before.seats[0]).toEqual({ hand: ['x'], points: 0 })
})
