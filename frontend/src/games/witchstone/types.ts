import type { BoxRow, GameBox } from '../../wire'
import type { GlyphName } from './icon-names'

/** The six symbols, which are also the six types of action. */
export const SYMBOLS = ['energy', 'witch', 'pentagram', 'crystal', 'wand', 'scroll'] as const
export type Sign = (typeof SYMBOLS)[number]

export const GLYPH_OF: Record<Sign, GlyphName> = {
  energy: 'lightning-trio',
  witch: 'pointy-hat',
  pentagram: 'pentacle',
  crystal: 'floating-crystal',
  wand: 'crystal-wand',
  scroll: 'tied-scroll',
}
export const PLACE_GLYPH: Record<string, GlyphName> = {
  stone: 'menhir',
  tower: 'evil-tower',
  village: 'huts-village',
  forest: 'pine-tree',
  castle: 'castle',
}
/** What the silver spaces of the wand count, and what several prophecies do. */
export const COUNT_GLYPH: Record<string, GlyphName> = {
  connections: 'linked-rings',
  scrolls: 'tied-scroll',
  crystals: 'vial',
  witches: 'pointy-hat',
  tokens: 'token',
  hexes: 'hexes',
}
/** What points are for, in the order in which a tally names them. */
export const EARNINGS = ['tower', 'connections', 'witches', 'stone', 'token', 'ring', 'wand', 'spoiled', 'owls', 'tokens', 'spells', 'prophecies'] as const
export type Earning = (typeof EARNINGS)[number]
export const EARNING_GLYPH: Record<Earning, GlyphName> = {
  tower: 'evil-tower',
  connections: 'linked-rings',
  witches: 'pointy-hat',
  stone: 'menhir',
  token: 'token',
  ring: 'pentacle',
  wand: 'crystal-wand',
  spoiled: 'shatter',
  owls: 'owl',
  tokens: 'token',
  spells: 'magic-swirl',
  prophecies: 'tied-scroll',
}

export interface CellView {
  cell: string
  kind: 'printed' | 'tile' | 'hex'
  symbols: Sign[]
  code: string | null
}
export interface SeatView {
  score: number
  earned: Record<Earning, number>
  turns: number
  handicap: number
  hand_count: number
  hand: string[] | null
  draws: number
  tower: string | null
  energy: number
  open_road: string | null
  connections: string[]
  linked: string[]
  reserve: number
  lying: number
  standing: string[]
  stone: number | null
  ring: number
  wand: number
  leads: boolean
  owl_count: number
  owls: number[] | null
  tokens: number
  hexes: string[]
  fixed: string[]
  scroll_count: number | null
  scrolls: string[] | null
  promised: { scroll: string; points: number }[]
  spent: string[]
  cells: CellView[]
  crystals: string[]
  black: string | null
  shelved: number
  spoiled: number
  beside: number
  clusters: number[]
}
export interface LocationView {
  location: string
  type: string
  x: number
  y: number
  token: string | null
  owner: number | null
  witches: number[]
}
export interface RoadView {
  road: string
  one: string
  other: string
  slots: number
  filled: number
  owner: number | null
}
export interface Batch {
  symbol: Sign
  left: number
  granted: number
  source: string
}
export interface Preview {
  cell: string
  one: Sign
  one_actions: number
  other: Sign
  other_actions: number
}
export interface RingSpace {
  colour: 'light' | 'dark' | 'orange'
  hex: string | null
  owl: number | null
}
export interface WandSpace {
  colour: 'handle' | 'light' | 'dark' | 'silver'
  symbol: Sign | null
  counts: string | null
  amount: number
}
export interface Shelf {
  shelf: string
  room: number
  filled: number
  crystals: number[]
  black: number[]
}
export interface WitchstoneView {
  seat: number
  turn: number
  first: number
  number: number
  phase: string
  over: boolean
  symbol: Sign | null
  left: number | null
  source: string | null
  then: Sign | null
  tile: string | null
  placing: string | null
  hex: string | null
  running: string | null
  running_black: boolean
  batches: Batch[]
  tokens_owed: string[]
  waiting: string[]
  crossing: number[]
  previews: Preview[]
  locations: LocationView[]
  roads: RoadView[]
  stones: number[]
  ring: RingSpace[]
  hex_pile: number
  wand: WandSpace[]
  scrolls: string[]
  scroll_pile: number | null
  shelves: Shelf[]
  open_tokens: string[]
  options: Record<string, unknown>
  seats: SeatView[]
}

/** A tile's or a special hex's two symbols, from its code. */
export const halves = (code: string): [Sign, Sign] => code.split('-') as [Sign, Sign]

export interface ExitFact {
  code: string
  symbol: Sign
  cells: [string, string]
}
export interface ScrollRow extends BoxRow {
  code: string
  kind: string
  symbol: string
  first: string
  second: string
  third: string
  low: number
  mid: number
  high: number
}
/** What is printed in this play's box and does not change during it. */
export interface Printed {
  exits: ExitFact[]
  bonuses: number[]
  scrolls: Map<string, ScrollRow>
  places: Map<string, BoxRow>
  box: GameBox | null
}

/** The box of a play, sorted for the table. */
export function printedIn(box: GameBox | null): Printed {
  const rows = (id: string): BoxRow[] => box?.sections.find((s) => s.id === id)?.rows ?? []
  return {
    exits: rows('exit').map((r) => ({ code: String(r.code), symbol: r['symbol'] as Sign, cells: [`${r['q']},${r['r']}`, `${r['q2']},${r['r2']}`] })),
    bonuses: rows('stone').map((r) => Number(r['bonus'])),
    scrolls: new Map(rows('scroll').map((r) => [String(r.code), r as ScrollRow])),
    places: new Map(rows('location').map((r) => [String(r.code), r])),
    box,
  }
}
