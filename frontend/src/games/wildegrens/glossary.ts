/** A picture for each word of the glossary: a symbol of this table, or a few strokes. */
export const PICTURES: Record<string, string> = {
  hidden: '#w-cowled',
  revealed: '#w-sunbeams',
  power: '#w-power-lightning',
  mission: '#w-scroll-unfurled',
  challenge: '#w-back',
  familiar: '#w-paw',
  juror: '#w-gavel',
  persuasion: '#w-conversation',
  conviction: '#w-letter',
  curse: '#w-cursed-star',
  prison: '#w-imprisoned',
  soul: '#w-tombstone',
  trial: '#w-banging-gavel',
}
