import { colourOf, valueOf } from './cards'
import { CAT, COLOURS, type AirFacts, type AirView, type CardId } from './types'

/**
 * What the next deck card could do to the reader, counted from what the view shows and nothing else:
 * a card not to be seen anywhere is in the deck or in a closed hand, each equally likely.
 */
export interface Risk {
  unseen: number
  fits: number
  fails: number
  cats: number
  /** for each colour, how many unseen cards are lower than the column's last */
  byColour: number[]
}

export function risk(view: AirView, seat: number, facts: AirFacts): Risk {
  const seen = new Set<CardId>([...view.discard, ...view.common])
  if (view.drawn) seen.add(view.drawn)
  for (const other of view.seats) {
    other.columns.flat().forEach((card) => seen.add(card))
    other.hand?.forEach((card) => seen.add(card))
  }
  // An empty chimney is filled from the discard before the next draw: then it is the discard that counts.
  const refill = new Set(view.discard)
  const possible = (card: CardId): boolean => (view.deck === 0 ? refill.has(card) : !seen.has(card))
  const tops = COLOURS.map((_, c) => valueOf(view.seats[seat]?.columns[c]?.at(-1) ?? 'W0'))
  const out: Risk = { unseen: 0, fits: 0, fails: 0, cats: 0, byColour: [0, 0, 0, 0, 0] }
  for (const card of facts.cards) {
    if (!possible(card)) continue
    const c = COLOURS.indexOf(colourOf(card))
    out.unseen++
    if (valueOf(card) === CAT) out.cats++
    if (valueOf(card) < (tops[c] ?? 0)) {
      out.fails++
      out.byColour[c] = (out.byColour[c] ?? 0) + 1
    } else out.fits++
  }
  return out
}
