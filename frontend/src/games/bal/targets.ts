import type { LegalMove } from '../../wire'
import { isPotion } from './cards'
import type { BalView } from './types'

/** Which legal moves a thing on the table stands for, as the server names the things. */
export function index(legal: LegalMove[]): Map<string, LegalMove[]> {
  const out = new Map<string, LegalMove[]>()
  for (const entry of legal) {
    for (const target of new Set(entry.targets)) out.set(target, [...(out.get(target) ?? []), entry])
  }
  return out
}

const DEFENCES: Record<string, string> = { abracadabra: 'joker', balai: 'sweep', baguette: 'wand', tresor: 'treasure', remede: 'remedy', tour: 'trick', miroir: 'mirror', boule: 'ball', amoi: 'mine' }
const DISCARDING = ['drop', 'throw', 'inherit', 'penalty']

/** What a tap on something not legal most likely meant: we ask the server why not. */
export function meant(target: string, view: BalView): string {
  const [kind, name = ''] = target.split(':') as [string, string | undefined]
  const defending = ['defend', 'together', 'face', 'defence'].includes(view.phase)
  switch (kind) {
    case 'seat':
      if (view.phase === 'mirror') return `mirror ${name}`
      return defending ? `broom ${name}` : `attack ${name}`
    case 'coffer':
      return `lose ${name}`
    case 'hand':
      if (DISCARDING.includes(view.phase)) return `drop ${name}`
      if (view.phase === 'exchange') return `give ${name}`
      if (name === 'boule') return 'ball'
      if (name === 'amoi') return 'mine'
      if (name === 'diablotin') return 'imp'
      if (name === 'miroir') return `mirror ${(view.active + 1) % view.seats.length}`
      if (name === 'enchantement') return `enchant ${(view.active + 1) % view.seats.length}`
      if (!defending) return `lay ${name}`
      if (isPotion(name)) return 'parry'
      if (name === 'abracadabra') return `joker ${view.attack?.potions[0] ?? 'R'}`
      return DEFENCES[name] ?? `lay ${name}`
    default:
      return 'pass'
  }
}
