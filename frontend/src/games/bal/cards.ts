import type { Glyph } from './icon-names'
import { POTIONS, type CardCode, type Potion } from './types'

export const isPotion = (card: string): card is Potion => (POTIONS as readonly string[]).includes(card)

/** Each spell with its glyph, in the order of a hand. */
const SIGNS: Record<Exclude<CardCode, Potion>, Glyph> = {
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
export const SPELLS: Record<string, Glyph> = SIGNS
