/** The glyphs of game-icons (CC BY 3.0) on the ball's cards and floor; one a line, the build reads this list. */
export const GLYPHS = [
  'magic-swirl',
  'sparkles',
  'magic-broom',
  'open-treasure-chest',
  'grab',
  'mirror-mirror',
  'voodoo-doll',
  'floating-ghost',
  'fairy-wand',
  'health-potion',
  'magic-hat',
  'star-swirl',
  'crystal-ball',
  'goblin-head',
  'imp-laugh',
  'witch-face',
  'queen-crown',
  'magic-shield',
  'gooey-impact',
] as const

export type Glyph = (typeof GLYPHS)[number]
