/** A picture for each word of the glossary: a symbol of this table, or a few strokes. */
export const PICTURES: Record<string, string> = {
  small: '#l-sheep',
  big: '#l-spectre',
  crisis: '#l-burning-book',
  cackle: '#l-imp-laugh',
  aliss: '#l-witch-face',
  magic: '#l-sparkles',
  headology: '#l-brain',
  broom: '#l-magic-broom',
  tea: '#l-teapot',
  three: '#l-triquetra',
  elves: '#l-woman-elf-face',
}
