import type { GameBox } from '../../wire'
import type { Neighbour } from '../around'
import { CELLS, middle, neighbours } from './grid'
import { printedIn } from './printed'
import { cellSaid, placeSaid, roadSaid } from './said'
import type { WitchstoneView } from './types'

/** The cells round a cell of my cauldron; the connections that leave a place of the ball, and where they lead. */
export function around(target: string, anyView: unknown, box: GameBox, names: string[]): Neighbour[] {
  const view = anyView as WitchstoneView
  const [kind = '', name = ''] = target.split(':')
  const seat = view.seats[view.seat >= 0 ? view.seat : view.turn]
  if (kind === 'place') return roadsFrom(name, view, box, names)
  if (!seat || !['cell', 'crystal', 'break'].includes(kind)) return []
  const from = middle(name)
  return neighbours(name).filter((cell) => CELLS.includes(cell)).map((cell) => {
    const to = middle(cell)
    return { x: to.x - from.x, y: to.y - from.y, said: cellSaid(cell, seat) }
  })
}

function roadsFrom(name: string, view: WitchstoneView, box: GameBox, names: string[]): Neighbour[] {
  const printed = printedIn(box)
  const at = new Map(view.locations.map((place) => [place.location, place]))
  const here = at.get(name)
  return view.roads.flatMap((road) => {
    const there = road.one === name ? at.get(road.other) : road.other === name ? at.get(road.one) : undefined
    if (!here || !there) return []
    return [{ x: there.x - here.x, y: there.y - here.y, said: [placeSaid(there, view, printed, names), roadSaid(road, printed, names)].join('. ') }]
  })
}
