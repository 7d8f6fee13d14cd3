import { describe, expect, it } from 'vitest'
import { withoutIds } from './ids'

describe('a sentence without its rules', () => {
  it('reads on, and its rules can be asked for', () => {
    expect(withoutIds('Three piles are empty. (AIR-084)')).toEqual({ text: 'Three piles are empty.', ids: ['AIR-084'] })
    expect(withoutIds('34 grimoires, AIR-085; + 1 for all five colours, AIR-R21')).toEqual({ text: '34 grimoires; + 1 for all five colours', ids: ['AIR-085', 'AIR-R21'] })
  })
})
