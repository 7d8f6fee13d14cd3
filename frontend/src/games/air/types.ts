/** What the server sends of this game. Made by `tools/shapes`: change the Python, and run the tool. */

/** Colours in the order of the view: white, black, green, violet, orange. */
export const COLOURS = ['W', 'K', 'G', 'V', 'O'] as const
export type Colour = (typeof COLOURS)[number]

/** A colour and a value: `W12`. */
export type CardId = string

export const OPTIONS = ['bonus_per_set', 'several_diplomas', 'allow_stop_without_landing', 'deposit_again', 'open_hands', 'first_player'] as const
export type Option = (typeof OPTIONS)[number]

/** The value that carries a cat. */
export const CAT = 15

export interface AirSeat {
  columns: CardId[][]
  hand_count: number
  hand: CardId[] | null
  grimoires: number[]
  pending: CardId[]
}

export interface AirView {
  seat: number
  turn: number
  phase: string
  over: boolean
  deck: number
  discard: CardId[]
  common: CardId[]
  drawn: CardId | null
  blocked: CardId | null
  deposited: boolean
  flown: number
  /** cards named so far for the diploma under way */
  laying: CardId[]
  grimoires: number[]
  options: Partial<Record<Option, boolean>>
  seats: AirSeat[]
}

export interface AirFacts {
  /** every witch of the box */
  cards: CardId[]
}
