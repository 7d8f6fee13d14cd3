import { describe, expect, it } from 'vitest'
import type { GameBox } from '../../wire'
import sample from './box.sample.json'
import { signs, together } from './goal'
import { broken, landOf, LINE, TALL, TILE, WIDE, type Place } from './land'
import { index, meant } from './targets'
import { isBig, percent, printed } from './printed'
import type { LancreView } from './types'
import { vignetteOf } from './vignettes'

const box = printed(sample as unknown as GameBox)
const land = landOf(box)
const LETTER = 7.4 // narrower than what is reckoned with when names are laid out

function written(place: Place): { x: number; y: number; w: number; h: number } {
  const { lines, x, y, anchor } = place.label
  const w = Math.max(...lines.map((l) => l.length)) * LETTER
  return { x: x - (anchor === 'middle' ? w / 2 : anchor === 'end' ? w : 0), y: y - 14, w, h: lines.length * LINE }
}

describe('the land', () => {
  it('holds every place, space and path, inside the frame', () => {
    expect(land.places.length).toBe(26)
    expect(land.spaces.size).toBe(29)
    expect(land.paths.length).toBe(42)
    for (const [space, at] of land.spaces) {
      expect(at.x - TILE / 2, space).toBeGreaterThan(20)
      expect(at.x + TILE / 2, space).toBeLessThan(WIDE - 20)
      expect(at.y - TILE / 2, space).toBeGreaterThan(40)
      expect(at.y + TILE / 2, space).toBeLessThan(TALL - 20)
    }
  })
  it('keeps tiles apart', () => {
    const all = [...land.spaces.values()]
    for (const [i, a] of all.entries())
      for (const b of all.slice(i + 1)) expect(Math.abs(a.x - b.x) >= TILE || Math.abs(a.y - b.y) >= TILE).toBe(true)
  })
  it('writes no name over another, over a tile or over the edge', () => {
    const boxes = land.places.map((p) => [p.name, written(p)] as const)
    for (const [i, [name, a]] of boxes.entries()) {
      expect(a.x, name).toBeGreaterThan(16)
      expect(a.x + a.w, name).toBeLessThan(WIDE - 16)
      for (const [other, b] of boxes.slice(i + 1))
        expect(a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y, `${name} / ${other}`).toBe(true)
    }
  })
  it('is drawn the same each time', () => {
    expect(landOf(box)).toEqual(land)
  })
  it('draws a land without river, castle or names we know', () => {
    const rows = [
      { code: 'here', name: 'A place with a name that is much longer than anybody would wish', source: 'x', origins: ['other'], spaces: 4, square: 'green', x: 0, y: 0 },
      { code: 'there', name: 'There', source: 'x', origins: ['other'], spaces: 1, square: 'none', x: 100, y: 100 },
    ]
    const strange = landOf(printed({ game: 'lancre', pack: null, sections: [{ id: 'place', title: '', rows }] } as unknown as GameBox))
    expect(strange.river).toBe('')
    expect(strange.spaces.size).toBe(5)
    for (const at of strange.spaces.values()) expect(at.x).toBeGreaterThan(20)
    expect(vignetteOf('here', 4)).toBe('town')
  })
  it('breaks names between words only', () => {
    expect(broken('Chaumière de Mémé Ciredutemps', 17)).toEqual(['Chaumière de Mémé', 'Ciredutemps'])
  })
})

describe('chances', () => {
  it('are never none or all unless they are', () => {
    expect(percent([0, 1296])).toBe(0)
    expect(percent([1, 1296])).toBe(1)
    expect(percent([1295, 1296])).toBe(99)
    expect(percent([1296, 1296])).toBe(100)
    expect(percent([5, 36])).toBe(14)
  })
})

describe('targets', () => {
  const view = { phase: 'facing', dice: [3, 4], seats: [{ witch: 'petulia' }] } as unknown as LancreView
  it('gathers what each thing stands for', () => {
    const can = index([
      { move: 'use igor1', label: '', targets: ['hand:igor1'] },
      { move: 'symbol igor1', label: '', targets: ['hand:igor1'] },
      { move: 'face', label: '', targets: ['dice', 'none'] },
    ])
    expect([...can.keys()].sort()).toEqual(['dice', 'hand:igor1'])
    expect(can.get('hand:igor1')?.length).toBe(2)
  })
  it('asks why not with the move that was meant', () => {
    expect(meant('space:oak', view, 0)).toBe('flee oak')
    expect(meant('space:oak', { ...view, phase: 'move' }, 0)).toBe('walk oak')
    expect(meant('hand:igor1', view, 0)).toBe('symbol igor1')
    expect(meant('dice', view, 0)).toBe('face')
    expect(meant('own', view, 0)).toBe('heal')
    expect(meant('seat:1', view, 0)).toBe('rob 2')
    expect(meant('witch:dimity', view, 0)).toBe('choose dimity')
    expect(meant('deck', view, 0)).toBe('draw')
  })
  it('knows big problems from small ones', () => {
    expect(isBig(box.tiles.get('fever'))).toBe(false)
    expect(isBig(box.tiles.get('hiver'))).toBe(true)
  })
})

describe('what to keep an eye on', () => {
  const at = (tile: string | null, hidden = false) => ({ tile, hidden })
  const view = (cooperative: boolean, seats: number): LancreView =>
    ({ options: { cooperative }, crisis_reserve: 3, aliss_reserve: 5, seats: Array(seats).fill({ points: 12 }), spaces: [at('elves'), at('elfking'), at('elves', true), at(null, true), at('pig'), at(null), at('lily')] }) as unknown as LancreView
  const told = (v: LancreView, reserves = false) => signs(v, box, reserves).map((s) => `${s.key} ${s.n}${s.bad ? '!' : ''}`)
  it('counts elves in sight always, big problems together, points alone', () => {
    expect(told(view(false, 3))).toEqual(['elves 2!'])
    expect(told(view(true, 2))).toEqual(['elves 2!', 'big 5!'])
    expect(told(view(true, 1))).toEqual(['elves 2!', 'points 12'])
  })
  it('counts the reserves where they are not in sight, Black Aliss only where she can end a play', () => {
    expect(told(view(false, 3), true).slice(0, 2)).toEqual(['crisis 3!', 'elves 2!'])
    expect(told(view(true, 2), true).slice(0, 2)).toEqual(['crisis 3!', 'aliss 5'])
  })
  it('knows when points are not compared', () => {
    expect([view(true, 2), view(true, 1), view(false, 2)].map(together)).toEqual([true, false, false])
  })
})
