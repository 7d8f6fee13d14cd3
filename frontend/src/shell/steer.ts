/** Arrow keys walk over the board: from the thing in focus to the nearest thing in that direction. */
export function steer(event: KeyboardEvent): void {
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key]
  const from = event.target as HTMLElement
  if (!way || !(from instanceof HTMLElement) || !from.matches('[data-target], [data-thing]')) return
  const stage = event.currentTarget as HTMLElement
  const middle = (el: Element): [number, number] => {
    const box = el.getBoundingClientRect()
    return [box.x + box.width / 2, box.y + box.height / 2]
  }
  const [x, y] = middle(from)
  let best: HTMLElement | null = null
  let least = Infinity
  for (const el of stage.querySelectorAll<HTMLElement>('[data-target]')) {
    if (el === from || el.getAttribute('aria-hidden')) continue
    const [ex, ey] = middle(el)
    const along = (ex - x) * (way[0] as number) + (ey - y) * (way[1] as number)
    const aside = Math.abs((ex - x) * (way[1] as number)) + Math.abs((ey - y) * (way[0] as number))
    if (along < 4) continue
    const cost = along + aside * 2.2
    if (cost < least) {
      least = cost
      best = el
    }
  }
  if (best) {
    event.preventDefault()
    best.focus()
  }
}
