import { settings } from '../../shell/settings.svelte'
import { t } from '../../shell/words.svelte'
import type { Asked, Face, GameBox, LegalMove } from '../../wire'
import { risk } from './risk'
import type { AirFacts, AirView } from './types'

/** What the next card risks, what a card does where it goes, what a diploma takes. */
export function asked(question: Asked, anyView: unknown, _seats: Face[], legal: LegalMove[], box: GameBox | null): string {
  const view = anyView as AirView
  const can = (verb: string): boolean => legal.some((m) => m.move.split(' ')[0] === verb)
  switch (question.kind) {
    case 'fly':
      if (!view.flown) return t(can('take') ? 'air-asked-first' : view.common.length ? 'air-asked-none-fits' : 'air-asked-empty')
      return flying(view, box)
    case 'settle':
      return t(can('place') ? (can('deposit') ? 'air-asked-settle' : 'air-asked-must-place') : 'air-asked-must-deposit')
    default:
      return t(`air-asked-${question.kind}`)
  }
}

/** How many in a hundred of the cards nobody sees would not go onto a column, for those who want to know. */
function flying(view: AirView, box: GameBox | null): string {
  if (!box) return ''
  const { unseen, fails } = risk(view, view.seat, box.facts as AirFacts)
  return t(view.deposited ? 'air-asked-crash' : 'air-asked-forced', { n: unseen ? Math.round((100 * fails) / unseen) : 0, shown: settings.risk ? 'yes' : 'no' })
}
