import type { BoxRow, GameBox } from '../../wire'

/** Potions are printed by their colours, and played by a letter. */
const PRINTED: Record<string, string> = { R: 'red', J: 'yellow', V: 'green', B: 'blue', G: 'grey' }

/** A card of the hand, by its code. */
export function origin(target: string, box: GameBox): BoxRow | undefined {
  const [kind, code = ''] = target.split(':')
  const printed = PRINTED[code] ?? code
  return kind === 'hand' ? box.sections.find((s) => s.id === 'card')?.rows.find((row) => String(row.code) === printed) : undefined
}
