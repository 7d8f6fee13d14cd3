import { settings } from '../shell/settings.svelte'
import type { HistoryLine } from '../wire'

/** A line of the history as it is read: what is said several times in a row is said once. */
export interface Told {
  n: number
  text: string
  /** how often it was said, where the lines differ in nothing worth saying */
  times: number
  rules: string[]
  seat: number | null
  /** the lines it was made of, as they were told */
  lines: string[]
}

const FIRST_WORDS = 2
const ARTICLE = /^\p{L}{1,3}$/u

interface Parts {
  before: string
  changing: string[]
  after: string
}

const words = (text: string): string[] => text.split(' ')

/** Where two sentences differ, if they begin and end alike: "You draw " the owl, the cat ".". */
function differing(one: string, other: string): Parts | null {
  const [a, b] = [words(one), words(other)]
  let from = 0
  while (from < a.length - 1 && from < b.length - 1 && a[from] === b[from]) from++
  if (from < FIRST_WORDS) return null
  const [restA, restB] = [a.slice(from).join(' '), b.slice(from).join(' ')]
  let end = 0
  while (end < restA.length && end < restB.length && restA.at(-1 - end) === restB.at(-1 - end)) end++
  const tail = restA.slice(restA.length - end)
  // Only whole words are taken apart: what follows begins with a space or is the full stop.
  const at = /^[.!?]?$/u.test(tail) ? 0 : tail.search(/[ .]/u)
  const after = at < 0 ? '' : tail.slice(at)
  const cut = (rest: string): string => rest.slice(0, rest.length - after.length)
  const [left, right] = [cut(restA), cut(restB)]
  // A whole clause that differs is another story, and so is a question and its answer.
  if (!left || !right || /[:;?]|, /u.test(left + right) || one.at(-1) !== other.at(-1)) return null
  // A number keeps its article: "le 3, le 10 blanc".
  const article = /^\d+$/u.test(left) && /^\d+$/u.test(right) && after.startsWith(' ') && from > FIRST_WORDS && ARTICLE.test(a[from - 1] ?? '')
  const changing = article ? [left, right].map((number) => `${a[from - 1]} ${number}`) : [left, right]
  return { before: a.slice(0, article ? from - 1 : from).join(' '), changing, after }
}

/** Lines of one seat that say the same, or the same of different things, are read as one. */
export function merged(lines: HistoryLine[]): Told[] {
  const out: Told[] = []
  let run: Parts | null = null
  let before: HistoryLine | null = null
  for (const line of lines) {
    const last = out.at(-1)
    const alike = last && before && line.seat === before.seat && line.rules.join() === before.rules.join()
    const parts: Parts | null = alike && before ? differing(before.text, line.text) : null
    if (last && alike && before && line.text === before.text && !run) {
      last.times += 1
      last.n = line.n
    } else if (last && parts && last.times === 1 && (!run || (run.before === parts.before && run.after === parts.after))) {
      const sofar: string[] = run?.changing ?? parts.changing.slice(0, 1)
      run = { before: parts.before, changing: [...sofar, ...parts.changing.slice(1)], after: parts.after }
      last.text = `${run.before} ${run.changing.join(', ')}${run.after}`
      last.n = line.n
    } else {
      out.push({ n: line.n, text: line.text, times: 1, rules: line.rules, seat: line.seat, lines: [] })
      run = null
    }
    out.at(-1)?.lines.push(line.text)
    before = line
  }
  return out
}

/** The lines as they are said aloud: all of them, in short, or only what this seat did or suffered. */
export function heard(lines: HistoryLine[], seat: number | null): string[] {
  if (settings.ear === 'mine') return lines.filter((line) => line.seat === seat).map((line) => line.text)
  if (settings.ear === 'brief') return merged(lines).map((line) => (line.times > 1 ? `${line.text} ×${line.times}` : line.text))
  return lines.map((line) => line.text)
}
