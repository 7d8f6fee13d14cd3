import { t } from '../../shell/words.svelte'
import type { Asked, Face, LegalMove } from '../../wire'
import type { BalView } from './types'

/** Windows in which a card may be played out of turn: letting one go costs nothing. */
const WINDOWS = ['start', 'mirror', 'before_sabbat', 'before_attack', 'after_attack']

/** What strikes, what parries it, and what is lost if nothing does. */
export function asked(question: Asked, anyView: unknown, seats: Face[], legal: LegalMove[]): string {
  const view = anyView as BalView
  const name = (seat: number): string => seats[seat]?.name ?? ''
  if (WINDOWS.includes(question.kind)) return t('bal-asked-window')
  if (question.kind === 'lay' && view.target >= 0) return t('bal-asked-lay', { name: name(view.target) })
  if (question.kind !== 'defend' && question.kind !== 'together') return question.kind === 'lay' ? '' : t(`bal-asked-${question.kind}`)
  if (!view.attack) return ''
  const { attacker, potions, spell } = view.attack
  const cards = potions.map((potion) => t(`bal-name-${potion}`)).join(', ')
  const helpless = legal.length === 1
  const loss = t(spell === 'fantome' || spell === 'envoutement' ? `bal-loss-${spell}` : 'bal-loss', { name: name(attacker), helpless: helpless ? 'yes' : 'no' })
  const sender = name(view.strike?.sender ?? attacker)
  return [helpless ? t('bal-asked-helpless', { name: sender, cards }) : t('bal-asked-defend', { n: potions.length, name: sender, cards }), loss].join(' ')
}
