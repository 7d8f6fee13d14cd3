import { t } from '../../shell/words.svelte'
import type { Asked, Face } from '../../wire'
import type { BalView } from './types'

/** What strikes, what parries it, and what is lost if nothing does. */
export function asked(question: Asked, anyView: unknown, seats: Face[]): string {
  const view = anyView as BalView
  const name = (seat: number): string => seats[seat]?.name ?? ''
  if (question.kind === 'lay' && view.target >= 0) return t('bal-asked-lay', { name: name(view.target) })
  if ((question.kind !== 'defend' && question.kind !== 'together') || !view.attack) return ''
  const { attacker, potions, spell } = view.attack
  const cards = potions.map((potion) => t(`bal-name-${potion}`)).join(', ')
  const loss = t(spell === 'fantome' || spell === 'envoutement' ? `bal-loss-${spell}` : 'bal-loss', { name: name(attacker) })
  return [t('bal-asked-defend', { n: potions.length, name: name(view.strike?.sender ?? attacker), cards }), loss].join(' ')
}
