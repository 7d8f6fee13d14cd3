import type { GameBox } from '../../wire'
import type { Neighbour } from '../around'
import { across, down } from './land'
import { printed as printedIn } from './printed'
import { spaceSaid } from './said'
import type { LancreView } from './types'

/** The places a path leads to from here, in their directions, and what lies on their spaces. */
export function around(target: string, anyView: unknown, box: GameBox, names: string[]): Neighbour[] {
  const view = anyView as LancreView
  const [kind, name] = target.split(':')
  const here = kind === 'space' ? view.spaces.find((s) => s.space === name)?.location : undefined
  if (here === undefined) return []
  const printed = printedIn(box)
  const at = (code: string): { x: number; y: number } => ({ x: across(Number(printed.places.get(code)?.['x'])), y: down(Number(printed.places.get(code)?.['y'])) })
  const from = at(here)
  return printed.paths
    .flatMap((path) => (path.one === here ? [path.other] : path.other === here ? [path.one] : []))
    .map((code) => ({ x: at(code).x - from.x, y: at(code).y - from.y, said: view.spaces.filter((s) => s.location === code).map((s) => spaceSaid(s, printed, names)).join('; ') }))
}
