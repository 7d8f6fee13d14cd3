/** The glyphs of game-icons (CC BY 3.0) on Witchstone's table; one a line, the build reads this list. */
export const GLYPHS = [
  'lightning-trio',
  'pointy-hat',
  'pentacle',
  'floating-crystal',
  'crystal-wand',
  'tied-scroll',
  'evil-tower',
  'huts-village',
  'pine-tree',
  'castle',
  'menhir',
  'owl',
  'crystal-ball',
  'cauldron',
  'linked-rings',
  'token',
  'queen-crown',
  'shatter',
  'magic-swirl',
  'vial',
  'magnifying-glass',
] as const

/** Those, and the one we drew ourselves for special hexes. */
export type GlyphName = (typeof GLYPHS)[number] | 'hexes'
