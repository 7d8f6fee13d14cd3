import { describe, expect, it } from 'vitest'
import { wayTo } from './around'

describe('the way to a neighbour', () => {
  it('is a compass point, as seen from above', () => {
    expect([wayTo({ x: 1, y: 0 }), wayTo({ x: 0, y: -1 }), wayTo({ x: -5, y: 0.4 }), wayTo({ x: 0.2, y: 3 })]).toEqual(['e', 'n', 'w', 's'])
  })
  it('knows the six ways out of a hexagon that stands on its point', () => {
    const steps = [[1, 0], [0.5, 0.87], [-0.5, 0.87], [-1, 0], [-0.5, -0.87], [0.5, -0.87]] as const
    expect(steps.map(([x, y]) => wayTo({ x, y }))).toEqual(['e', 'se', 'sw', 'w', 'nw', 'ne'])
  })
})
