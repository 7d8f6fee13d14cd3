import { describe, expect, it } from 'vitest'
import type { LegalMove } from '../../wire'
import { remarked } from '../remarks'
import { flightsOf } from './flights'
import { challengeGlyph, faceOf } from './look'
import { index, meant, tabOf } from './targets'
import { effectsOf, printedIn, starred } from './printed'
import type { WildegrensView } from './types'

const view = (phase: string, primitive: string | null = null): WildegrensView =>
  ({ phase, primitive, places: [{ place: 'a', mission: 'well', spots: [{ spot: 'a2', card: 'cat' }] }] }) as unknown as WildegrensView

describe('targets', () => {
  it('gathers the moves a thing stands for', () => {
    const legal = [{ move: 'hide mary', label: '', targets: ['hand:mary'] }, { move: 'reveal mary', label: '', targets: ['hand:mary'] }]
    expect(index(legal).get('hand:mary')?.map((m) => m.move)).toEqual(['hide mary', 'reveal mary'])
  })
  it('asks why not in the words of what is going on', () => {
    expect(meant('spot:a2', view('play'))).toBe('beat a2')
    expect(meant('spot:a2', view('spots', 'discard_challenge'))).toBe('discard a2')
    expect(meant('spot:a2', view('order'))).toBe('resolve cat')
    expect(meant('mission:well', view('destination'))).toBe('to well')
    expect(meant('paper:linn1', view('papers', 'swap_conviction'))).toBe('swap linn1')
    expect(meant('box:well:success', view('play'))).toBe('blank well success')
  })
  it('knows where a phone must look', () => {
    expect([tabOf('hand:mary'), tabOf('spot:a2'), tabOf('prison:mary'), tabOf('juror:linn')]).toEqual(['square', 'board', 'piles', null])
  })
})

describe('printed things', () => {
  const row = { code: 'well', name: 'Well', source: 'OWN', origins: [], hidden_action: 'star(1, fam)', says: { success: 'Draw.', chosen: 'Harder.' } }
  it('tells effects in the order of a card', () => {
    expect(effectsOf(row as never).map((e) => e.trigger)).toEqual(['chosen', 'success'])
    expect([starred(row as never, 'hidden'), starred(row as never, 'revealed')]).toEqual([true, false])
    expect(printedIn(null).witches.size).toBe(0)
  })
  it('gives copies of a card one glyph, strangers a common one, and a name one face', () => {
    expect(challengeGlyph('wolf2')).toBe(challengeGlyph('wolf1'))
    expect(challengeGlyph('unheard-of')).toBe('evil-minion')
    expect(faceOf('mary')).toEqual(faceOf('mary'))
  })
})

describe('moves that name a place', () => {
  const box = { sections: [{ id: 'challenge', rows: [{ code: 'wolf1', name: 'Wolf' }] }] } as never
  const view = { places: [{ spots: [{ spot: 'c1', card: 'wolf1' }, { spot: 'c2', card: null }] }] }
  const move = (text: string, target: string): LegalMove => ({ move: text, label: 'Overcome', targets: [target] })
  it('say what lies there, where it is known', () => {
    const moves = [move('discard c1', 'spot:c1'), move('beat c2', 'spot:c2'), move('resolve wolf1', 'spot:c1'), move('done', 'none')]
    expect(remarked('wildegrens', moves, view, box).map((m) => m.label)).toEqual(['Overcome (Wolf)', 'Overcome', 'Overcome', 'Overcome'])
    expect(remarked('wildegrens', moves, view, null)).toBe(moves)
    expect(remarked('air', moves, view, box)).toBe(moves)
  })
})

describe('flights', () => {
  it('sends each event on its way, and lets the others rest', () => {
    const named = flightsOf([{ kind: 'played', n: 0, card: 'mary', side: 'revealed' }, { kind: 'played', n: 0, card: 'jane', side: 'hidden' }, { kind: 'moved', n: 0, spot: 'a2', to: 'c1' }, { kind: 'turn_began', n: 0, count: 2 }])
    expect(named.map((f) => [f.from, f.to])).toEqual([['hand', 'revealed'], ['hand', 'hidden'], ['spot:a2', 'spot:c1']])
  })
})
