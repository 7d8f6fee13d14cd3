import type { BoxRow, GameBox } from '../../wire'

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
  witch: string | null
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
/** So many of so many equally likely falls of the dice. */
export type Odds = [ways: number, of: number]
export interface LancreView {
  seat: number
  turn: number
  phase: string
  over: boolean
  step: number
  deck: number
  discard: string[]
  arriving: string | null
  boxes: { small: number; big: number; top: string | null }[]
  tiles_left: number
  cackle_reserve: number
  crisis_reserve: number
  aliss_reserve: number
  trying: string | null
  tile: string | null
  dice: number[]
  added: number
  committed: boolean
  total: number | null
  needed: number | null
  joining: string[]
  looking: string[]
  odds: Record<string, { plain: Odds; cards: Odds }>
  options: { cooperative: boolean; expert: boolean }
  spaces: SpaceView[]
  seats: SeatView[]
}

export const WITCHES = ['tiffany', 'annagramma', 'petulia', 'dimity'] as const
export const DUNGEON = 'dungeon'
export const UNKNOWN = 'unknown'

/** The printed things of a play, by their codes. */
export interface Printed {
  places: Map<string, BoxRow>
  tiles: Map<string, BoxRow>
  cards: Map<string, BoxRow>
  paths: { one: string; other: string }[]
}

const NOTHING: BoxRow[] = []
export function printed(box: GameBox | null): Printed {
  const rows = (id: string): BoxRow[] => box?.sections.find((s) => s.id === id)?.rows ?? NOTHING
  const byCode = (id: string): Map<string, BoxRow> => new Map(rows(id).map((r) => [String(r.code), r]))
  return {
    places: byCode('place'),
    tiles: byCode('tile'),
    cards: byCode('card'),
    paths: rows('path').map((r) => ({ one: String(r['one']), other: String(r['other']) })),
  }
}

/** Small problems lie on the upper row of a board, big ones on the lower. */
const SMALL = new Set(['ordinary', 'pig', 'sheep', 'death'])
export const isBig = (tile: BoxRow | undefined): boolean => tile !== undefined && !SMALL.has(String(tile['family']))

/** In hundredths, rounded, but never to none or all unless it is so. */
export function percent([ways, of]: Odds): number {
  if (ways <= 0) return 0
  if (ways >= of) return 100
  return Math.min(99, Math.max(1, Math.round((100 * ways) / of)))
}
