/** A picture for each word of the glossary: a symbol of this table, or a few strokes. */
export const PICTURES: Record<string, string> = {
  cauldron: '#w-cauldron',
  cluster: '#w-linked-rings',
  energy: '#w-lightning-trio',
  witch: '#w-pointy-hat',
  pentagram: '#w-pentacle',
  crystal: '#w-gem',
  black: '#w-gem-black',
  wand: '#w-crystal-wand',
  scroll: '#w-tied-scroll',
  hex: '#w-hexes',
  token: '#w-token',
  tower: '#w-evil-tower',
  shelf: '#w-vial',
  stone: '#w-menhir',
}
