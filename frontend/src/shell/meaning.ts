import { getContext, setContext } from 'svelte'

/** Why a tap on a thing plays nothing now, or what it would do, once the table has said so. */
export interface Reason {
  text: string
  rule: string | null
  move: string | null
}

/** What the table around it has to say about a thing that is looked at. */
export interface Speaking {
  readonly game: string
  readonly reason: Reason | null
  /** can this move be made now? */
  can: (move: string) => boolean
  /** asks for an example of what this thing would do now */
  look: (target: string) => void
  /** opens the rulebook at a rule or a chapter */
  open: (rule: string) => void
}

const KEY = Symbol('the table that speaks')

/** Lets everything on a table ask it about things; nothing speaks where a play is only looked at again. */
export const speaks = (table: Speaking): Speaking => setContext(KEY, table)
export const speaking = (): Speaking | undefined => getContext(KEY)
