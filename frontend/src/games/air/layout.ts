import { colourOf, valueOf } from './cards'
import { COLOURS, type AirView, type CardId } from './types'

/** Where everything of Air stands on a stage of a given size. Pure geometry: no rule, no drawing. */
export interface Box {
  x: number
  y: number
  w: number
  h: number
}
export type Zone = 'column' | 'common' | 'discard' | 'drawn' | 'hand' | 'laid' | 'other' | 'deck' | 'away'
export interface Place {
  /** centre of the card */
  x: number
  y: number
  w: number
  turn: number
  z: number
  zone: Zone
  /** small cards show value and symbol only */
  mini: boolean
  faceDown?: boolean
}
export interface SeatBox extends Box {
  seat: number
}
export interface Scene {
  w: number
  h: number
  wide: boolean
  me: number
  cards: Map<CardId, Place>
  lanes: Box[]
  roof: Box
  deck: Box
  discard: Box
  drawn: Place
  common: Box
  shelf: Box
  piles: Box[]
  hand: Box
  /** where my own total stands */
  plate: Box
  others: SeatBox[]
  /** height of one column of another seat, within its box */
  otherLanes: Map<number, Box[]>
}

export const RATIO = 1.4
const clamp = (n: number, low: number, high: number): number => Math.max(low, Math.min(high, n))

/** The seats after mine, in the order they sit round the table. */
export function around(count: number, me: number): number[] {
  return Array.from({ length: count - 1 }, (_, i) => (me + 1 + i) % count)
}

export function byColour(a: CardId, b: CardId): number {
  return COLOURS.indexOf(colourOf(a)) - COLOURS.indexOf(colourOf(b)) || valueOf(a) - valueOf(b)
}

/** A column rises: each newer card a step higher, and in front. */
function column(cards: CardId[], lane: Box, cardW: number, wish: number, z: number, zone: Zone, mini: boolean): [CardId, Place][] {
  const cardH = cardW * RATIO
  const step = cards.length > 1 ? Math.min(wish, (lane.h - cardH) / (cards.length - 1)) : 0
  return cards.map((card, i) => [
    card,
    { x: lane.x + lane.w / 2, y: lane.y + lane.h - cardH / 2 - i * step, w: cardW, turn: 0, z: z + i, zone, mini },
  ])
}

/** A finger needs this much of a card in sight (WCAG 2.2 asks for 24; turned cards lose a little). */
const REACH = 26

/** Cards side by side in as many rows as fit; they overlap rather than leave the cloud. */
function spread(cards: CardId[], box: Box, cardW: number): [CardId, Place][] {
  const gap = 7
  const cardH = cardW * RATIO
  const perRow = Math.max(1, Math.floor((box.w + gap) / (cardW + gap)))
  const rowsThatFit = Math.max(1, Math.floor((box.h + gap) / (cardH * 0.72 + gap)))
  const rows = Math.min(rowsThatFit, Math.ceil(cards.length / perRow)) || 1
  const inRow = Math.ceil(cards.length / rows)
  const stepX = inRow > 1 ? Math.min(cardW + gap, (box.w - cardW) / (inRow - 1)) : 0
  const stepY = rows > 1 ? Math.min(cardH + gap, (box.h - cardH) / (rows - 1)) : 0
  if ((inRow > 1 && stepX < REACH + 4) || (rows > 1 && stepY < REACH + 6)) return rowsOf(cards, box, cardW, 'common', 200)
  return cards.map((card, i) => {
    const row = Math.floor(i / inRow)
    const here = Math.min(inRow, cards.length - row * inRow)
    const x0 = box.x + box.w / 2 - ((here - 1) * stepX) / 2
    const y0 = box.y + box.h / 2 - ((rows - 1) * stepY) / 2
    const lift = ((i * 7) % 5) - 2
    return [card, { x: x0 + (i % inRow) * stepX, y: y0 + row * stepY + lift, w: cardW, turn: lift * 0.8, z: 200 + i, zone: 'common', mini: false }]
  })
}

/** A hand is held as a fan along the bottom edge; one that is too large for that lies in rows, each in sight behind the next. */
function fan(cards: CardId[], box: Box, cardW: number, chosen: Set<CardId>): [CardId, Place][] {
  const n = cards.length
  const step = n > 1 ? Math.min(cardW * 0.82, (box.w - cardW) / (n - 1)) : 0
  if (n > 1 && step < REACH + 5) return rowsOf(cards, box, cardW, 'hand', 400)
  const bend = Math.min(3.4, 24 / Math.max(1, n))
  const half = (n - 1) / 2
  const curve = half ? Math.min(bend * 0.45, 16 / (half * half)) : 0
  const sag = half * half * curve
  return cards.map((card, i) => {
    const off = i - half
    return [card, { x: box.x + box.w / 2 + off * step, y: box.y + box.h / 2 - sag / 2 + off * off * curve - (chosen.has(card) ? cardW * 0.3 : 0), w: cardW, turn: off * bend, z: 400 + i, zone: 'hand', mini: false }]
  })
}

/** Rows so close that much fits, and so far apart that a finger finds each card. */
function rowsOf(cards: CardId[], box: Box, widest: number, zone: Zone, z: number): [CardId, Place][] {
  let rows = 1
  let cardW = widest
  let inRow = 1
  do {
    rows += 1
    cardW = clamp((box.h - (rows - 1) * REACH) / RATIO, REACH, widest * 0.8)
    inRow = Math.floor((box.w - cardW) / REACH) + 1
  } while (rows * inRow < cards.length && (rows + 1) * REACH < box.h)
  inRow = Math.ceil(cards.length / rows)
  const step = Math.min(Math.max(cardW * 0.9, REACH), (box.w - cardW) / Math.max(1, inRow - 1))
  const down = rows > 1 ? Math.max(REACH, Math.min(cardW * RATIO * 0.6, (box.h - cardW * RATIO) / (rows - 1))) : 0
  const top = box.y + (box.h - down * (rows - 1) - cardW * RATIO) / 2 + (cardW * RATIO) / 2
  const left = box.x + box.w / 2 - (step * (inRow - 1)) / 2
  return cards.map((card, i) => {
    const row = Math.floor(i / inRow)
    return [card, { x: left + (i % inRow) * step, y: top + row * down, w: cardW, turn: 0, z: z + i, zone, mini: false }]
  })
}

/** Cards of this hand that are named already: given for a diploma, or for the cat. */
export function named(view: AirView, seat: number): Set<CardId> {
  return new Set([...(view.seats[seat]?.pending ?? []), ...(view.turn === seat ? (view.laying ?? []) : [])])
}

/** So much lies in the clouds, or the odds are shown: a phone on its side has no room for all of it at once. */
export const crowded = (view: AirView, risk: boolean): boolean => risk || view.common.length > 8

export function layout(view: AirView, seat: number | null, w: number, h: number, risk = false): Scene {
  const wide = w >= 820 && w > h * 0.95
  const me = seat ?? 0
  const order = around(view.seats.length, me)
  const frame = wide ? wideFrame(order, w, h) : tallFrame(order, w, h, risk, !crowded(view, risk))
  const { lanes, otherLanes, cardW } = frame
  const cards = new Map<CardId, Place>()
  const put = (entries: [CardId, Place][]): void => entries.forEach(([card, place]) => cards.set(card, place))

  view.discard.slice(-3).forEach((card, i) => {
    const box = frame.discard
    cards.set(card, { x: box.x + box.w / 2 + i * 2, y: box.y + box.h / 2 - i * 2, w: box.w, turn: ((valueOf(card) * 37) % 15) - 7, z: 10 + i, zone: 'discard', mini: false })
  })
  for (const other of order) {
    const boxes = otherLanes.get(other) ?? []
    view.seats[other]?.columns.forEach((cards, c) => {
      const lane = boxes[c]
      if (lane) put(column(cards, lane, frame.miniW, frame.miniW * 0.64, 60, 'other', true))
    })
  }
  view.seats[me]?.columns.forEach((column_, c) => {
    const lane = lanes[c]
    if (lane) put(column(column_, lane, cardW, cardW * 0.34, 100, 'column', false))
  })
  put(spread([...view.common].sort(byColour), inset(frame.common, wide ? 26 : 12, wide ? 24 : 12), frame.commonW))
  const mine = view.seats[me]
  if (mine?.hand) put(fan([...mine.hand].sort(byColour), frame.hand, frame.handW, named(view, me)))
  if (view.drawn) cards.set(view.drawn, frame.drawn)
  return { w, h, wide, me, cards, ...frame }
}

type Frame = Omit<Scene, 'w' | 'h' | 'wide' | 'me' | 'cards'> & { cardW: number; commonW: number; handW: number; miniW: number }

const inset = (box: Box, dx: number, dy: number): Box => ({ x: box.x + dx, y: box.y + dy, w: box.w - 2 * dx, h: box.h - 2 * dy })

function five(box: Box, gap: number): Box[] {
  const w = (box.w - gap * 4) / 5
  return COLOURS.map((_, i) => ({ x: box.x + i * (w + gap), y: box.y, w, h: box.h }))
}

/** Desk: others along the top, chimney left, my lanes in the middle, clouds and books right, hand below. */
function wideFrame(order: number[], w: number, h: number): Frame {
  const topH = order.length ? clamp(h * 0.25, 150, 212) : 10
  const handH = clamp(h * 0.2, 116, 160)
  const side = clamp(w * 0.27, 220, 400)
  const roofTop = h - handH - 40
  const laneBox: Box = { x: side + 12, y: topH + 22, w: w - 2 * side - 24, h: roofTop - topH - 28 }
  const lanesW = Math.min(laneBox.w, 620)
  const lanes = five({ ...laneBox, x: w / 2 - lanesW / 2, w: lanesW }, 8)
  const cardW = Math.min((lanes[0]?.w ?? 90) - 6, 96, (laneBox.h * 0.45) / RATIO)
  const rowA = topH + 16
  const sideH = h - rowA - 14
  const deckW = clamp(side * 0.34, 78, 112)
  const deck: Box = { x: side * 0.5 - deckW - 16, y: rowA + 26, w: deckW, h: clamp(sideH * 0.52, 170, 250) }
  const drawnW = clamp(side * 0.36, 84, 112)
  const drawn: Place = { x: side * 0.5 + 8 + drawnW / 2 + 8, y: rowA + 34 + (drawnW * RATIO) / 2, w: drawnW, turn: 3, z: 600, zone: 'drawn', mini: false }
  const discardW = clamp(side * 0.24, 58, 76)
  const discard: Box = { x: drawn.x - discardW / 2, y: deck.y + deck.h + 20, w: discardW, h: discardW * RATIO }
  const cloudH = clamp(sideH * 0.56, 190, 330)
  const common: Box = { x: w - side + 2, y: rowA + 4, w: side - 18, h: cloudH }
  const shelf: Box = { x: w - side + 12, y: common.y + cloudH + 16, w: side - 36, h: clamp(h - (common.y + cloudH + 16) - 30, 100, 150) }
  const gap = 14
  const each = Math.min(360, (w - 32 - gap * (order.length - 1)) / Math.max(1, order.length))
  const total = each * order.length + gap * (order.length - 1)
  const others = order.map((seat, i) => ({ seat, x: w / 2 - total / 2 + i * (each + gap), y: 8, w: each, h: topH - 8 }))
  const miniW = clamp(Math.min(each * 0.115, (topH - 72) * 0.3), 22, 36)
  const otherLanes = new Map(others.map((o) => [o.seat, five({ x: o.x + 14, y: o.y + 6, w: o.w - 28, h: o.h - 64 }, 6)]))
  const hand: Box = { x: side * 0.94, y: h - handH + 2, w: w - side * 1.88, h: handH - 8 }
  const roof: Box = { x: w / 2 - lanesW / 2 - 34, y: roofTop, w: lanesW + 68, h: h - roofTop }
  const plate: Box = { x: 14, y: h - 60, w: Math.min(230, side * 0.86), h: 46 }
  return { lanes, roof, deck, discard, drawn, common, shelf, piles: five(shelf, 8), hand, plate, others, otherLanes, cardW, commonW: clamp(side * 0.22, 54, 80), handW: Math.min(96, (handH - 18) / RATIO), miniW }
}

/** Phone: faces in a strip, chimney and clouds, my lanes with the books under them, hand at the thumb. On its side the lanes stand beside the clouds. */
function tallFrame(order: number[], w: number, h: number, risk: boolean, low: boolean): Frame {
  const pad = 8
  const side = low && h < 388 && w >= 400
  const half = side ? w * 0.56 : w
  const lanesW = Math.min(w - (side ? half : pad) - pad, 560)
  const lanesX = side ? half : w / 2 - lanesW / 2
  const short = h < 540 // small phones: everything a little closer, so that the hand stays in sight
  const stripH = order.length ? (short ? 82 : 90) : 0
  const handW = short ? 52 : clamp(w * 0.165, 56, 84)
  const handH = handW * RATIO + (short ? 10 : 16)
  const shelfH = short ? 48 : 62
  const rowH = side ? h - stripH - handH - 14 : short ? (low ? 90 : 112) : clamp(h * 0.21, 112, 190)
  const deckW = clamp(half * 0.155, 54, 84)
  const rowA = stripH + (short ? 5 : 14)
  const deck: Box = { x: pad + 4, y: rowA + 6, w: deckW, h: rowH - 6 }
  // The drawn card above, the discard with its name below: neither lies on the other.
  const slot = clamp(deckW * 0.94, 30, (rowH - 36) / (RATIO * 1.62))
  const drawn: Place = { x: deck.x + deckW + 10 + slot / 2, y: rowA + (slot * RATIO) / 2 - 2, w: slot, turn: 3, z: 600, zone: 'drawn', mini: false }
  const discardW = Math.max(slot * 0.62, 26) // a thumb still finds it
  const discard: Box = { x: drawn.x - discardW / 2, y: rowA + rowH - discardW * RATIO - 16, w: discardW, h: discardW * RATIO }
  const common: Box = { x: drawn.x + slot / 2 + 12, y: rowA, w: half - (drawn.x + slot / 2 + 12) - pad, h: rowH }
  const roofTop = h - handH - shelfH - 34
  const laneTop = rowA + (side ? 4 : rowH + (risk ? 52 : 10))
  const lanes = five({ x: lanesX, y: laneTop, w: lanesW, h: roofTop - laneTop - 4 }, 5)
  const cardW = Math.max(Math.min((lanes[0]?.w ?? 64) - 2, 100, ((roofTop - laneTop) * 0.62) / RATIO), 26) // a thumb still finds it
  const shelf: Box = { x: lanesX, y: roofTop + 34, w: lanesW, h: shelfH }
  const own = order.length > 2 ? 50 : 62
  const plate: Box = { x: pad, y: 6, w: own, h: stripH ? stripH - 6 : 52 }
  const each = (w - pad * 2 - own - 6 * order.length) / Math.max(1, order.length)
  const others = order.map((seat, i) => ({ seat, x: pad + own + 6 + i * (each + 6), y: 6, w: each, h: stripH - 6 }))
  const otherLanes = new Map(others.map((o) => [o.seat, five({ x: o.x + 8, y: o.y + o.h - 16, w: o.w - 16, h: 12 }, 2)]))
  const hand: Box = { x: pad, y: h - handH - (short ? 6 : 2), w: w - pad * 2, h: handH }
  const roof: Box = { x: lanesX - 6, y: roofTop, w: lanesW + 12, h: h - roofTop }
  return { lanes, roof, deck, discard, drawn, common, shelf, piles: five(shelf, 5), hand, plate, others, otherLanes, cardW, commonW: clamp(w * 0.115, 42, 60), handW, miniW: 0 }
}
