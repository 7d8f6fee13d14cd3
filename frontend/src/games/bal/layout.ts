import { isPotion } from './cards'
import type { BalView, CardCode } from './types'

export interface Point {
  x: number
  y: number
}
export interface Place extends Point {
  seat: number
  /** the plaque: its middle, and how wide it may be */
  plate: Point
  width: number
}
export interface HandCard extends Point {
  card: CardCode
  /** the how-manieth of its kind */
  nth: number
  turn: number
  chosen: boolean
  /** seen only in part, or too small for its name to be read */
  slim: boolean
}
export interface Scene {
  w: number
  h: number
  wide: boolean
  me: number
  floor: { x: number; y: number; rx: number; ry: number }
  places: Place[]
  cardW: number
  floorW: number
  deck: Point
  discard: Point
  handTop: number
  hand: HandCard[]
  laid: (Point & { card: CardCode; turn: number })[]
}

export const RATIO = 1.4
const clamp = (n: number, low: number, high: number): number => Math.max(low, Math.min(high, n))

/** Where everything stands: me at the near edge of the floor, the others round it in the order of play. */
export function layout(view: BalView, seat: number | null, w: number, h: number): Scene {
  const n = view.seats.length
  const me = seat ?? 0
  const wide = w >= 720
  const low = h < 500
  const mine = view.seats[me]
  const cardW = wide ? clamp(h * 0.135, 72, 104) : low ? 50 : clamp(w * 0.15, 52, 70)
  // An onlooker has no hand: the floor takes its room.
  const handH = seat === null && !mine?.hand ? 8 : cardW * RATIO + (wide ? 34 : 22)
  const handTop = h - handH
  const hat = wide ? 40 : 26
  const plateW = wide ? clamp(w * 0.19, 200, 222) : clamp(w * 0.27, 92, 120)
  // Whoever sees all sees a line of cards on each plaque: they are taller then.
  const open = view.seats.some((row, i) => i !== me && row.hand)
  const top = wide ? (open ? 120 : 100) : low ? 78 : 86
  const bottom = handTop - (wide ? 56 : 34)
  const floor = {
    x: w / 2,
    y: (top + bottom) / 2,
    rx: wide ? Math.min(w / 2 - plateW - hat - 26, (bottom - top) * 1.05) : w / 2 - 66,
    ry: (bottom - top) / 2,
  }
  const places: Place[] = []
  for (let i = 0; i < n; i++) {
    const angle = Math.PI / 2 + (i * 2 * Math.PI) / n
    const cos = Math.cos(angle)
    const sin = Math.sin(angle)
    const x = floor.x + floor.rx * cos
    // Where it is low the two on one side stand farther apart: a hat would lie on the plaque below it.
    const y = floor.y + floor.ry * (low && !wide && sin < 0 ? Math.max(-1, sin * 1.75) : sin)
    places.push({ seat: (me + i) % n, x, y, plate: plateAt(i, x, y, cos, sin, { wide, w, plateW, hat, top, bottom, open }), width: plateW })
  }
  // On the lowest phones what was laid needs the middle of the floor: the piles are smaller, and lie farther up.
  const tight = !wide && floor.rx <= 170 && floor.ry < 120
  const floorW = wide ? clamp(floor.ry * 0.42, 56, 92) : tight ? 36 : floor.ry < 80 ? 40 : clamp(floor.rx * 0.4, 40, 56)
  // A floor that is broad but low, on a phone on its side, has room for what was laid between the piles.
  const broad = wide || floor.rx > 170
  const beside = floor.x - plateW - 12 - floorW / 2 // plaques stand at the edges
  const apart = wide ? Math.min(floor.rx * 0.52, 210) : Math.min(beside, broad ? floor.rx * 0.66 : floor.rx * 0.44)
  const pileY = tight ? floor.y - floorW * RATIO * 0.8 : floor.y
  const deck = { x: floor.x - apart, y: pileY }
  const discard = { x: floor.x + apart, y: pileY }
  return {
    w, h, wide, me, floor, places, cardW, floorW, deck, discard, handTop,
    hand: fan(mine?.hand ?? [], mine?.chosen ?? [], w, h, cardW, wide),
    laid: broad ? spread(view.laid, floor.x, floor.y, floorW, 2 * (apart - floorW * 1.1)) : spread(view.laid, floor.x, floor.y + (tight ? floorW * RATIO * 0.55 : floorW * RATIO + 20), floorW, floor.rx * 1.5),
  }
}

interface Frame {
  wide: boolean
  w: number
  plateW: number
  hat: number
  top: number
  bottom: number
  open: boolean
}

/** Plaques stand outside the floor, where they hide nobody: beside the hats left and right, above those at the top. */
function plateAt(i: number, x: number, y: number, cos: number, sin: number, f: Frame): Point {
  if (i === 0) return f.wide ? { x: x - f.plateW / 2 - f.hat - 14, y: y + 22 } : { x: x - f.plateW / 2 - 34, y: y + 8 }
  if (!f.wide) {
    if (Math.abs(cos) < 0.3) return { x, y: y - 51 }
    return { x: cos < 0 ? f.plateW / 2 + 4 : f.w - f.plateW / 2 - 4, y: y - 51 }
  }
  if (Math.abs(cos) < 0.3) return { x, y: y - (f.open ? 80 : 72) }
  return { x: x + Math.sign(cos) * (f.plateW / 2 + f.hat + 6), y: y + sin * 18 }
}

/** My cards along the near edge, a little fanned; chosen ones stand up. */
function fan(cards: CardCode[], chosen: CardCode[], w: number, h: number, cardW: number, wide: boolean): HandCard[] {
  const room = Math.min(w - (wide ? 160 : 16) - cardW, (cards.length - 1) * cardW * (wide ? 1.02 : 0.74))
  const step = cards.length > 1 ? room / (cards.length - 1) : 0
  const counts = new Map<string, number>()
  const up = new Map<string, number>()
  for (const card of chosen) up.set(card, (up.get(card) ?? 0) + 1)
  return cards.map((card, i) => {
    const nth = counts.get(card) ?? 0
    counts.set(card, nth + 1)
    const off = cards.length > 1 ? i / (cards.length - 1) - 0.5 : 0
    const raised = nth < (up.get(card) ?? 0)
    const y = h - (cardW * RATIO) / 2 - (wide ? 12 : 8) + off * off * (wide ? 26 : 14)
    return { card, nth, x: w / 2 - room / 2 + i * step, y: raised ? y - cardW * 0.24 : y, turn: off * (wide ? 9 : 6), chosen: raised, slim: !wide || (step < cardW * 0.96 && i < cards.length - 1) }
  })
}

/** Cards laid on the floor, one over the other where there are many. */
function spread(cards: CardCode[], x: number, y: number, cardW: number, room: number): Scene['laid'] {
  const step = cards.length > 1 ? Math.min(cardW * 1.06, room / (cards.length - 1)) : 0
  // A spell says how the potions strike: it lies under them, and hides none.
  const ordered = [...cards].sort((a, b) => Number(isPotion(a)) - Number(isPotion(b)))
  return ordered.map((card, i) => ({ card, x: x + (i - (cards.length - 1) / 2) * step, y: y + (i % 2) * 3, turn: ((i * 37) % 9) - 4 }))
}

export const placeOf = (scene: Scene, seat: number): Point => scene.places.find((p) => p.seat === seat) ?? { x: scene.w / 2, y: scene.h / 2 }

/** Would she hide a name? A plaque is as tall as two lines, and she has a step to each side. */
export const onPlate = (at: Point, { plate, width }: Place): boolean => Math.abs(at.x - plate.x) < width / 2 + 17 && at.y + 17 > plate.y && at.y - 17 < plate.y + 42

/** Where Carabosse stands: before the witch whose turn it is, a step onto the floor and a little aside. */
export function before(scene: Scene, seat: number, aside = 0.7): Point {
  const p = placeOf(scene, seat)
  // Where it is tight she stands below a witch, and beside the one at the near edge: over no card and no name.
  if (!scene.wide) {
    if (seat === scene.me) return { x: p.x + 48, y: p.y }
    const inwards = Math.sign(scene.floor.x - p.x) || 1
    const steps: Point[] = [{ x: p.x, y: p.y + 42 }, ...[46, 72, 98].map((far) => ({ x: p.x + inwards * far, y: p.y }))]
    return steps.find((at) => !scene.places.some((other) => onPlate(at, other))) ?? (steps[0] as Point)
  }
  const [tox, toy] = [scene.floor.x - p.x, scene.floor.y - p.y]
  const dx = tox * Math.cos(aside) - toy * Math.sin(aside)
  const dy = tox * Math.sin(aside) + toy * Math.cos(aside)
  const far = Math.hypot(dx, dy) || 1
  const step = 74
  return { x: p.x + (dx / far) * step, y: p.y + (dy / far) * step }
}

/** The way of a blow across the floor: a bow, bent towards the middle. */
export function bow(from: Point, to: Point, scene: Scene): { d: string; mid: Point; end: Point } {
  const mx = (from.x + to.x) / 2
  const my = (from.y + to.y) / 2
  const dx = to.x - from.x
  const dy = to.y - from.y
  const long = Math.hypot(dx, dy) || 1
  const inward = (scene.floor.x - mx) * -dy + (scene.floor.y - my) * dx >= 0 ? 1 : -1
  const bend = Math.min(90, long * 0.24) * inward
  const c = { x: mx + (-dy / long) * bend, y: my + (dx / long) * bend }
  // It stops short of the witch, so that her hat stays to be seen.
  const short = scene.wide ? 72 : 46
  const back = Math.hypot(to.x - c.x, to.y - c.y) || 1
  const end = { x: to.x - ((to.x - c.x) / back) * short, y: to.y - ((to.y - c.y) / back) * short }
  const mid = { x: 0.25 * from.x + 0.5 * c.x + 0.25 * end.x, y: 0.25 * from.y + 0.5 * c.y + 0.25 * end.y }
  return { d: `M${from.x.toFixed(1)} ${from.y.toFixed(1)}Q${c.x.toFixed(1)} ${c.y.toFixed(1)} ${end.x.toFixed(1)} ${end.y.toFixed(1)}`, mid, end }
}
