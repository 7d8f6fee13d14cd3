import type { LegalMove } from '../../wire'
import { colourOf } from './cards'
import type { AirView, CardId } from './types'
import type { Zone } from './layout'

/** Which legal moves a thing on the table stands for. The server names the things; we add where a drawn card may go. */
export function index(legal: LegalMove[], view: AirView): Map<string, LegalMove[]> {
  const out = new Map<string, LegalMove[]>()
  for (const entry of legal) {
    const targets = new Set(entry.targets)
    if (entry.move === 'deposit') targets.add('common')
    if (entry.move === 'place' && view.drawn) targets.add(`column:${colourOf(view.drawn)}`)
    for (const target of targets) out.set(target, [...(out.get(target) ?? []), entry])
  }
  return out
}

/** The thing a card on the table is, in the server's words. */
export function targetOf(card: CardId, zone: Zone): string {
  if (zone === 'common') return `common:${card}`
  if (zone === 'hand' || zone === 'other') return `${zone}:${card}`
  if (zone === 'column') return `column:${colourOf(card)}`
  return zone
}

/** What a tap on something not legal most likely meant: we ask the server why not. */
export function meant(target: string, view: AirView): string {
  const [kind, name] = target.split(':') as [string, string | undefined]
  switch (kind) {
    case 'deck':
      return 'draw'
    case 'common':
      return name ? `take ${name}` : 'deposit'
    case 'column':
      return view.drawn ? 'place' : `land ${name}`
    case 'drawn':
      return 'place'
    case 'hand':
      return `${/cat|shed/.test(view.phase) ? 'shed' : 'lay'} ${name}`
    case 'pile':
      return `graduate ${name} 3`
    default:
      return 'end'
  }
}
