import type { GameEvent } from '../../wire'
import { CARDS, type BalSeat, type BalView, type CardCode } from './types'

/** Spells that are discarded as soon as they are laid. */
const ASIDE: CardCode[] = ['amoi', 'boule', 'enchantement']

const sorted = (cards: CardCode[]): CardCode[] => [...cards].sort((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b))

function without<T>(things: T[], one: T): T[] {
  const at = things.indexOf(one)
  return at < 0 ? things : things.filter((_, i) => i !== at)
}

/** The ballroom as far as its story has come: what was there before, and what of the rest has been told. */
export function walked(from: BalView, told: GameEvent[]): BalView {
  const view: BalView = { ...from, seats: from.seats.map((seat) => ({ ...seat, captives: [...seat.captives] })) }
  for (const event of told) one(view, event)
  return view
}

/** A card comes to a hand or leaves it; which one is known of one's own. */
function hand(seat: BalSeat | undefined, change: 1 | -1, card: CardCode | null): void {
  if (!seat) return
  seat.hand_count += change
  if (change < 0 && card) seat.chosen = without(seat.chosen, card)
  if (!seat.hand || !card) return
  seat.hand = change < 0 ? without(seat.hand, card) : sorted([...seat.hand, card])
}

/** A Crapzouille comes to a coffer or leaves it. */
function coffer(view: BalView, at: number, owner: number, change: 1 | -1): void {
  const seat = view.seats[at]
  if (!seat) return
  seat.lives += change
  if (owner === at) seat.own += change
  else seat.captives[owner] = (seat.captives[owner] ?? 0) + change
}

function discard(view: BalView, cards: CardCode[]): void {
  view.discard = sorted([...view.discard, ...cards])
  view.top_discard = cards.at(-1) ?? view.top_discard
}

const number = (value: unknown): number => (typeof value === 'number' ? value : -1)

function one(view: BalView, event: GameEvent): void {
  const at = event.seat ?? -1
  const target = number(event['target'])
  const owner = number(event['owner'])
  const card = (event.card ?? null) as CardCode | null
  const seat = view.seats[at]
  switch (event.kind) {
    case 'round_began':
      view.round = number(event['round'])
      view.lap = 1
      return
    case 'lap_began':
      view.lap = number(event['lap'])
      return
    case 'turn_began':
    case 'stole':
      view.active = at
      return
    case 'drew':
      view.deck -= 1
      return hand(seat, 1, card)
    case 'reshuffled':
      view.deck += number(event['count'])
      view.discard = []
      view.top_discard = null
      return
    case 'laid':
      hand(seat, -1, card)
      if (card && ASIDE.includes(card)) discard(view, [card])
      else if (card) view.laid = sorted([...view.laid, card])
      return
    case 'took_back':
      if (card) view.laid = without(view.laid, card)
      return hand(seat, 1, card)
    case 'swept':
      discard(view, view.laid)
      view.laid = []
      return
    case 'discarded':
      hand(seat, -1, card)
      if (card) discard(view, [card])
      return
    case 'enchanted':
      hand(view.seats[target], -1, card)
      if (card) discard(view, [card])
      return
    case 'gave':
      hand(seat, -1, card)
      return hand(view.seats[target], 1, card)
    case 'revived':
      if (seat) seat.dead -= 1
      return coffer(view, at, at, 1)
    case 'lost': {
      const first = view.seats[owner]
      if (first) first.dead += 1
      return coffer(view, at, owner, -1)
    }
    case 'captured':
      coffer(view, target, owner, -1)
      return coffer(view, at, owner, 1)
    case 'eliminated':
      if (seat) seat.alive = false
      return
    default:
  }
}
