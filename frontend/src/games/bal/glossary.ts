/** A picture for each word of the glossary: a symbol of this table, or a few strokes. */
export const PICTURES: Record<string, string> = {
  crapzouille: '#crap',
  potion: '#f-R',
  spell: '#b-magic-swirl',
  attack: '#b-gooey-impact',
  parry: '#b-magic-shield',
  sabbat: '#b-star-swirl',
  carabosse: '#b-witch-face',
  farce: '#b-goblin-head',
  queen: '#b-queen-crown',
}
