import type { LegalMove } from '../../wire'
import type { ExitFact } from './printed'
import type { WitchstoneView } from './types'

/** Which legal moves a thing on the table stands for; the server names the things. */
export function index(legal: LegalMove[]): Map<string, LegalMove[]> {
  const out = new Map<string, LegalMove[]>()
  for (const entry of legal) for (const target of new Set(entry.targets)) if (target !== 'none') out.set(target, [...(out.get(target) ?? []), entry])
  return out
}

export type Tab = 'cauldron' | 'ball' | 'tracks' | 'shelves'
export const TABS: readonly Tab[] = ['cauldron', 'ball', 'tracks', 'shelves']
const TAB_OF: Record<string, Tab> = {
  cell: 'cauldron', crystal: 'cauldron', exit: 'cauldron', tile: 'cauldron', break: 'cauldron',
  place: 'ball', road: 'ball', ring: 'tracks', wand: 'tracks', scroll: 'shelves', shelf: 'shelves', token: 'shelves',
}
/** Behind which tab a thing lies on a phone; null if it is always in sight. */
export const tabOf = (target: string): Tab | null => TAB_OF[target.split(':')[0] as string] ?? null

/** Behind which tabs the open question is answered, the likeliest first. */
export function tabsFor(legal: LegalMove[]): Tab[] {
  const useful = legal.filter((m) => !m.move.startsWith('break') && m.move !== 'done')
  const tabs = (useful.length ? useful : legal).flatMap((m) => m.targets).map(tabOf)
  return [...new Set(tabs.filter((tab) => tab !== null))]
}

/** What the open question asks for of the parts that share a tab; null where the first of them is meant. */
export function foremostOf(legal: LegalMove[]): 'tile' | 'wand' | 'shelf' | null {
  const kinds = new Set(legal.flatMap((m) => m.targets).map((target) => target.split(':')[0]))
  if (kinds.has('tile')) return 'tile'
  if (kinds.has('wand') && !kinds.has('ring')) return 'wand'
  return (kinds.has('shelf') || kinds.has('token')) && !kinds.has('scroll') ? 'shelf' : null
}

/** What a tap on something not legal most likely meant: we ask the server why not. */
export function meant(target: string, view: WitchstoneView, held: string | null, exits: ExitFact[]): string {
  const [kind, name = ''] = target.split(':') as [string, string | undefined]
  const me = view.seats[view.seat]
  switch (kind) {
    case 'place':
      return view.phase === 'tower' ? `settle ${name}` : `send ${name}`
    case 'road':
      return `charge ${name}`
    case 'tile':
      return `lay ${name}`
    case 'cell':
      if (held) return `push ${held} ${name}`
      return view.phase === 'neighbour' ? `join ${name}` : view.phase === 'hex' ? `fix ${name}` : `put ${name}`
    case 'crystal':
      return `break ${name}`
    case 'exit':
      return held ? `push ${held} ${name}` : `shelve ${name}`
    case 'ring':
      return 'advance'
    case 'wand':
      return `stride ${Math.max(1, Number(name) - (me?.wand ?? 0))}`
    case 'scroll':
      return `take ${name}`
    case 'shelf':
      return name === 'lowest' ? `lower ${exits[0]?.code}` : `shelve ${exits.find((x) => x.symbol === name)?.code}`
    case 'token':
      return `pick ${name}`
    case 'owed':
      return `spend ${name}`
    case 'spell':
      return `boost ${name}`
    case 'supply':
      return 'summon'
    case 'wish':
      return `use ${name}`
    default:
      return 'done'
  }
}
