import type { BoxRow, GameBox } from '../../wire'

/** A card of the hand, by its code. */
export function origin(target: string, box: GameBox): BoxRow | undefined {
  const [kind, code] = target.split(':')
  return kind === 'hand' ? box.sections.find((s) => s.id === 'card')?.rows.find((row) => String(row.code) === code) : undefined
}
