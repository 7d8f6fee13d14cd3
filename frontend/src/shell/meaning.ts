import { getContext, setContext } from 'svelte'
import type { Explained } from '../wire'

/** Why a tap on a thing plays nothing now, once the table has said so. */
export interface Reason {
  text: string
  rule: string | null
  move: string | null
}

/** What the table around it has to say about a thing that is looked at. */
export interface Speaking {
  readonly game: string
  /** what the table said of the thing that was looked at last */
  readonly explained: Explained | null
  /** asks what this thing does, for an example in the numbers of the table, and for its rules */
  look: (target: string) => void
  /** opens the rulebook at a rule or a chapter */
  open: (rule: string) => void
}

const KEY = Symbol('the table that speaks')

/** Lets everything on a table ask it about things; nothing speaks where a play is only looked at again. */
export const speaks = (table: Speaking): Speaking => setContext(KEY, table)
export const speaking = (): Speaking | undefined => getContext(KEY)
