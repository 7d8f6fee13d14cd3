import type { Glyph } from './icon-names'

export type CardCode = string

/** The five potions from the commonest to the rarest. */
export const POTIONS = ['R', 'J', 'V', 'B', 'G'] as const
export type Potion = (typeof POTIONS)[number]
export const isPotion = (card: CardCode): card is Potion => (POTIONS as readonly string[]).includes(card)

/** Each spell with its glyph, in the order of a hand. */
export const SPELLS: Record<string, Glyph> = {
  sortilege: 'magic-swirl',
  abracadabra: 'sparkles',
  balai: 'magic-broom',
  tresor: 'open-treasure-chest',
  amoi: 'grab',
  miroir: 'mirror-mirror',
  envoutement: 'voodoo-doll',
  fantome: 'floating-ghost',
  baguette: 'fairy-wand',
  remede: 'health-potion',
  tour: 'magic-hat',
  enchantement: 'star-swirl',
  boule: 'crystal-ball',
  lutin: 'goblin-head',
  diablotin: 'imp-laugh',
}

export interface BalSeat {
  witch: string
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

export interface Strike {
  author: number
  sender: number
  defender: number
  double: number
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
  attack: { attacker: number; target: number; potions: Potion[]; spell: CardCode | null; all: boolean } | null
  strike: Strike | null
  /** mirror images still to strike: from, to */
  doubles: [number, number][]
  hex: { failed: number[]; won: number[]; pieces: [number, number][] } | null
  farce: { author: number; card: CardCode; tokens: string[]; facing: number; helped: boolean } | null
  options: Record<string, unknown>
  seats: BalSeat[]
}
