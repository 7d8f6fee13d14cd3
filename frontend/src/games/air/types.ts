/** Colours in the order of the view: white, black, green, violet, orange. */
export const COLOURS = ['W', 'K', 'G', 'V', 'O'] as const
export type Colour = (typeof COLOURS)[number]
export type CardId = string

export interface AirSeat {
  columns: CardId[][]
  hand_count: number
  hand: CardId[] | null
  grimoires: number[]
  pending?: CardId[] | null
}

export interface AirView {
  seat: number | null
  turn: number
  phase: string
  deck: number
  discard: CardId[]
  common: CardId[]
  blocked: CardId | null
  drawn: CardId | null
  grimoires: number[]
  /** cards named so far for the diploma under way */
  laying?: CardId[]
  deposited: boolean
  flown: number
  seats: AirSeat[]
  options: Record<string, unknown>
  over: boolean
}

export const colourOf = (card: CardId): Colour => card[0] as Colour
export const valueOf = (card: CardId): number => Number(card.slice(1))
