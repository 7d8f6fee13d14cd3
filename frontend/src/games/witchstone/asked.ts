import { t } from '../../shell/words.svelte'
import type { Asked } from '../../wire'
import type { WitchstoneView } from './types'

/** What each kind of action gives and takes, before one is chosen. */
export function asked(question: Asked, anyView: unknown): string {
  const view = anyView as WitchstoneView
  switch (question.kind) {
    case 'act':
      return view.symbol ? t(`wst-asked-${view.symbol}`) : ''
    case 'neighbour':
      return t('wst-asked-cell')
    default:
      return t(`wst-asked-${question.kind}`)
  }
}
