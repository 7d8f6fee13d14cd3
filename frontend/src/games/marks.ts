import type { GameEvent } from '../wire'

/** Where things happen on each table, as its things are called: `road:t1-f1`, `seat:2`, `card:W7`. */
type Where = (event: GameEvent, me: number | null) => string[]

/** One thing of this kind, if the event names one. */
const named = (kind: string, name: unknown): string[] => (typeof name === 'string' || typeof name === 'number' ? [`${kind}:${name}`] : [])
const nowhere: Where = () => []

/** Whoever was attacked, or lost something. */
const HIT = new Set(['lost', 'captured', 'eliminated', 'revived', 'parried', 'lost_turn'])
const BAL: Where = (event) => [...named('seat', event['target']), ...(HIT.has(event.kind) ? named('seat', event.seat) : [])]

const WITCHSTONE: Where = (event, me) => {
  const cells = me !== null && event.seat === me ? [event['cell'], event['other'], event['to']].flatMap((cell) => named('cell', cell)) : []
  const track = event.kind === 'advanced' ? 'ring' : event.kind === 'strode' ? 'wand' : ''
  const printed = [...named('road', event['road']), ...named('place', event['location']), ...named('shelf', event['shelf']), ...named('scroll', event['position'])]
  return [...cells, ...printed, ...(track ? named(track, event['space']) : [])]
}

const AT_A_CARD: Record<string, string> = { played: 'played', chose: 'mission', succeeded: 'mission', failed: 'mission', persuaded: 'juror', dismayed: 'juror', judged: 'juror', imprisoned: 'prison' }
const WILDEGRENS: Where = (event) => {
  const kind = AT_A_CARD[event.kind]
  return [...(kind ? named(kind, event.card) : []), ...named('spot', event['spot']), ...named('spot', event.kind === 'moved' ? event['to'] : null), ...named('paper', event['paper'])]
}

const PLACES: Record<string, Where> = {
  air: (event) => [...named('card', event.card), ...(event.kind === 'graduated' ? named('pile', event['colour']) : [])],
  bal: BAL,
  lancre: (event) => named('space', event['space']),
  witchstone: WITCHSTONE,
  wildegrens: WILDEGRENS,
}

/** The things on this game's table at which something happened, each once. */
export const placesOf = (game: string, events: GameEvent[], me: number | null): string[] => [...new Set(events.flatMap((event) => (PLACES[game] ?? nowhere)(event, me)))]
