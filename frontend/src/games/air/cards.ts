import type { CardId, Colour } from './types'

export const colourOf = (card: CardId): Colour => card[0] as Colour
export const valueOf = (card: CardId): number => Number(card.slice(1))
