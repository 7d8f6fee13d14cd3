"""What a ruler finds on a table: texts that are cut, that lie on one another, or that leave the page."""

# Every visible text as boxes: what is cut by its frame, what two texts share, what leaves the page.
MEASURE = """() => {
  const faults = []
  const seen = []
  const lids = '.held, [role=menu], dialog[open], .explain, .over, .chooser, .lens, .beyond, .heads, .moves'
  const over = [...document.querySelectorAll(lids)]
    .map(el => [el, el.getBoundingClientRect()])
  const short = text => text.trim().replace(/\\s+/g, ' ').slice(0, 40)
  const walk = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const node = walk.currentNode
    const el = node.parentElement
    if (!node.data.trim()) continue
    if (el.closest('.visually-hidden, script, style, option')) continue
    const card = el.closest('.card')
    if (!el.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()].filter(b => b.width > 1 && b.height > 1)
    if (!boxes.length) continue
    // Cut by a frame that hides what does not fit; what can be pushed along is not cut.
    const drawn = el.closest('.card svg')  // as large as its card, whatever that is
    for (let up = drawn ? null : el; up && up.tagName !== 'MAIN'; up = up.parentElement) {
      const style = getComputedStyle(up)
      const frame = up.getBoundingClientRect()
      const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY)
      if (style.position === 'fixed' || scrolls) break
      if (style.overflow.includes('hidden') || style.overflow.includes('clip')) {
        const aside = b => b.right > frame.right + 2 || b.left < frame.left - 2
        const over_ = b => b.bottom > frame.bottom + 0.3 * b.height || b.top < frame.top - 0.3 * b.height
        const cut = boxes.some(b => aside(b) || over_(b))
        if (cut) { faults.push(`cut: ${short(node.data)} in .${[...up.classList].join('.')}`); break }
      }
      if (style.textOverflow === 'ellipsis' && up.scrollWidth > up.clientWidth + 1) {
        faults.push(`shortened: ${short(node.data)}`)
        break
      }
    }
    // Cards lie in a fan, and what a neighbour covers is not read; but no word is read by half.
    if (card) {
      const hits = b => [b.left + 2, (b.left + b.right) / 2, b.right - 2]
        .map(x => document.elementFromPoint(x, (b.top + b.bottom) / 2))
        .filter(hit => hit && !hit.closest(lids)).map(hit => hit.closest('.card') === card)
      const half = boxes.some(b => hits(b).includes(true) && hits(b).includes(false))
      if (half && /\\p{L}{3}/u.test(node.data)) faults.push(`half a word on a card: ${short(node.data)}`)
      continue
    }
    const covered = b => over.some(([box, o]) => !box.contains(el) &&
      b.left < o.right && b.right > o.left && b.top < o.bottom && b.bottom > o.top)
    const scroller = el.closest('.scroller, .hand, .moves, .seats, .panel, #panel, aside')
    const window_ = scroller?.getBoundingClientRect()
    for (const box of boxes) {
      if (covered(box)) continue
      if (window_ && (box.right > window_.right || box.left < window_.left)) continue
      if (window_ && (box.bottom > window_.bottom || box.top < window_.top)) continue
      seen.push({ box, el, text: short(node.data) })
    }
  }
  for (let i = 0; i < seen.length; i++) {
    for (let j = i + 1; j < seen.length; j++) {
      const [a, b] = [seen[i], seen[j]]
      if (a.el === b.el || a.el.contains(b.el) || b.el.contains(a.el)) continue
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
      // Lines are a little taller than their letters: they may touch.
      const touching = 0.34 * Math.min(a.box.height, b.box.height)
      if (wide > 3 && high > touching) faults.push(`over: ${a.text} / ${b.text}`)
    }
  }
  if (document.documentElement.scrollWidth > innerWidth + 1) faults.push('the page is wider than the screen')
  // A text under a thing of the table that is painted.
  for (const { box, el, text } of seen) {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const top = document.elementFromPoint(x, y)
    if (!top || top.contains(el) || el.contains(top)) continue
    if (el.closest('svg') || top.closest('svg, ' + lids)) continue
    if (top.querySelector('.stage')) continue // it has left the table, and the page under it is seen
    const paint = getComputedStyle(top).backgroundColor.match(/[\\d.]+/g) ?? []
    if (Number(paint[3] ?? 1) > 0.5) faults.push(`under .${[...top.classList].join('.')}: ${text}`)
  }
  // Beside a board what was told can be pushed along; what is asked and its price cannot be.
  const bar = document.querySelector('.heads .bar')?.getBoundingClientRect()
  const heads = document.querySelector('.heads')?.getBoundingClientRect()
  if (bar && bar.bottom > heads.bottom + 1) faults.push('what is asked does not fit')
  const inSight = (selector, what) => {
    for (const el of document.querySelectorAll(selector)) {
      const b = el.getBoundingClientRect()
      const out = b.top < -1 || b.bottom > innerHeight + 1 || b.left < -1 || b.right > innerWidth + 1
      if (out) faults.push(`out of sight: ${what}`)
    }
  }
  inSight('#question', 'question')
  inSight('.price', 'price')
  inSight('.moves', 'moves')
  inSight('.tools button', 'undo, advice or history')
  return [...new Set(faults)]
}"""

# Every text and every sign on the table that a pointer can rest on: where, and what it is. A whole sentence
# explains itself; so does a button with words on it.
SIGNS = """() => {
  const found = []
  const stage = document.querySelector('.stage')
  const walk = document.createTreeWalker(stage, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const node = walk.currentNode
    const text = node.nodeType === 3
    const el = text ? node.parentElement : node
    if (text ? !/[\\p{L}\\d]/u.test(node.data) : node.tagName.toLowerCase() !== 'svg') continue
    if (text && node.data.trim().split(/\\s+/).length > 3) continue
    if (el.closest('.visually-hidden, [role=tab], .tools, .lens, .land, .button, script, style')) continue
    if (!el.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const range = document.createRange()
    if (text) range.selectNodeContents(node)
    const box = (text ? range : el).getBoundingClientRect()
    if (box.width < 4 || box.width > 260 || box.height > 260) continue
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue
    const hit = document.elementFromPoint(x, y)
    if (!hit || !stage.contains(hit)) continue // something lies over it
    const what = text ? node.data.trim() : el.parentElement.className
    if (!found.some(one => one.x === x && one.y === y)) found.push({ x, y, what: String(what) })
  }
  return found
}"""
# All cards of Lancre, put on a card in hand one after another: what of them is cut.
LANCRE_CARDS = """async ([play, lang]) => {
  const box = await (await fetch(`api/plays/${play}/box?lang=${lang}`)).json()
  const rows = id => box.sections.find(section => section.id === id).rows
  const places = Object.fromEntries(rows('place').map(row => [row.code, row.name]))
  const [name, effect, place] = ['.name', '.effect > span', '.place']
    .map(part => document.querySelector(`.hand .card .face ${part}`))
  const faults = []
  for (const card of rows('card')) {
    name.classList.toggle('long', card.name.split(/[ -]/).some(word => word.length > 10))
    name.textContent = card.name
    effect.textContent = card.short ?? ''
    place.textContent = places[card.place] ?? ''
    for (const part of [name, effect.parentElement, place])
      if (part.scrollHeight > part.clientHeight + 3 || part.scrollWidth > part.clientWidth + 2)
        faults.push(`${card.name}: ${part.textContent}`)
  }
  return rows('card').length > 40 ? faults : ['hardly any card in the box']
}"""
# A pointer comes to rest there.
REST = """({ x, y }) => document.elementFromPoint(x, y).dispatchEvent(
  new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse', clientX: x, clientY: y }))"""
