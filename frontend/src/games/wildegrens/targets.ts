import type { LegalMove } from '../../wire'
import type { WildegrensView } from './types'

/** Which legal moves a thing on the table stands for, as the server names the things. */
export function index(legal: LegalMove[]): Map<string, LegalMove[]> {
  const out = new Map<string, LegalMove[]>()
  for (const entry of legal) {
    for (const target of new Set(entry.targets)) out.set(target, [...(out.get(target) ?? []), entry])
  }
  return out
}

const SPOT_VERBS: Record<string, string> = {
  discard_challenge: 'discard',
  replace_challenge: 'replace',
  move_challenge: 'move',
  absorb_challenge: 'absorb',
  capture_familiar: 'capture',
}
const PAPER_VERBS: Record<string, string> = { swap_conviction: 'swap', discard_conviction: 'strike' }

/** What a tap on something not legal most likely meant: we ask the server why not. */
export function meant(target: string, view: WildegrensView): string {
  const [kind, name = '', more = ''] = target.split(':') as [string, string | undefined, string | undefined]
  switch (kind) {
    case 'offer':
      return `keep ${name}`
    case 'hand':
      return view.phase === 'drop' ? `drop ${name}` : `hide ${name}`
    case 'mission':
      return view.phase === 'destination' || view.phase === 'search' ? `to ${name}` : view.phase === 'order' ? `resolve ${name}` : `choose ${name}`
    case 'spot': {
      const card = view.places.flatMap((p) => p.spots).find((s) => s.spot === name)?.card
      if (view.phase === 'order' && card) return `resolve ${card}`
      if (view.phase === 'spare' && card) return `spare ${card}`
      return view.phase === 'spots' ? `${SPOT_VERBS[view.primitive ?? ''] ?? 'uncover'} ${name}` : `beat ${name}`
    }
    case 'familiar':
      return `resolve ${name}`
    case 'played':
      return `imprison ${name}`
    case 'prison':
      return `rescue ${name}`
    case 'juror':
      return view.phase === 'dismay' ? `dismay ${name}` : `persuade ${name}`
    case 'paper':
      return `${view.phase === 'papers' ? (PAPER_VERBS[view.primitive ?? ''] ?? 'unveil') : 'unveil'} ${name}`
    case 'soul':
      return `restore ${name}`
    case 'box':
      return `blank ${name} ${more}`
    case 'looked':
      return `return ${name}`
    default:
      return 'pass'
  }
}

/** The part of the table a thing lies in: where a phone must look for it. */
export function tabOf(target: string): 'board' | 'square' | 'piles' | null {
  const kind = target.split(':')[0] ?? ''
  if (['mission', 'spot', 'box'].includes(kind)) return 'board'
  if (['hand', 'played', 'familiar'].includes(kind)) return 'square'
  if (['prison', 'soul'].includes(kind)) return 'piles'
  return null
}
