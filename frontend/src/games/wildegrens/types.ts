/** What the server sends of this game. Made by `tools/shapes`: change the Python, and run the tool. */

export const TRIGGERS = ['chosen', 'not_chosen', 'success', 'failure'] as const
export type Trigger = (typeof TRIGGERS)[number]

export const CURSE = 'curse'

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
  /** the Challenge that keeps it from succeeding now */
  blocker?: string
}

export interface PaperView { paper: string; up: boolean; value: number | null }
export interface JurorView { juror: string; persuasion: number; papers: PaperView[]; percent: number }
export interface InPlay { witch: string; power: number }

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

export interface WildegrensFacts {
  /** so many Lost Souls end the play */
  souls: number
  /** so many failed Missions end the play */
  failures: number
  /** how far a Juror's track goes */
  track: number
  /** so many Witches are drafted */
  coven: number
  /** how well a play may end, the best first */
  grades: string[]
}
