import type { GameBox, LegalMove } from '../wire'
import { remark as wildegrens } from './wildegrens/remark'

/** What a view adds to the words of a move; nothing where the words say it all. */
type Remark = (move: LegalMove, view: unknown, box: GameBox) => string
const REMARKS: Record<string, Remark> = { wildegrens }

export const hasRemarks = (game: string): boolean => game in REMARKS

/** The moves as they are offered, each with what the view adds to it. */
export function remarked(game: string, legal: LegalMove[], view: unknown, box: GameBox | null): LegalMove[] {
  const remark = REMARKS[game]
  if (!remark || !box) return legal
  return legal.map((move) => {
    const added = remark(move, view, box)
    return added ? { ...move, label: `${move.label} (${added})` } : move
  })
}
