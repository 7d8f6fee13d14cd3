/** How much larger the page is shown on this screen (`--zoom` in tokens.css); browsers that cannot tell show it as it is. */
export const zoomOf = (el: Element): number => ('currentCSSZoom' in el ? Number(el.currentCSSZoom) : 1)

/** Where a thing is seen, in the page's own pixels, whatever the glass makes of them. */
export function seenAt(thing: Element): DOMRect {
  const [box, zoom] = [thing.getBoundingClientRect(), zoomOf(thing)]
  return new DOMRect(box.x / zoom, box.y / zoom, box.width / zoom, box.height / zoom)
}

/** The middle of a thing on its table. */
export function middleOf(thing: Element, table: Element): { x: number; y: number } {
  const [box, within] = [seenAt(thing), seenAt(table)]
  return { x: box.x - within.x + box.width / 2, y: box.y - within.y + box.height / 2 }
}
