import { describe, expect, it } from 'vitest'
import { crowd, deposited, drawn, middle, over, start, twoSeats } from '../../mock/views'
import { around, layout, RATIO, type Place } from './layout'
import { risk } from './risk'
import { index, meant, targetOf } from './targets'
import { COLOURS } from './types'

const SIZES: [number, number][] = [[1440, 760], [1100, 640], [820, 560], [768, 900], [390, 673], [360, 590]]
/** Stages that show all of themselves on a small phone, upright and on its side: nobody holds 26 cards there. */
const SMALL: [number, number][] = [[360, 388], [496, 315], [427, 330]]

describe('layout', () => {
  for (const [w, h] of [...SIZES, ...SMALL])
    for (const [name, view] of Object.entries({ start, middle, drawn, deposited, over, twoSeats, crowd }))
      it(`keeps every card of ${name} on a stage of ${w} × ${h}`, () => {
        const scene = layout(view, 0, w, h, true)
        for (const [card, place] of scene.cards) {
          if (place.w === 0) continue
          expect(place.x - place.w / 2, card).toBeGreaterThanOrEqual(-1)
          expect(place.x + place.w / 2, card).toBeLessThanOrEqual(w + 1)
          expect(place.y - (place.w * RATIO) / 2, card).toBeGreaterThanOrEqual(-1)
          expect(place.y + (place.w * RATIO) / 2, card).toBeLessThanOrEqual(h + 8)
        }
      })

  const deck = ['W', 'K', 'G', 'V', 'O'].flatMap((c) => Array.from({ length: 15 }, (_, i) => `${c}${i + 1}`))
  const roomy = (places: Place[], w: number): void => {
    for (const p of places) {
      // In sight: left of the next card of its row, or above the card that lies in front of it.
      const front = places.filter((q) => q.z > p.z && Math.abs(q.x - p.x) < p.w)
      const beside = Math.min(p.w, ...front.filter((q) => Math.abs(q.y - p.y) < 20).map((q) => Math.abs(q.x - p.x)))
      const above = Math.min(p.w * RATIO, ...front.filter((q) => q.y - p.y >= 20).map((q) => q.y - p.y))
      expect(beside).toBeGreaterThanOrEqual(24)
      expect(above).toBeGreaterThanOrEqual(24)
      expect(p.x - p.w / 2).toBeGreaterThanOrEqual(-1)
      expect(p.x + p.w / 2).toBeLessThanOrEqual(w + 1)
    }
  }
  for (const [w, h, most] of [...SIZES.map((size) => [...size, 34] as const), ...SMALL.map((size) => [...size, 19] as const)])
    for (const n of [2, 7, 12, 13, 16, 19, 26, 34].filter((n) => n <= most))
      it(`leaves room for a finger on each of ${n} cards, on a stage of ${w} × ${h}`, () => {
        const hand = deck.slice(0, n)
        const view = { ...start, common: deck.slice(40, 40 + Math.min(n, 19)), seats: start.seats.map((s, i) => (i ? s : { ...s, hand, hand_count: n })) }
        const places = [...layout(view, 0, w, h).cards.values()]
        const mine = places.filter((p) => p.zone === 'hand')
        expect(mine.length).toBe(n)
        roomy(mine, w)
        roomy(places.filter((p) => p.zone === 'common'), w)
        for (const p of mine) expect(p.y + (p.w * RATIO) / 2).toBeLessThanOrEqual(h + 8)
      })

  it('seats the others clockwise after me', () => {
    expect(around(4, 2)).toEqual([3, 0, 1])
  })
  it('raises newer cards of a column higher and in front', () => {
    const scene = layout(middle, 0, 1200, 700)
    const [low, high] = [scene.cards.get('G3'), scene.cards.get('G8')]
    expect(high?.y).toBeLessThan(low?.y ?? 0)
    expect(high?.z).toBeGreaterThan(low?.z ?? 0)
  })
})

describe('risk', () => {
  const box = { cards: COLOURS.flatMap((c) => Array.from({ length: 15 }, (_, i) => `${c}${i + 1}`)) }
  it('knows nothing at the start but that all fits', () => {
    expect(risk(start, 0, box)).toEqual({ unseen: 75, fits: 75, fails: 0, cats: 5, byColour: [0, 0, 0, 0, 0] })
  })
  it('counts the unseen cards below each column', () => {
    const r = risk(middle, 0, box)
    expect(r.unseen).toBe(75 - 34 - 5 - 6 - 6) // columns of all, discard, common, my hand
    expect(r.byColour).toEqual([1, 0, 0, 0, 1]) // W4 under W5, O8 under O10
    expect(r.fits + r.fails).toBe(r.unseen)
  })
  it('looks at the discard when the chimney is empty', () => {
    expect(risk({ ...middle, deck: 0 }, 0, box).unseen).toBe(middle.discard.length)
  })
  it('counts no card that is not in the box', () => {
    expect(risk(start, 0, { cards: ['W1', 'W15', 'K7'] })).toMatchObject({ unseen: 3, cats: 1 })
  })
})

describe('targets', () => {
  it('lets a drawn card be tapped where it may go', () => {
    const can = index([{ move: 'place', label: '', targets: ['drawn'] }, { move: 'deposit', label: '', targets: ['drawn'] }], drawn)
    expect([...can.keys()].sort()).toEqual(['column:W', 'common', 'drawn'])
    expect(can.get('drawn')?.length).toBe(2)
  })
  it('asks why not with the move that was meant', () => {
    expect(meant(targetOf('K7', 'common'), middle)).toBe('take K7')
    expect(meant(targetOf('W2', 'hand'), middle)).toBe('lay W2')
    expect(meant(targetOf('G6', 'column'), middle)).toBe('land G')
    expect(meant('pile:V', middle)).toBe('graduate V 3')
    expect(meant('deck', middle)).toBe('draw')
  })
})
