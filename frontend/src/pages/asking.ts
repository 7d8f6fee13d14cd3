import { ear } from '../shell/ear.svelte'
import { explained, nameOf } from '../shell/thing'
import { t } from '../shell/words.svelte'
import type { LegalMove } from '../wire'

/** What can be asked with one key, by ear or by eye: the answer is said, and nothing changes. */
export interface Asking {
  seat: number | null
  question: string
  legal: LegalMove[]
  about: (target: string) => string
  /** an example in numbers is said as soon as the table has given it */
  look: (target: string) => void
  /** what lies next to a thing, by direction */
  around: (target: string) => string
}
const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`.stage ${selector}`)]
const told = (el: Element): string => explained(el)?.said ?? ''
const list = (parts: string[]): string => parts.filter(Boolean).join('. ')

let rival = 0
function nextRival(seat: number | null): string {
  const others = all('[data-score]').filter((el) => Number(el.dataset['score']) !== seat)
  const found = others[rival++ % Math.max(1, others.length)]
  return found ? told(found) : ''
}
function thing(about: Asking['about'], look: Asking['look']): string {
  const el = document.activeElement?.closest<HTMLElement>('.stage [data-target], .stage [data-thing], .stage [aria-label]')
  if (!el) return t('ask-no-thing')
  look(nameOf(el))
  return list([told(el), explained(el)?.about || about(nameOf(el))])
}
/** Mine first, then round the table; each thing that counts is told once. */
function scores(seat: number | null): string {
  const mineFirst = all('[data-score]').sort((a, b) => Number(b.dataset['score'] === String(seat)) - Number(a.dataset['score'] === String(seat)))
  return list([...new Set(mineFirst.map(told))])
}
function nearby(around: Asking['around']): string {
  const el = document.activeElement?.closest<HTMLElement>('.stage [data-target]')
  return el ? around(el.dataset['target'] ?? '') || t('ask-nothing-around') : t('ask-no-thing')
}
/** A tap on something that cannot be played asks why; by keyboard it is asked of what has the focus. */
function why(): string {
  const el = document.activeElement?.closest<HTMLElement>('.stage [data-target]')
  if (!el) return t('ask-no-thing')
  if (el.classList.contains('glow')) return t('ask-can')
  el.click()
  return ''
}

/** What somebody holds: cards, or tiles behind a screen. */
const HELD = ':is([data-target^="hand:"], .hand [data-target^="tile:"])'
const ANSWERS: Record<string, (asking: Asking) => string> = {
  v: () => list(all(HELD).map(told)) || t('ask-no-hand'),
  d: ({ about, look }) => thing(about, look),
  w: ({ around }) => nearby(around),
  o: ({ seat }) => nextRival(seat),
  m: ({ legal }) => (legal.length ? list([t('your-moves', { n: legal.length }), ...legal.map((m) => m.label)]) : t('no-move-now')),
  y: () => why(),
  c: ({ seat }) => scores(seat),
  q: ({ question }) => question,
  a: () => ear.last() || t('ask-nothing-yet'),
  j: () => ear.step(-1) || t('ask-nothing-yet'),
  k: () => ear.step(1) || t('ask-nothing-yet'),
  b: () => t(`buffer-${ear.turn()}`),
}

/** Answers a key; false where it asks nothing. */
export function byKey(key: string, asking: Asking): boolean {
  const answer = ANSWERS[key]
  if (!answer) return false
  ear.repeat(answer(asking))
  return true
}
