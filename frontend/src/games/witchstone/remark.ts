import { t } from '../../shell/words.svelte'
import type { GameBox, LegalMove } from '../../wire'
import { printedIn } from './printed'
import { cellName, signName } from './said'
import type { WitchstoneView } from './types'

/** Which scroll lies there, which token waits at a place, what a crystal lifted out costs. */
export function remark(move: LegalMove, anyView: unknown, box: GameBox): string {
  const view = anyView as WitchstoneView
  const [verb, what = ''] = move.move.split(' ') as [string, string | undefined]
  const with_ = (more: string | undefined): string => (more ? `${move.label} (${more})` : '')
  switch (verb) {
    case 'take': {
      const name = printedIn(box).scrolls.get(view.scrolls[Number(what) - 1] ?? '')?.name
      return name ? t('wst-move-take', { name }) : ''
    }
    case 'break':
      return t('wst-move-break', { where: cellName(what), n: (view.seats[view.seat]?.spoiled ?? 0) + 1 })
    case 'settle':
    case 'send': {
      const token = view.locations.find((l) => l.location === what)?.token
      return with_(token ? t('wst-token', { sign: signName(token) }) : undefined)
    }
    default:
      return ''
  }
}
