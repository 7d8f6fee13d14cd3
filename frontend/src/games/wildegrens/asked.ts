import { t } from '../../shell/words.svelte'
import type { Asked } from '../../wire'
import type { WildegrensView } from './types'

/** What each choice of a turn costs, and what it leads to. */
export function asked(question: Asked, anyView: unknown): string {
  const view = anyView as WildegrensView
  if (question.kind === 'trial') return t('wil-asked-trial', { sure: view.jury.filter((juror) => juror.percent >= 100).length })
  if (question.kind === 'choose') return t('wil-asked-choose', { n: view.total })
  return t(`wil-asked-${question.kind}`)
}
