import { expect, test } from 'vitest'
import { spread } from './turnings'

test('marks that would lie on one another move apart, in order and within the slider', () => {
  expect(spread([10, 12, 100], 200, 25)).toEqual([10, 35, 100])
  expect(spread([190, 195, 200], 200, 25)).toEqual([150, 175, 200])
  expect(spread([], 200, 25)).toEqual([])
})
