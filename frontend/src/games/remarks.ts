import type { GameBox, LegalMove } from '../wire'

/** What a view adds to the words of a move; nothing where the words say it all. */
type Remark = (move: LegalMove, view: unknown, box: GameBox) => string
const FOUND = import.meta.glob<Remark>('./*/remark.ts', { eager: true, import: 'remark' })
const remarkOf = (game: string): Remark | undefined => FOUND[`./${game}/remark.ts`]

export const hasRemarks = (game: string): boolean => remarkOf(game) !== undefined

/** The moves as they are offered, each with what the view adds to it. */
export function remarked(game: string, legal: LegalMove[], view: unknown, box: GameBox | null): LegalMove[] {
  const remark = remarkOf(game)
  if (!remark || !box) return legal
  return legal.map((move) => {
    const added = remark(move, view, box)
    return added ? { ...move, label: `${move.label} (${added})` } : move
  })
}
