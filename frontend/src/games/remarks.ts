import type { GameBox, LegalMove } from '../wire'

/** A move in words with what the view adds to them: names of what lies there, prices. Nothing where the words say it all. */
type Remark = (move: LegalMove, view: unknown, box: GameBox) => string
const FOUND = import.meta.glob<Remark>('./*/remark.ts', { eager: true, import: 'remark' })
const remarkOf = (game: string): Remark | undefined => FOUND[`./${game}/remark.ts`]

export const hasRemarks = (game: string): boolean => remarkOf(game) !== undefined

/** The moves as they are offered, each with what the view adds to it. */
export function remarked(game: string, legal: LegalMove[], view: unknown, box: GameBox | null): LegalMove[] {
  const remark = remarkOf(game)
  if (!remark || !box) return legal
  return legal.map((move) => ({ ...move, label: remark(move, view, box) || move.label }))
}
