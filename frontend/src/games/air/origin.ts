import type { BoxRow, GameBox } from '../../wire'
import { COLOURS } from './types'

/** Cards, columns and grimoires are printed by colour. */
export function origin(target: string, box: GameBox): BoxRow | undefined {
  const letter = target.split(':')[1]?.charAt(0) ?? ''
  return box.sections.find((s) => s.id === 'colour')?.rows[(COLOURS as readonly string[]).indexOf(letter)]
}
