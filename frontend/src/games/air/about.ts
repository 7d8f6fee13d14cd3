import { t } from '../../shell/words.svelte'
import { colourOf } from './cards'
import type { AirView, CardId } from './types'

/** How many cards of a colour somebody holds, and what they come to; nothing where the hand is hidden. */
export function inHand(view: AirView, seat: number, colour: string): string {
  const hand = view.seats[seat]?.hand
  return hand ? t('air-now-hand', { n: hand.filter((card) => colourOf(card) === colour).length }) : ''
}

/** What a landing with so many cards would bring. */
export const inFlight = (n: number): string => (n ? t('air-now-column', { n }) : '')

/** A card in one's hand is on its way to a diploma. */
export function about(target: string, anyView: unknown): string {
  const view = anyView as AirView
  const [kind, card = ''] = target.split(':') as [string, string | undefined]
  const holder = view.seats.findIndex((row) => row.hand?.some((held) => held === card))
  return kind === 'hand' ? `${t('air-about-hand')} ${inHand(view, holder, colourOf(card as CardId))}`.trim() : ''
}
