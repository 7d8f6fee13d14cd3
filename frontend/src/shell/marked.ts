/** What a style sheet calls the things of a table: by what they stand for, by where they lie, or by whose they are. */
export const selectorOf = (places: string[]): string =>
  places
    .flatMap((place) => {
      const name = JSON.stringify(place)
      const seat = /^seat:(\d+)$/u.exec(place)?.[1]
      return [`[data-target=${name}]`, `[data-anchor=${name}]`, ...(seat ? [`[data-score="${seat}"]`] : [])]
    })
    .join(', ')

let sheet: CSSStyleSheet | null = null
let wanted = ''
let written = ''

/** A new sheet lets the browser look at every style anew: what is taken away and put back at once is not written. */
function write(): void {
  if (wanted === written) return
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  sheet.replaceSync((written = wanted))
}

function want(rules: string): void {
  wanted = rules
  queueMicrotask(write)
}

/** Marks these things, by a sheet of styles, so that whatever is drawn anew is marked as well; gives what takes the marks away. */
export function mark(places: string[]): () => void {
  const where = selectorOf(places)
  want(where ? `.stage :is(${where}):not(.hinted) { outline: 3px dotted var(--mark); outline-offset: 2px; }` : '')
  return () => want('')
}
