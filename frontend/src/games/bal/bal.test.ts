import { describe, expect, it } from 'vitest'
import { givenAs, ordersOf } from '../orders'
import { before, bow, layout, onPlate, placeOf } from './layout'
import { index, meant } from './targets'
import { SPELLS } from './cards'
import { walked } from './walked'
import walks from './walks.sample.json'
import { POTIONS, type BalSeat, type BalView } from './types'
import type { GameEvent } from '../../wire'

const seat = (more: Partial<BalSeat> = {}): BalSeat => ({ witch: 'hilda', alive: true, out: 0, lives: 10, own: 10, dead: 0, captives: [0, 0, 0, 0, 0, 0], hand_count: 10, hand: null, chosen: [], given: null, shown: null, ...more })
const view = (seats: number, more: Partial<BalView> = {}): BalView => ({
  seat: 0, phase: 'aim', awaited: [0], over: false, round: 1, lap: 1, first: 0, turn: 0, active: 0, stolen: false, bound: -1, deck: 40, discard: [], top_discard: null,
  laid: [], target: -1, attack: null, strike: null, doubles: [], hex: null, farce: null, reading: null, wands_declined: 0, options: {},
  seats: Array.from({ length: seats }, (_, i) => seat(i === 0 ? { hand: ['R', 'R', 'J', 'V', 'B', 'G', 'miroir', 'boule', 'tresor', 'balai'] } : {})), ...more,
})
const SIZES: [number, number][] = [[1100, 730], [1440, 760], [820, 640], [390, 640], [360, 430]]

describe('the ballroom', () => {
  it.each(SIZES)('has room for six at %i × %i, and nobody covers anybody', (w, h) => {
    for (const n of [3, 4, 5, 6]) {
      const scene = layout(view(n), 2, w, h)
      expect(scene.places.map((p) => p.seat)).toEqual(Array.from({ length: n }, (_, i) => (2 + i) % n))
      const hat = scene.wide ? 42 : 27
      const tall = scene.wide ? 24 : 21
      for (const one of scene.places) {
        expect(one.x - hat).toBeGreaterThanOrEqual(0)
        expect(one.x + hat).toBeLessThanOrEqual(w)
        expect(one.plate.x - one.width / 2).toBeGreaterThanOrEqual(0)
        expect(one.plate.x + one.width / 2).toBeLessThanOrEqual(w)
        expect(one.plate.y - tall).toBeGreaterThanOrEqual(0)
        for (const other of scene.places) {
          if (one === other) continue
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(hat * 1.6)
          const apart = Math.abs(one.plate.x - other.plate.x) >= one.width || Math.abs(one.plate.y - other.plate.y) >= tall * 2 - 2
          expect(apart, `plates of ${one.seat} and ${other.seat} of ${n}`).toBe(true)
        }
      }
    }
  })

  it.each(SIZES)('keeps my cards in sight at %i × %i, each with a strip to tap', (w, h) => {
    const many = view(6)
    ;(many.seats[0] as BalSeat).hand = Array.from({ length: 14 }, (_, i) => POTIONS[i % 5] ?? 'R')
    const scene = layout(many, 0, w, h)
    expect(scene.hand).toHaveLength(14)
    for (const card of scene.hand) {
      expect(card.x - scene.cardW / 2).toBeGreaterThanOrEqual(0)
      expect(card.x + scene.cardW / 2).toBeLessThanOrEqual(w)
      expect(card.y + scene.cardW * 0.7).toBeLessThanOrEqual(h + 8)
    }
    const step = (scene.hand[1]?.x ?? 0) - (scene.hand[0]?.x ?? 0)
    expect(step).toBeGreaterThanOrEqual(22)
  })

  it.each(SIZES.filter(([w]) => w < 720))('has a step for Carabosse beside every name at %i × %i', (w, h) => {
    for (const n of [3, 4, 5, 6]) {
      const scene = layout(view(n), 0, w, h)
      for (const { seat } of scene.places) expect(scene.places.filter((place) => onPlate(before(scene, seat), place)), `seat ${seat} of ${n}`).toEqual([])
    }
  })

  it('lifts as many cards of a kind as are chosen', () => {
    const chosen = view(3)
    ;(chosen.seats[0] as BalSeat).chosen = ['R']
    const scene = layout(chosen, 0, 1100, 700)
    expect(scene.hand.filter((c) => c.chosen).map((c) => [c.card, c.nth])).toEqual([['R', 0]])
  })

  it('lets blows fly over the floor and stop before the witch', () => {
    const scene = layout(view(6), 0, 1100, 730)
    const from = placeOf(scene, 1)
    const to = placeOf(scene, 4)
    const way = bow(from, to, scene)
    expect(way.d.startsWith(`M${from.x.toFixed(1)}`)).toBe(true)
    const left = Math.hypot(to.x - way.end.x, to.y - way.end.y)
    expect(left).toBeGreaterThan(30)
    expect(left).toBeLessThan(90)
    const step = before(scene, 3, 0)
    expect(Math.hypot(step.x - scene.floor.x, step.y - scene.floor.y)).toBeLessThan(Math.hypot(placeOf(scene, 3).x - scene.floor.x, placeOf(scene, 3).y - scene.floor.y))
  })
})

describe('what a tap means', () => {
  it('knows several moves of one thing', () => {
    const can = index([{ move: 'attack 1', label: '', targets: ['seat:1'] }, { move: 'enchant 1', label: '', targets: ['seat:1', 'hand:enchantement'] }])
    expect(can.get('seat:1')?.map((m) => m.move)).toEqual(['attack 1', 'enchant 1'])
    expect(can.get('hand:enchantement')).toHaveLength(1)
  })

  it('asks about the likeliest move when there is none', () => {
    expect(meant('seat:2', view(4))).toBe('attack 2')
    expect(meant('seat:2', view(4, { phase: 'mirror' }))).toBe('mirror 2')
    expect(meant('seat:2', view(4, { phase: 'defend' }))).toBe('broom 2')
    expect(meant('hand:R', view(4))).toBe('lay R')
    expect(meant('hand:R', view(4, { phase: 'defend' }))).toBe('parry')
    expect(meant('hand:boule', view(4))).toBe('ball')
    expect(meant('hand:R', view(4, { phase: 'exchange' }))).toBe('give R')
    expect(meant('hand:tour', view(4, { phase: 'penalty' }))).toBe('drop tour')
    for (const card of [...POTIONS, ...Object.keys(SPELLS)]) for (const phase of ['turn', 'aim', 'lay', 'defend', 'face', 'start']) expect(meant(`hand:${card}`, view(4, { phase }))).toMatch(/^[a-z]+( \w+)?$/)
  })
})

describe('standing orders', () => {
  it('are recognised among those given', () => {
    const choices = ordersOf('bal') ?? []
    const mirror = choices.find((c) => c.below)
    expect(mirror).toBeDefined()
    if (!mirror) return
    expect(givenAs(mirror, mirror.orders(6))).toBe(6)
    expect(givenAs(mirror, [])).toBeNull()
    const pass = choices[0]
    if (pass) expect(givenAs(pass, pass.orders(0))).not.toBeNull()
    expect(ordersOf('air')).toBeNull()
  })
})

/** Moves of real plays through one pair of eyes: the view before, all that was told of it, the view after. */
const WALKS = walks as unknown as { before: BalView; events: GameEvent[]; after: BalView }[]
const counts = (v: BalView): unknown => [v.deck, v.discard, v.laid, v.active, v.round, v.lap, v.seats.map((s) => [s.alive, s.lives, s.own, s.dead, s.captives, s.hand_count, s.hand])]

describe('a story that is told line by line', () => {
  it('begins where the board was, and all of it leads to where the board is', () => {
    for (const { before, events, after } of WALKS) {
      expect(counts(walked(before, []))).toEqual(counts(before))
      expect(counts(walked(before, events))).toEqual(counts(after))
    }
  })

  it('takes a Crapzouille when its loss is told, and not before', () => {
    const losses = WALKS.flatMap(({ before, events }) => events.map((event, at) => ({ before, event, told: events.slice(0, at) })))
    const rows = losses.filter(({ event }) => event.kind === 'lost')
    expect(rows.length).toBeGreaterThan(2)
    for (const { before, event, told } of rows) {
      const lives = (seen: GameEvent[]): number | undefined => walked(before, seen).seats[event.seat ?? -1]?.lives
      expect(lives([...told, event])).toBe(event['left'])
      expect(lives(told)).toBe((event['left'] as number) + 1)
    }
  })
})
