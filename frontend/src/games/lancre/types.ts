/** What the server sends of this game. Made by `tools/shapes`: change the Python, and run the tool. */

export const WITCHES = ['tiffany', 'annagramma', 'petulia', 'dimity'] as const
export type Witch = (typeof WITCHES)[number]

export const OPTIONS = ['cooperative', 'expert', 'choose_returns', 'open_hands', 'elves_at_once'] as const
export type Option = (typeof OPTIONS)[number]

/** So many of so many equally likely falls of the dice. */
export type Odds = [number, number]

export const DUNGEON = 'dungeon'

/** A tile that lies face down. */
export const UNKNOWN = 'unknown'

export interface SpaceView {
  space: string
  location: string
  /** null when nothing lies there, or something these eyes do not know */
  tile: string | null
  hidden: boolean
  markers: number
  difficulty: number | null
  points: number | null
  witches: number[]
}

export interface SeatView {
  witch: Witch | null
  special: boolean
  hand_count: number
  hand: string[] | null
  limit: number
  cackles: number
  alisses: number
  at: string | null
  small: number
  big: number
  points: number
  tiles: string[]
}

export interface BoxView { small: number; big: number; top: string | null }
export interface Chances { plain: Odds; cards: Odds }

export interface LancreView {
  seat: number
  turn: number
  phase: string
  over: boolean
  step: number
  steps: number
  on_foot: boolean
  passing: boolean
  deck: number
  discard: string[]
  arriving: string | null
  boxes: BoxView[]
  tiles_left: number
  cackle_reserve: number
  crisis_reserve: number
  aliss_reserve: number
  gone: string[]
  trying: string | null
  tile: string | null
  dice: number[]
  added: number
  magic_used: number
  committed: boolean
  total: number | null
  needed: number | null
  joining: string[]
  looking: string[]
  odds: Record<string, Chances>
  options: Record<Option, boolean>
  spaces: SpaceView[]
  seats: SeatView[]
}

export interface LancreFacts {
  /** so many elves in sight, and all is lost (LAN-129) */
  elves: number
  /** so many big problems left at the end, and Lancre is overrun (LAN-197) */
  big: number
  /** from so many points on, somebody alone is a witch (LAN-199) */
  witch: number
  /** so many are rolled in an attempt */
  dice: number
}
