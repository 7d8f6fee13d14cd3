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
  /** an example in numbers is said as soon as the table has given it, unless something else is asked before */
  look: (target: string) => void
  /** what is still on its way is no longer wanted */
  hush: () => void
  /** what lies next to a thing, by direction */
  around: (target: string) => string
}
/** The thing that has the focus, whether or not a move can name it. */
const HERE = '.stage [data-target], .stage [data-thing]'
const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`.stage ${selector}`)]
const told = (el: Element): string => explained(el)?.said ?? ''
/** In a row, each with one full stop. */
const list = (parts: string[]): string => parts.filter(Boolean).map((part, i, all) => (i < all.length - 1 ? part.replace(/\.$/u, '') : part)).join('. ')

let rival = 0
function nextRival(seat: number | null): string {
  const others = all('[data-score]').filter((el) => Number(el.dataset['score']) !== seat)
  const found = others[rival++ % Math.max(1, others.length)]
  return found ? told(found) : t('ask-no-rival')
}
function thing(about: Asking['about'], look: Asking['look']): string {
  const here = document.activeElement
  const el = here?.closest<HTMLElement>(`${HERE}, .stage [aria-label]`)
  // A button of the table's own is what it says, not what stands around it.
  if (here?.matches('.stage .button')) return told(here) || (here.textContent ?? '').trim()
  if (!el) return t('ask-no-thing')
  look(nameOf(el))
  return list([told(el), explained(el)?.about || about(nameOf(el))])
}
/** What one thing of a hand is called, without what could be done with it. */
function held(el: HTMLElement, legal: LegalMove[]): string {
  const moves = legal.filter((move) => move.targets.includes(nameOf(el))).map((move) => move.label).join(' / ')
  const said = el.dataset['held'] ?? told(el)
  return moves && said.endsWith(moves) ? said.slice(0, -moves.length).replace(/\W+$/u, '') : said
}
/** The same thing several times is said once, with its number. */
function hand(legal: LegalMove[]): string {
  const counts = new Map<string, number>()
  for (const name of all(HELD).map((el) => held(el, legal))) counts.set(name, (counts.get(name) ?? 0) + 1)
  return list([...counts].map(([what, n]) => (n > 1 ? t('ask-times', { what, n }) : what)))
}
/** All that counts, mine first, then round the table. */
const counting = (seat: number | null): HTMLElement[] =>
  all('[data-score]').sort((a, b) => Number(b.dataset['score'] === String(seat)) - Number(a.dataset['score'] === String(seat)))
/** Each thing that counts is told once. */
const scores = (seat: number | null): string => list([...new Set(counting(seat).map((el) => el.dataset['counts'] ?? told(el)))])
/** Where my points come from; asked again at once, those of the next. */
let counted = 0
function points(seat: number | null, look: Asking['look']): string {
  const found = new Map(counting(seat).map((el) => [el.dataset['points'] ?? nameOf(el), el.dataset['counts'] ?? told(el)]))
  const [name, said] = [...found][counted++ % Math.max(1, found.size)] ?? ['', '']
  if (name) look(name)
  return said
}
function nearby(around: Asking['around']): string {
  const el = document.activeElement?.closest<HTMLElement>(HERE)
  return el ? around(nameOf(el)) || t('ask-nothing-around') : t('ask-no-thing')
}
/** A tap on something that cannot be played asks why; by keyboard it is asked of what has the focus. */
function why(): string {
  const el = document.activeElement?.closest<HTMLElement>(HERE)
  if (!el) return t('ask-no-thing')
  if (el.classList.contains('glow')) return t('ask-can')
  // A tap would open it, or do nothing: no move ever names it here.
  if (el.dataset['opens'] !== undefined) return t('ask-opens')
  if (!el.dataset['target']) return t('ask-only-look')
  el.click()
  return ''
}

/** What somebody holds: cards, or tiles behind a screen. */
const HELD = ':is([data-target^="hand:"], .hand [data-target^="tile:"])'
const ANSWERS: Record<string, (asking: Asking) => string> = {
  v: ({ legal }) => hand(legal) || t('ask-no-hand'),
  d: ({ about, look }) => thing(about, look),
  w: ({ around }) => nearby(around),
  o: ({ seat }) => nextRival(seat),
  m: ({ legal }) => (legal.length ? list([t('your-moves', { n: legal.length }), ...legal.map((m) => m.label)]) : t('no-move-now')),
  y: () => why(),
  c: ({ seat }) => scores(seat),
  p: ({ seat, look }) => points(seat, look),
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
  if (key !== 'p') counted = 0
  asking.hush() // an example that is still on its way would be taken for this answer
  ear.repeat(answer(asking), key)
  return true
}
