import type { BoxRow, GameBox } from '../../wire'
import { TRIGGERS, type PlaceView, type Trigger, type WildegrensFacts, type WildegrensView } from './types'

/** Everything printed in this play's box, by its code. */
export interface Printed {
  witches: Map<string, BoxRow>
  missions: Map<string, BoxRow>
  challenges: Map<string, BoxRow>
  jurors: Map<string, BoxRow>
  /** what the rules count to */
  facts: WildegrensFacts
}

const NO_FACTS: WildegrensFacts = { souls: 0, failures: 0, track: 0, coven: 0, grades: [] }

export function printedIn(box: GameBox | null): Printed {
  const rows = (id: string): Map<string, BoxRow> => new Map((box?.sections.find((s) => s.id === id)?.rows ?? []).map((row) => [String(row.code), row]))
  return { witches: rows('witch'), missions: rows('mission'), challenges: rows('challenge'), jurors: rows('juror'), facts: (box?.facts ?? NO_FACTS) as WildegrensFacts }
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
