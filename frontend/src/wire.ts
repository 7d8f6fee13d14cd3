/** The words that pass between page and server (v1). The server decides everything; the page asks and shows. */

/** A language's two letters; which there are, the server says. */
export type Lang = string
export interface Language {
  code: Lang
  /** what it calls itself */
  name: string
}
export type SeatKind = 'me' | 'friend' | 'bot' | 'local'

// ---- HTTP ----
export interface OptionValue {
  value: string | number | boolean
  label: string
}
export interface GameOption {
  id: string
  title: string
  text: string
  values: OptionValue[]
  default: string | number | boolean
}
export interface GameInfo {
  code: string
  title: string
  tagline: string
  built: boolean
  min_seats: number
  max_seats: number
  minutes: number
  bots: string[]
  options: GameOption[]
  /** other printed things this server offers for the game */
  packs?: PackInfo[]
}
/** Where a printed thing is from; a thing may be from two places at once. */
export type Origin = 'rulebook' | 'public' | 'reconstructed' | 'other'
export interface PackInfo {
  /** its hash */
  id: string
  name: string
  /** how many of its things are from where */
  origins: Partial<Record<Origin, number>>
}
/** One printed thing: its name, what it does, where it is from, and its cells as the game has them. */
export interface BoxRow {
  code?: string
  name: string
  short?: string
  detail?: string
  source: string
  origins: Origin[]
  /** the same in a sentence */
  known?: string
  [cell: string]: unknown
}
/** Everything printed in a game's box, or in the pack a play is made with. */
export interface GameBox {
  game: string
  pack: { hash: string; name: string } | null
  sections: { id: string; title: string; rows: BoxRow[] }[]
}
export interface GamesAnswer {
  games: GameInfo[]
  /** the languages this server speaks */
  languages: Language[]
}
export interface SeatWish {
  kind: SeatKind
  bot?: string
  name?: string
}
export interface PlayWish {
  game: string
  seats: SeatWish[]
  options: Record<string, string | number | boolean>
  lang: Lang
  pack?: string
  /** the day whose luck to play with, as 2026-11-16; for games played alone */
  daily?: string
}
export interface SeatGrant {
  seat: number
  kind: SeatKind
  token?: string
  invite?: string
  /** a short code that moves this seat to another device */
  recovery?: string
}
export interface PlayGrant {
  play: string
  seats: SeatGrant[]
  onlooker: string
  game: string
}
export interface JoinGrant {
  play: string
  seat: number
  token: string
  recovery?: string | null
  game: string
}
export interface PublicPlay {
  game: string
  state: 'waiting' | 'playing' | 'over'
  names: (string | null)[]
}
export interface RuleText {
  id: string
  chapter: string
  text: string
  derived: boolean
  lines: string
}
export interface Ruling {
  id: string
  about: string[]
  question: string
  answer: string
  why: string
  option: string | null
}
export interface Rulebook {
  chapters: { id: string; title: string }[]
  rules: RuleText[]
  rulings: Ruling[]
  components: { id: string; name: string; count: number; source: string; origins: Origin[]; known?: string; note: string }[]
}
export interface ReplayInfo {
  play: string
  game: string
  frames: number
  seats: SeatFace[]
  /** eyes this secret may look through: seat numbers, and "all" once the play is over */
  eyes: (number | 'all' | 'onlooker')[]
  over: boolean
  /** for each frame, the move in words */
  labels?: string[]
  /** the secret of the share link: opens the replay and nothing else */
  share?: string
}
export interface ReplayFrame {
  view: unknown
  events: GameEvent[]
  lines: HistoryLine[]
  question: Question | null
  outcome?: Outcome | null
}
export interface Refusal {
  error: string
  text: string
}

// ---- the socket ----
export interface SeatFace {
  name: string
  kind: SeatKind
  connected: boolean
  bot?: string | null
  /** someone has taken this seat */
  joined?: boolean
}
export interface Question {
  text: string
  mine: boolean
  kind: string
}
export interface LegalMove {
  move: string
  label: string
  targets: string[]
}
export interface HistoryLine {
  n: number
  text: string
  rules: string[]
  seat: number | null
}
export interface GameEvent {
  kind: string
  seat?: number
  card?: string
  colour?: string
  [field: string]: unknown
}
export interface ScoreLine {
  seat: number
  rank: number
  points: number
  /** the sum in words, one part a line, narrated by the server */
  parts: { text: string; points: number }[]
}
export interface Outcome {
  reason: string
  rule?: string
  scores: ScoreLine[]
  /** how well a play without opponents went, in a sentence; empty elsewhere */
  grade?: string
  /** everybody wins or loses together: scores are not compared */
  together?: boolean
}

/** A window: how many there have been, how long it stays open (0: as long as we like), who has asked for more time. */
export interface Pause {
  n: number
  seconds: number
  held: number | null
}
/** What is read aloud: the formulas in our language, and what was heard of each. */
export interface Reading {
  speaker: number
  place: number | null
  typed: boolean
  formulas: string[]
  heard: (string | null)[]
  seconds: number | null
}
/** A standing order: this answer to this question while a fact is within bounds, until an event. */
export interface Order {
  answer: string
  question?: string
  fact?: string
  least?: number | null
  most?: number | null
  until?: string
}

export type ToServer =
  | { t: 'hello'; play: string; token: string; lang: Lang; since: number }
  | { t: 'move'; version: number; move: string }
  | { t: 'why'; version: number; move: string }
  | { t: 'undo'; version: number }
  | { t: 'hint'; version: number }
  | { t: 'name'; name: string }
  | { t: 'lang'; lang: Lang }
  | { t: 'sit_bot'; seat: number }
  | { t: 'take_back' }
  | { t: 'again' }
  | { t: 'hold' }
  | { t: 'say'; version: number; text: string }
  | { t: 'orders'; orders: Order[] }
  | { t: 'ping' }

export interface StateMessage {
  t: 'state'
  version: number
  view: unknown
  /** null for an onlooker */
  seat: number | null
  seats: SeatFace[]
  game: string
  question: Question | null
  waiting: string
  legal: LegalMove[]
  lines: HistoryLine[]
  events: GameEvent[]
  outcome: Outcome | null
  can_undo: boolean
  onlooker: boolean
  /** the play that follows this one, if there is one; the same token opens it */
  next?: { play: string; token: string } | null
  /** once over: the secret of the share link */
  share?: string | null
  /** a window is open: everybody waits, whoever is asked */
  pause?: Pause | null
  /** what we have answered in it, until it closes */
  noted?: string | null
  reading?: Reading | null
  orders?: Order[]
}

export type FromServer =
  | StateMessage
  | { t: 'no'; text: string; rule: string | null; move?: string }
  | { t: 'hint'; move: string; text: string }
  | { t: 'pong' }
  | { t: 'again'; play: string; token: string }
  | { t: 'bye'; code: number; text: string }
