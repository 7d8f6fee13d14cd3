import type { BoxRow, GameBox } from '../../wire'

export interface SpotView {
  spot: string
  /** null where these eyes do not know it */
  card: string | null
  up: boolean
  difficulty: number | null
  now: number | null
  familiar: boolean
}
export interface PlaceView {
  place: string
  mission: string | null
  failed: boolean
  chosen: boolean
  /** effect boxes without effect this turn */
  blank: Trigger[]
  spots: SpotView[]
  juror?: string
  act?: number
  difficulty?: number
  now?: number
  challenges?: number
  linked?: number
  other?: number
}
export interface PaperView {
  paper: string
  up: boolean
  value: number | null
}
export interface JurorView {
  juror: string
  persuasion: number
  papers: PaperView[]
  percent: number
}
export interface InPlay {
  witch: string
  power: number
}
export interface WildegrensView {
  seat: number
  turn: number
  part: number
  phase: string
  over: boolean
  source: string | null
  primitive: string | null
  left: number
  offered: string[]
  jury: JurorView[]
  places: PlaceView[]
  hand: string[]
  hand_curses: number
  hidden: InPlay[]
  revealed: InPlay[]
  familiars: string[]
  fresh: string[]
  total: number
  spent: number
  available: number
  overcome: number
  extra: number
  ease_challenges: number
  ease_familiars: number
  ease_mission: number
  spared: number
  limit: number | null
  reveals: number
  muted: boolean
  must_trial: boolean
  ignore_blocks?: boolean
  failures: number
  convinced: number
  coven_deck: number
  coven_top: string[]
  discard: string[]
  discard_curses: number
  prison: string[]
  recruits: number
  recruit_top: string[]
  gone: string[]
  curse_pile: number
  looked: string[]
  challenge_deck: number
  challenge_top: string[]
  challenge_discard: string[]
  conviction_deck: number
  conviction_discard: number[]
  villagers: number
  souls: number[]
  souls_total: number
  missions_left: number
}

export const TRIGGERS = ['chosen', 'not_chosen', 'success', 'failure'] as const
export type Trigger = (typeof TRIGGERS)[number]

/** How many Lost Souls, and how many failed Missions, end the play; how far a Juror's track goes. */
export const SOULS_TO_LOSE = 5
export const FAILURES_TO_LOSE = 2
export const TRACK_END = 10
export const COVEN = 12
export const CURSE = 'curse'

/** Everything printed in this play's box, by its code. */
export interface Printed {
  witches: Map<string, BoxRow>
  missions: Map<string, BoxRow>
  challenges: Map<string, BoxRow>
  jurors: Map<string, BoxRow>
}

export function printedIn(box: GameBox | null): Printed {
  const rows = (id: string): Map<string, BoxRow> => new Map((box?.sections.find((s) => s.id === id)?.rows ?? []).map((row) => [String(row.code), row]))
  return { witches: rows('witch'), missions: rows('mission'), challenges: rows('challenge'), jurors: rows('juror') }
}

/** What a field of a printed thing does, in words; empty if nothing. */
export function said(row: BoxRow | undefined, field: string): string {
  const says = row?.['says'] as Record<string, string> | undefined
  return says?.[field] ?? ''
}

export const powerOf = (row: BoxRow | undefined, side: 'hidden' | 'revealed'): number => Number(row?.[side] ?? 0)
/** Does a star add to this side's power while it is in play? */
export const starred = (row: BoxRow | undefined, side: 'hidden' | 'revealed'): boolean => /\bstar\(/u.test(String(row?.[`${side}_action`] ?? ''))

/** The effects of a Challenge or a Mission that do something, in their order. */
export function effectsOf(row: BoxRow | undefined): { trigger: Trigger; text: string }[] {
  return TRIGGERS.map((trigger) => ({ trigger, text: said(row, trigger) })).filter((e) => e.text)
}

/** The place of the row that is being worked on, if one is chosen. */
export const chosenOf = (view: WildegrensView): PlaceView | undefined => view.places.find((p) => p.chosen && p.mission)
