/** The words that pass between page and server. Made by `tools/shapes`: change the Python, and run the tool. */

/** A language by its code: `fr`. */
export type Lang = string

/** Whose seat it is, as seen by whoever reads it. */
export const SEAT_KINDS = ['me', 'friend', 'bot', 'local'] as const
export type SeatKind = (typeof SEAT_KINDS)[number]

export interface Hello {
  t: 'hello'
  play: string
  token: string
  lang?: Lang
  since?: number
  /** keeps what it is told of a view, and wants to hear only what has changed */
  changes?: boolean
}

export interface Move { t: 'move'; version: number; move: string }
export interface Why { t: 'why'; version: number; move: string }

export interface Look {
  t: 'look'
  /** a thing on the table, by the name that moves know it by */
  thing: string
}

export interface Undo { t: 'undo'; version: number }
export interface Hint { t: 'hint'; version: number }
export interface Rename { t: 'name'; name: string }
export interface Speak { t: 'lang'; lang: Lang }
export interface SitBot { t: 'sit_bot'; seat: number }
export interface TakeBack { t: 'take_back' }
export interface Again { t: 'again' }

/** One standing order: see `table.orders`. */
export interface OrderWish {
  answer: string
  question?: string
  fact?: string
  least?: number | null
  most?: number | null
  until?: string
}

export interface Orders { t: 'orders'; orders: OrderWish[] }
export interface Say { t: 'say'; version: number; text: string }
export interface Hold { t: 'hold' }

/** Something people far apart may say with one tap; there is no other way to talk here. */
export const GESTURES = ['hello', 'thanks', 'bravo', 'sorry', 'oops', 'laugh', 'think', 'hurry', 'wow', 'mercy', 'cheers', 'bye'] as const
export type GestureName = (typeof GESTURES)[number]

export interface Gesture { t: 'gesture'; which: GestureName }
export interface Ping { t: 'ping' }

export type Message =
  | Hello
  | Move
  | Why
  | Look
  | Undo
  | Hint
  | Rename
  | Speak
  | SitBot
  | TakeBack
  | Again
  | Orders
  | Say
  | Hold
  | Gesture
  | Ping

export interface SeatWish { kind: SeatKind; bot?: string | null; name?: string | null }

export interface PlayWish {
  game: string
  seats: SeatWish[]
  options?: Record<string, string | boolean | number>
  lang?: Lang
  pack?: string | null
  /** the day whose luck to play with, as 2026-11-16; for games played alone */
  daily?: string | null
}

export interface LessonWish {
  game: string
  lesson: string
  /** all steps before it are done as told */
  step?: number
  name?: string | null
  lang?: Lang
}

export interface JoinWish { play: string; secret: string; name?: string | null; lang?: Lang }
export interface RecoverWish { code: string; lang?: Lang }

/** A seat of one's own: its play, and the token that opens it. */
export interface SeatKey { play: string; token: string }

/** To be shown everything kept about these seats, or to have one's name there forgotten. */
export interface MineWish { seats: SeatKey[]; lang?: Lang }

export interface QrWish { text: string; lang?: Lang }
export interface ReplayWish { play: string; secret: string; lang?: Lang }
export interface FrameWish { play: string; secret: string; at: number; eyes?: number | string; lang?: Lang }
export interface WhyWish { play: string; secret: string; at: number; lang?: Lang }
export interface ContinueWish { play: string; secret: string; at: number; seat?: number | null; lang?: Lang }

/** A player as others see them: no secret, and nothing of what they hold. */
export interface Face {
  name: string
  kind: SeatKind
  connected: boolean
  bot: string | null
  /** somebody has taken this seat */
  joined: boolean
}

export interface Asked { text: string; mine: boolean; kind: string }
export interface LegalMove { move: string; label: string; targets: string[] }
export interface HistoryLine { n: number; text: string; rules: string[]; seat: number | null }
export interface ScorePart { text: string; points: number }

export interface Score {
  seat: number
  rank: number
  points: number
  /** the sum in words, one part a line */
  parts: ScorePart[]
}

/** How a play ended, in words; and the codes of the ending and of the grade, to count them by. */
export interface Ended {
  reason: string
  rule: string
  scores: Score[]
  /** how well a play without opponents went, in a sentence; empty elsewhere */
  grade: string
  /** everybody wins or loses together: scores are not compared */
  together: boolean
  ending: string
  /** the code of the grade; empty without one */
  mark: string
}

/** What has happened, with fields of its own. */
export interface GameEvent {
  kind: string
  n: number
  seat?: number
  /** null where these eyes may not know it */
  card?: string | null
  colour?: string
  [other: string]: unknown
}

export interface Next { play: string; token: string }

/** What is read aloud: the formulas in the viewer's language, and what was heard of each. */
export interface Reading {
  speaker: number
  place: number | null
  typed: boolean
  formulas: string[]
  heard: (string | null)[]
  seconds: number | null
}

/** A window: how many there have been, how long it stays open, and who has asked for more time. */
export interface PauseFact { n: number; seconds: number; held: number | null }

/** The play is a lesson: what is asked, and what is said to the last move. */
export interface LessonFact {
  id: string
  title: string
  number: number
  /** how many lessons the game has */
  count: number
  step: number
  steps: number
  /** what is asked now; empty when the lesson is done */
  text: string
  answer: string
  /** the last move led away from what is asked: the step can be tried again */
  missed: boolean
  done: boolean
  /** the lesson that follows this one */
  next: string | null
  /** the move it points at */
  move: string | null
  /** the rule that this position shows; null in a lesson */
  rule: string | null
  /** the move that this rule refuses */
  refused: string | null
  /** it is a puzzle: a move is to be found */
  puzzle: boolean
  /** what is to be found there and why, once another move was tried */
  solution: string | null
}

/** All that a viewer may know, in this order. */
export interface StateMessage {
  t: 'state'
  version: number
  game: string
  view: Record<string, unknown>
  /** the view is all there; else it holds what has changed since the state before, of `seats` likewise */
  whole: boolean
  /** null for an onlooker */
  seat: number | null
  seats: Face[]
  question: Asked | null
  waiting: string
  legal: LegalMove[]
  lines: HistoryLine[]
  events: GameEvent[]
  outcome: Ended | null
  can_undo: boolean
  onlooker: boolean
  /** the play that follows this one, if there is one; the same token opens it */
  next: Next | null
  /** once over: the secret of the share link */
  share: string | null
  /** a window is open: everybody waits, whoever is asked */
  pause: PauseFact | null
  /** what we have answered in it, until it closes */
  noted: string | null
  reading: Reading | null
  orders: OrderWish[]
  lesson: LessonFact | null
}

export interface No { t: 'no'; text: string; rule: string | null; move: string | null }

export interface Explained {
  t: 'explained'
  thing: string
  effect: string
  /** in numbers from the position on the table */
  example: string
  rules: string[]
  /** what would come of the first move that names it; null where there is none, or luck speaks first */
  would: string | null
}

export interface HintMessage { t: 'hint'; move: string; text: string; brief: string }
export interface Pong { t: 'pong' }
export interface Bye { t: 'bye'; code: number; text: string }
export interface AgainMessage { t: 'again'; play: string; token: string }

/** On a line over which a page has gone on to another play: what comes from here on is told of that. */
export interface AtMessage { t: 'at'; play: string }

export interface GestureMessage { t: 'gesture'; seat: number; which: GestureName }

export type FromServer =
  | StateMessage
  | No
  | Explained
  | HintMessage
  | Pong
  | AgainMessage
  | AtMessage
  | GestureMessage
  | Bye

export interface SeatGrant {
  seat: number
  kind: SeatKind
  token?: string
  invite?: string
  /** a short code that moves this seat to another device */
  recovery?: string
}

export interface PlayGrant { play: string; seats: SeatGrant[]; onlooker: string; game: string; commitment: string }
export interface JoinGrant { play: string; seat: number; token: string; recovery: string | null; game: string }

/** Where a printed thing is from; a thing may be from two places at once. */
export const ORIGINS = ['rulebook', 'public', 'reconstructed', 'other'] as const
export type Origin = (typeof ORIGINS)[number]

/** From how many seats a name has gone. */
export interface Forgotten { seats: number }

export interface OptionChoice { value: string | boolean | number; label: string }

export interface GameOption {
  id: string
  title: string
  text: string
  values: OptionChoice[]
  default: string | boolean | number
}

/** Other printed things that this server offers for a game. */
export interface PackInfo {
  /** its hash */
  id: string
  name: string
  /** how many of its things are from where */
  origins: Partial<Record<Origin, number>>
}

export interface GameInfo {
  code: string
  title: string
  tagline: string
  min_seats: number
  max_seats: number
  /** null where the rulebook does not say it */
  minutes: number | null
  bots: string[]
  /** what is said of each of them, in a few words */
  bots_text: Record<string, string>
  /** that they think less deep here than their names say; empty where they do not */
  bots_note: string
  options: GameOption[]
  packs: PackInfo[]
  /** options for an easier start, for those who play it for the first time */
  first: Record<string, string>
}

/** A language this server speaks, and what it calls itself. */
export interface Language { code: Lang; name: string }

export interface GamesAnswer { games: GameInfo[]; languages: Language[] }

/** One printed thing: its name, what it does, where it is from, and its cells as the game has them. */
export interface BoxRow {
  code?: string
  name: string
  short?: string
  detail?: string
  /** cells that hold an effect, in words */
  says?: Record<string, string>
  source: string
  origins: Origin[]
  /** where it is from, in a sentence */
  known: string
  [other: string]: unknown
}

export interface BoxSection { id: string; title: string; rows: BoxRow[] }
export interface PackFact { hash: string; name: string }

/** Everything printed in a game's box, or in the pack a play is made with. */
export interface GameBox {
  game: string
  pack: PackFact | null
  /** numbers of the rules that the game's own table shows: its `Facts`, or null */
  facts: unknown
  sections: BoxSection[]
}

export interface Chapter {
  id: string
  title: string
  summary: string
  /** questions that its rules are for */
  asks: string[]
  /** kinds of things on the table that it speaks of */
  things: string[]
}

/** A word of the game, and what it means. */
export interface Term { id: string; name: string; text: string }

export interface RuleText { id: string; chapter: string; text: string; derived: boolean; lines: string; see: string[] }

export interface RulingText {
  id: string
  about: string[]
  question: string
  answer: string
  why: string
  option: string | null
}

export interface ComponentText {
  id: string
  name: string
  count: number
  source: string
  origins: Origin[]
  known: string
  note: string
}

export interface RulesAnswer {
  game: string
  title: string
  chapters: Chapter[]
  rules: RuleText[]
  rulings: RulingText[]
  components: ComponentText[]
  glossary: Term[]
}

export interface LessonLine { id: string; title: string; steps: number }

export interface LessonsAnswer {
  game: string
  title: string
  edition: number
  lessons: LessonLine[]
  /** rules for which there is a position */
  shows: string[]
  /** files that were left out, and why */
  troubles: string[]
}

export interface PuzzleLine {
  game: string
  title: string
  id: string
  /** how many there are, before they come round again */
  count: number
}

export interface PuzzlesAnswer {
  day: string
  puzzles: PuzzleLine[]
  /** what was left out, and why */
  troubles: string[]
}

export interface PublicPlay {
  play: string
  game: string
  pack: PackFact | null
  state: 'waiting' | 'playing' | 'over'
  names: (string | null)[]
  commitment: string
}

export interface ReplayHead {
  game: string
  edition: number
  seats: number
  options: Record<string, string>
  players: string[]
  commitment: string
  pack: PackFact | null
  continued: boolean
}

/** a turn that changed somebody's prospects */
export interface Turning {
  /** the moment of it: its last card or roll, the blunder itself, else its end */
  at: number
  seat: number
  /** by how many hundredths of a victory, for this seat */
  share: number
  /** were cards drawn or dice rolled in it? if not, somebody chose it; or it was a blunder, luck or not */
  by: 'luck' | 'choice' | 'blunder'
  /** what would have been better than a blunder, in words */
  better: string
}

/** the marks of a play again, with what the strongest bot calls blunders */
export interface Judged {
  turnings: Turning[]
  /** or is the judge still thinking? then it may be asked again */
  done: boolean
}

export interface ReplayInfo {
  play: string
  game: string
  frames: number
  seats: Face[]
  /** whose eyes may be looked through */
  eyes: (number | 'all' | 'onlooker')[]
  seat: number | null
  over: boolean
  /** for each frame, the move in words */
  labels: string[]
  moves: [number, string][]
  head: ReplayHead
  outcome: Ended | null
  /** the secret of the share link: opens the replay and nothing else */
  share: string
  /** where it turned */
  turnings: Turning[]
}

export interface ReplayFrame {
  at: number
  view: Record<string, unknown>
  events: GameEvent[]
  lines: HistoryLine[]
  question: Asked | null
  outcome: Ended | null
}

/** what spoke for a bot's move */
export interface WhySaid { text: string }

export interface Refusal { error: string; text: string }
