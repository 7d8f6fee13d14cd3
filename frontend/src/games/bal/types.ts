/** What the server sends of this game. Made by `tools/shapes`: change the Python, and run the tool. */

/** Potions, then spells, in the order of a hand. */
export const CARDS = ['R', 'J', 'V', 'B', 'G', 'sortilege', 'abracadabra', 'balai', 'tresor', 'amoi', 'miroir', 'envoutement', 'fantome', 'baguette', 'remede', 'tour', 'enchantement', 'boule', 'lutin', 'diablotin'] as const
export type CardCode = (typeof CARDS)[number]

/** The five potions from the commonest to the rarest. */
export const POTIONS = ['R', 'J', 'V', 'B', 'G'] as const
export type Potion = (typeof POTIONS)[number]

export const TOKENS = ['R', 'J', 'V', 'B', 'G', 'W'] as const
export type Token = (typeof TOKENS)[number]

export const WITCHES = ['honorine', 'edmee', 'ursule', 'gervaise', 'daphne', 'hilda'] as const
export type Witch = (typeof WITCHES)[number]

export interface BalSeat {
  witch: Witch
  alive: boolean
  out: number
  lives: number
  own: number
  dead: number
  /** how many Crapzouilles of each seat sit in this coffer as prisoners */
  captives: number[]
  hand_count: number
  hand: CardCode[] | null
  chosen: CardCode[]
  given: string | null
  shown: string | null
}

export interface Attack { attacker: number; target: number; potions: Potion[]; spell: CardCode | null; all: boolean }
export interface Strike { author: number; sender: number; defender: number; double: number }
export interface Hex { failed: number[]; won: number[]; pieces: [number, number][] }
export interface Farce { author: number; card: CardCode; tokens: Token[]; facing: number; helped: boolean }

export interface Recited {
  speaker: number
  cards: CardCode[]
  place: number
  silent: number[]
  /** known to the speaker alone */
  misread: boolean | null
  challengers: number[]
}

export interface BalView {
  seat: number
  phase: string
  awaited: number[]
  over: boolean
  round: number
  lap: number
  first: number
  turn: number
  active: number
  stolen: boolean
  bound: number
  deck: number
  discard: CardCode[]
  top_discard: CardCode | null
  laid: CardCode[]
  target: number
  attack: Attack | null
  strike: Strike | null
  /** mirror images still to strike: from, to */
  doubles: [number, number][]
  hex: Hex | null
  farce: Farce | null
  reading: Recited | null
  wands_declined: number
  options: Record<string, boolean | number | string>
  seats: BalSeat[]
}
