/** What the server sends of this game. Made by `tools/shapes`: change the Python, and run the tool. */

/** The six symbols, which are also the six types of action. */
export const SYMBOLS = ['energy', 'witch', 'pentagram', 'crystal', 'wand', 'scroll'] as const
export type Sign = (typeof SYMBOLS)[number]

/** What points are for, in the order in which a tally names them. */
export const EARNINGS = ['tower', 'connections', 'witches', 'stone', 'token', 'ring', 'wand', 'spoiled', 'owls', 'tokens', 'spells', 'prophecies'] as const
export type Earning = (typeof EARNINGS)[number]

/** What the silver spaces of the wand count. */
export const COUNTS = ['connections', 'scrolls', 'crystals', 'witches', 'tokens', 'hexes'] as const
export type Count = (typeof COUNTS)[number]

export const PLACES = ['stone', 'tower', 'village', 'forest', 'castle'] as const
export type Place = (typeof PLACES)[number]

export const TOKENS = ['energy', 'witch', 'pentagram', 'crystal', 'wand', 'scroll', 'points'] as const
export type Token = (typeof TOKENS)[number]

export const SOURCES = ['tile', 'token', 'hex', 'shelf', 'wand', 'empty', 'tower'] as const
export type Source = (typeof SOURCES)[number]

export const RING_COLOURS = ['light', 'dark', 'orange'] as const
export type RingColour = (typeof RING_COLOURS)[number]

export const WAND_COLOURS = ['handle', 'light', 'dark', 'silver'] as const
export type WandColour = (typeof WAND_COLOURS)[number]

export interface CellView { cell: string; kind: 'printed' | 'tile' | 'hex'; symbols: Sign[]; code: string | null }
export interface Promise { scroll: string; points: number }

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
  promised: Promise[]
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
  type: Place
  x: number
  y: number
  token: Token | null
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

export interface Batch { symbol: Sign; left: number; granted: number; source: Source }
export interface Preview { cell: string; one: Sign; one_actions: number; other: Sign; other_actions: number }
export interface RingSpace { colour: RingColour; hex: string | null; owl: number | null }
export interface WandSpace { colour: WandColour; symbol: Sign | null; counts: Count | null; amount: number }
export interface Shelf { shelf: string; room: number; filled: number; crystals: number[]; black: number[] }

export interface WitchstoneView {
  seat: number
  turn: number
  first: number
  number: number
  phase: string
  over: boolean
  symbol: Sign | null
  left: number | null
  source: Source | null
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
  open_tokens: Token[]
  options: Record<string, boolean>
  seats: SeatView[]
}
