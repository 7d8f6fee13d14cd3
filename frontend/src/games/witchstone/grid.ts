import type { ExitFact } from './printed'
import type { CellView, Sign } from './types'

export interface Point {
  x: number
  y: number
}
const EDGE = 3
/** The drawing is a hundred wide; neighbouring cells are so far apart. */
const ACROSS = 11.6
const DOWN = 10.05
export const RADIUS = 6.35

const at = (q: number, r: number): Point => ({ x: 50 + ACROSS * (q + r / 2), y: 50 + DOWN * r })
const split = (cell: string): [number, number] => cell.split(',').map(Number) as [number, number]

/** The middle of a cell, and of an exit: outwards from between its two arrows. */
export const middle = (cell: string): Point => at(...split(cell))
export function exitAt(exit: ExitFact): Point {
  const [a, b] = exit.cells.map(middle) as [Point, Point]
  const out = 1.36
  return { x: 50 + ((a.x + b.x) / 2 - 50) * out, y: 50 + ((a.y + b.y) / 2 - 50) * out }
}

export const CELLS: string[] = []
for (let r = -EDGE; r <= EDGE; r++) for (let q = -EDGE; q <= EDGE; q++) if (Math.abs(q + r) <= EDGE) CELLS.push(`${q},${r}`)

const STEPS = [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]] as const
export function neighbours(cell: string): string[] {
  const [q, r] = split(cell)
  return STEPS.map(([dq, dr]) => `${q + dq},${r + dr}`)
}

/** A hexagon standing on its point, for drawing. */
export function hexagon(p: Point, radius: number): string {
  let d = ''
  for (let i = 0; i < 6; i++) {
    const a = (Math.PI / 180) * (60 * i - 90)
    d += `${i ? 'L' : 'M'}${(p.x + radius * Math.cos(a)).toFixed(2)} ${(p.y + radius * Math.sin(a)).toFixed(2)}`
  }
  return `${d}Z`
}

export interface Bridge {
  a: Point
  b: Point
  sign: Sign
}
/** Lines between neighbours that show the same symbol, so that the eye sees what hangs together. */
export function bridges(cells: CellView[]): Bridge[] {
  const shown = new Map(cells.map((c) => [c.cell, c]))
  const out: Bridge[] = []
  for (const cell of cells) {
    for (const next of neighbours(cell.cell).slice(0, 3)) {
      for (const sign of shown.get(next)?.symbols ?? []) if (cell.symbols.includes(sign)) out.push({ a: middle(cell.cell), b: middle(next), sign })
    }
  }
  return out
}

/** The cells that would light up with a symbol laid here: its neighbours of the same symbol, theirs, and so on. */
export function lit(cells: CellView[], start: string, sign: Sign): string[] {
  const same = new Set(cells.filter((c) => c.symbols.includes(sign)).map((c) => c.cell))
  const found = [start]
  for (const cell of found) for (const next of neighbours(cell)) if (same.has(next) && !found.includes(next)) found.push(next)
  return found
}

/** Both halves of each tile that lies, by its code, so that they are drawn as one. */
export function pairs(cells: CellView[]): [string, string][] {
  const half = new Map<string, string>()
  const out: [string, string][] = []
  for (const cell of cells) {
    if (cell.kind !== 'tile' || !cell.code) continue
    const other = half.get(cell.code)
    if (other) out.push([other, cell.cell])
    else half.set(cell.code, cell.cell)
  }
  return out
}
