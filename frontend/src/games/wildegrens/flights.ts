import type { GameEvent } from '../../wire'
import type { GlyphName } from './icon-names'
import { challengeGlyph } from './look'

export interface Flight {
  from: string
  to: string
  glyph: GlyphName
  kind: 'plain' | 'woe' | 'joy'
}

/** What of these events is seen to move, from where to where. */
export function flightsOf(events: GameEvent[]): Flight[] {
  return events.map(flightOf).filter((f): f is Flight => f !== null)
}

function flightOf(event: GameEvent): Flight | null {
  const card = String(event.card ?? '')
  const way = (from: string, to: string, glyph: GlyphName, kind: Flight['kind'] = 'plain'): Flight => ({ from, to, glyph, kind })
  switch (event.kind) {
    case 'played':
      return event['side'] === 'revealed' ? way('hand', 'revealed', 'old-lantern') : way('hand', 'hidden', 'cowled')
    case 'drew':
      return way('coven', 'hand', 'witch-flight')
    case 'recruited':
      return way('recruits', 'coven', 'witch-flight', 'joy')
    case 'rescued':
      return way('prison', 'discard', 'witch-flight', 'joy')
    case 'imprisoned':
      return way('hidden', 'prison', 'imprisoned', 'woe')
    case 'overcame':
      return way('power', `spot:${String(event['spot'])}`, 'power-lightning', 'joy')
    case 'captured':
      return way('challenges', 'familiars', challengeGlyph(card), 'joy')
    case 'moved':
      return way(`spot:${String(event['spot'])}`, `spot:${String(event['to'])}`, 'evil-minion')
    case 'dealt':
      return way('challenges', `mission:${card}`, 'evil-minion')
    case 'persuaded':
      return way('power', `juror:${card}`, 'conversation', 'joy')
    case 'dismayed':
      return way(`juror:${card}`, 'souls', 'broken-heart', 'woe')
    case 'cursed':
      return way('curses', 'discard', 'cursed-star', 'woe')
    case 'lifted_curse':
      return way('hand', 'curses', 'cursed-star', 'joy')
    case 'lost':
      return way('hidden', 'souls', 'tombstone', 'woe')
    case 'lost_souls':
      return way('power', 'souls', 'tombstone', 'woe')
    case 'appeared':
      return way('missions', `mission:${card}`, 'hammer-nails')
    case 'dropped':
      return way('hand', 'discard', 'card-discard')
    default:
      return null
  }
}
