import { t } from '../../shell/words.svelte'
import type { GameBox } from '../../wire'
import { printed as printedIn } from './printed'
import type { LancreView } from './types'

/** What lies on the map and what stopping there means, what the place is good for, what piles and counters are. */
export function about(target: string, anyView: unknown, box: GameBox): string {
  const [kind, name = ''] = target.split(':') as [string, string | undefined]
  const printed = printedIn(box)
  if (kind === 'hand') return printed.cards.get(name)?.detail ?? ''
  if (kind !== 'space') return ['deck', 'dice', 'die', 'seat', 'own'].includes(kind) ? t(`lancre-about-${kind}`) : ''
  const view = anyView as LancreView
  const space = view.spaces.find((s) => s.space === name)
  if (!space) return ''
  const company = space.witches.some((witch) => witch !== Math.max(view.seat, 0))
  const lies = space.tile ? 'problem' : space.hidden ? 'hidden' : company ? 'tea' : 'empty'
  const square = printed.places.get(space.location)?.['square'] ?? 'none'
  return [t(`lancre-about-${lies}`), square === 'none' ? '' : t(`lancre-square-${square}`)].filter(Boolean).join(' ')
}
