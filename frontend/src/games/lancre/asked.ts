import { t } from '../../shell/words.svelte'
import type { Asked, Face, LegalMove } from '../../wire'
import type { LancreView } from './types'

/** What fleeing, failing and going on cost, before it is chosen. */
export function asked(question: Asked, anyView: unknown, _seats: Face[], legal: LegalMove[]): string {
  const view = anyView as LancreView
  const rolled = view.dice.filter((die) => die === 0).length
  switch (question.kind) {
    case 'choose':
      return t(view.options.cooperative ? 'lancre-asked-choose-together' : 'lancre-asked-choose')
    case 'ready':
    case 'arrive':
      return view.trying ? t('lancre-asked-ready') : t('lancre-asked-tea')
    case 'facing':
      return t('lancre-asked-facing', { n: rolled, flee: legal.some((m) => /^(flee|fly)\b/u.test(m.move)) ? 'yes' : 'no', short: Math.max(0, (view.needed ?? 0) - (view.total ?? 0)) })
    case 'total':
      return (view.total ?? 0) >= (view.needed ?? 0) ? t('lancre-asked-enough', { n: rolled }) : t('lancre-asked-short', { n: rolled, short: (view.needed ?? 0) - (view.total ?? 0) })
    default:
      return t(`lancre-asked-${question.kind}`)
  }
}
