/** What lies on a table explains itself: the sentence written for those who listen, and what the thing does. */
export interface Explained {
  /** its name, and what it means now */
  said: string
  /** what it does */
  about: string
}

/** Boxes around things are no things, unless they say what they are for. */
const FRAMES = 'section, article, ul, ol, dialog, aside, [role=group], [role=list], [role=tabpanel], [role=tablist], [role=menu], [role=menuitem], [role=tab]'
const THINGS = '[data-about], [data-target], [data-thing], [data-of], [aria-label], [title], [data-title]'
/** What the server can explain: what moves name, and what none does. */
const NAMED = '[data-target], [data-thing]'

/** What an element says of itself; null where it is silent. */
export function explained(el: Element): Explained | null {
  const hidden = el.querySelector(':scope > .visually-hidden')?.textContent
  const said = (el.getAttribute('aria-label') ?? hidden ?? el.getAttribute('title') ?? (el as HTMLElement).dataset?.['title'] ?? '').trim()
  const about = (el as HTMLElement).dataset?.['about']?.trim() ?? ''
  return said || about ? { said: said || about, about: said ? about : '' } : null
}

/** The name by which the server knows a thing; none where it knows none. */
export const nameOf = (el: Element | null): string => el?.getAttribute('data-target') ?? el?.getAttribute('data-thing') ?? ''

/** A sign on a thing is the thing; the page's own buttons are none. */
function whole(el: Element): Element {
  if (el.matches(NAMED) || el.matches('.button')) return el
  const around = el.parentElement?.closest(NAMED)
  return around?.closest('.stage') && explained(around) ? around : el
}

/** What a thing on the table says of itself now, by the name the server knows it by. */
export function saidOf(target: string): string {
  const thing = document.querySelector(`.stage [data-target="${CSS.escape(target)}"]`)
  return (thing && explained(thing)?.said) ?? ''
}

/** The thing on the table that counts this seat's points. */
export const countedBy = (seat: number | null | undefined): Element | null =>
  document.querySelector(`.stage :is([data-thing="seat:${seat}"], [data-target="seat:${seat}"])`)

/** The thing a name or a sign beside it stands for: of several, one that can be played. */
export function standsFor(el: Element): Element | null {
  const names = el.getAttribute('data-of')?.split(' ') ?? []
  const found = names.flatMap((name) => [...(el.closest('.stage')?.querySelectorAll(`[data-target="${CSS.escape(name)}"]`) ?? [])])
  return found.find((thing) => thing.classList.contains('glow')) ?? found[0] ?? null
}

/** The thing on the table at this place of the page, if it has something to say. */
export function thingAt(target: EventTarget | null): Element | null {
  let el = target instanceof Element ? target.closest(THINGS) : null
  while (el && el.closest('.stage')) {
    const meant = standsFor(el) ?? whole(el)
    if ((!meant.matches(FRAMES) || meant.hasAttribute('data-about')) && explained(meant)) return meant
    el = el.parentElement?.closest(THINGS) ?? null
  }
  return null
}

/** Name first, the rest after it. */
export function headed(said: string): [string, string] {
  const found = /^[^:.,;(]{2,70}/u.exec(said)
  const name = found?.[0].trimEnd() ?? said
  return [name, said.slice(name.length)] // with the space that a French colon wants before it
}

/** Beside the thing, on the side with most room, and never over it where that can be helped. */
export function beside(thing: DOMRect, card: { w: number; h: number }, room: { w: number; h: number }): { left: number; top: number } {
  const gap = 10
  const free = { above: thing.top, below: room.h - thing.bottom, left: thing.left, right: room.w - thing.right }
  const within = (at: number, size: number, most: number): number => Math.max(6, Math.min(most - size - 6, at))
  const middle = { left: within(thing.left + thing.width / 2 - card.w / 2, card.w, room.w), top: within(thing.top + thing.height / 2 - card.h / 2, card.h, room.h) }
  if (free.above >= card.h + gap + 6) return { left: middle.left, top: thing.top - card.h - gap }
  if (free.below >= card.h + gap + 6) return { left: middle.left, top: thing.bottom + gap }
  if (free.right >= card.w + gap + 6) return { left: thing.right + gap, top: middle.top }
  if (free.left >= card.w + gap + 6) return { left: thing.left - card.w - gap, top: middle.top }
  return { left: middle.left, top: free.above > free.below ? 6 : within(room.h, card.h, room.h) }
}
