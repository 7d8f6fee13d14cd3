import type { BoxRow, GameBox } from '../../wire'
import type { GlyphName } from './icon-names'
import type { Count, Earning, Place, Sign } from './types'

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
} satisfies Record<Place, GlyphName>
/** What the silver spaces of the wand count, and what several prophecies do. */
export const COUNT_GLYPH: Record<string, GlyphName> = {
  connections: 'linked-rings',
  scrolls: 'tied-scroll',
  crystals: 'vial',
  witches: 'pointy-hat',
  tokens: 'token',
  hexes: 'hexes',
} satisfies Record<Count, GlyphName>
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
