import { t } from '../../shell/words.svelte'
import type { GameBox } from '../../wire'
import { printed as printedIn } from './printed'
import type { LancreView } from './types'

/** What lies on the map, what the place is good for, and what the piles and counters are. */
export function about(target: string, anyView: unknown, box: GameBox): string {
  const [kind, name = ''] = target.split(':') as [string, string | undefined]
  if (kind !== 'space') return ['deck', 'dice', 'seat', 'own'].includes(kind) ? t(`lancre-about-${kind}`) : ''
  const printed = printedIn(box)
  const space = (anyView as LancreView).spaces.find((s) => s.space === name)
  const tile = space?.tile ? printed.tiles.get(space.tile)?.detail : space?.hidden ? t('lancre-about-hidden') : ''
  const place = printed.places.get(space?.location ?? '')
  const square = place && place['square'] !== 'none' ? t(`lancre-square-${place['square']}`) : ''
  return [tile, place?.detail, square].filter(Boolean).join(' · ')
}
