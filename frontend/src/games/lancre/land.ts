import type { Printed } from './printed'

/** The land in units of its own: the map is drawn once in these, and shown at whatever size there is. */
export const WIDE = 1180
export const TALL = 740
/** A tile's side, and how far apart the spaces of one place lie. */
export const TILE = 60
const APART = 66

export interface Point {
  x: number
  y: number
}
export interface Place extends Point {
  code: string
  name: string
  label: Label
  spaces: string[]
  square: string
}
/** A name beside its place: in lines that fit, where nothing else lies. */
export interface Label extends Point {
  lines: string[]
  anchor: 'start' | 'middle' | 'end'
}
export interface Land {
  places: Place[]
  /** where each space is */
  spaces: Map<string, Point>
  paths: { from: Point; to: Point; d: string }[]
  river: string
  gorge: string
  mountains: string
  mountainShade: string
  hills: string
  hillShade: string
  trees: string
  woods: Point[]
  meadows: Point[]
  /** a corner where nothing stands, for the map's title; and one for the compass */
  title: Point
  compass: Point
  /** the Dungeon, by the castle if there is one */
  cell: Point
}

/** How large what stands at a place is drawn, and how far above its middle its feet are. */
export const DRAWN_FEET = 24
export const drawnSize = (spaces: number): [number, number] => (spaces > 2 ? [106, 74] : spaces > 1 ? [118, 83] : [92, 64])

/** Numbers that look like luck and are the same each time. */
function dice(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}
const round = (n: number): number => Math.round(n * 10) / 10

export const across = (x: number): number => 72 + x * 10.4
export const down = (y: number): number => 74 + y * 5.9

/** A name broken where it reads well: no line much longer than fits below a tile. */
export function broken(name: string, most = 17): string[] {
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

interface Box {
  x: number
  y: number
  w: number
  h: number
}
const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))

/** A chance may stand above a tile. */
const ODDS = 26

/** Lines of a name are this far apart, and a letter about this wide. */
export const LINE = 18
const LETTER = 8.6

/** Puts every name where it covers least: below its place if it can, else beside or above it. */
function lettered(places: Place[], spaces: Map<string, Point>, title: Point, cell: Point): void {
  const half = TILE / 2
  const taken: [Box, number][] = [[{ x: title.x - 134, y: title.y - 34, w: 268, h: 64 }, 3], [{ x: cell.x - 26, y: cell.y - 24, w: 52, h: 52 }, 3]]
  for (const at of spaces.values()) taken.push([{ x: at.x - half, y: at.y - half - 4, w: TILE, h: TILE + 6 }, 3], [{ x: at.x - half, y: at.y - half - ODDS, w: TILE, h: ODDS - 4 }, 2])
  for (const place of places) {
    const [w, h] = drawnSize(place.spaces.length)
    taken.push([{ x: place.x - w * 0.36, y: place.y - DRAWN_FEET - h, w: w * 0.72, h }, 0.3])
  }
  // The long names first: short ones fit anywhere. Then once more round, now that all others are written.
  const order = [...places].sort((a, b) => b.name.length - a.name.length)
  const written = new Map<Place, Box>()
  for (const place of [...order, ...order, ...order]) {
    written.delete(place)
    const boxes: [Box, number][] = [...taken, ...[...written.values()].map((box): [Box, number] => [box, 12])]
    let least = Infinity
    for (const way of waysOf(place, half)) {
      const w = Math.max(...way.lines.map((l) => l.length)) * LETTER
      const box = { x: way.x - (way.anchor === 'middle' ? w / 2 : way.anchor === 'end' ? w : 0), y: way.y - 15, w, h: way.lines.length * LINE }
      const out = Math.max(0, 24 - box.x) + Math.max(0, box.x + box.w - (WIDE - 24)) + Math.max(0, box.y + box.h - (TALL - 22)) + Math.max(0, 26 - box.y)
      const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 }
      // Read beside another place, a name would seem to be that one's.
      const astray = places.some((other) => other !== place && apart(middle, other) < apart(middle, place) + 8) ? 900 : 0
      const cost = way.dear + astray + out * 60 + boxes.reduce((sum, [other, weight]) => sum + weight * overlap(box, other), 0)
      if (cost >= least) continue
      least = cost
      place.label = { lines: way.lines, x: round(way.x), y: round(way.y), anchor: way.anchor }
      written.set(place, box)
    }
  }
}

interface Way {
  lines: string[]
  x: number
  y: number
  anchor: Label['anchor']
  /** how much less we like it than the plainest */
  dear: number
}

/** Where a name could stand: below its place, a little to the side, beside it, or above; in longer or shorter lines. */
function waysOf(place: Place, half: number): Way[] {
  const reach = half + ((place.spaces.length - 1) * APART) / 2
  const ways: Way[] = []
  for (const [most, more] of [[18, 0], [13, 25], [9, 60]] as const) {
    const lines = broken(place.name, most)
    const tall = (lines.length - 1) * LINE
    const below = place.y + half + 18
    ways.push(
      { lines, x: place.x, y: below, anchor: 'middle', dear: more },
      { lines, x: place.x - half, y: below, anchor: 'start', dear: more + 90 },
      { lines, x: place.x + half, y: below, anchor: 'end', dear: more + 90 },
      { lines, x: place.x + reach + 7, y: place.y + 6 - tall / 2, anchor: 'start', dear: more + 420 },
      { lines, x: place.x - reach - 7, y: place.y + 6 - tall / 2, anchor: 'end', dear: more + 420 },
    )
  }
  return ways
}

/** A trail: a little to one side and back, as feet go. */
function trail(a: Point, b: Point, luck: () => number): string {
  const bend = (luck() - 0.5) * 0.22
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const c1 = { x: a.x + dx * 0.3 - dy * bend, y: a.y + dy * 0.3 + dx * bend }
  const c2 = { x: a.x + dx * 0.7 - dy * bend * 0.5, y: a.y + dy * 0.7 + dx * bend * 0.5 }
  return `M${round(a.x)} ${round(a.y)}C${round(c1.x)} ${round(c1.y)} ${round(c2.x)} ${round(c2.y)} ${round(b.x)} ${round(b.y)}`
}

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
function fromLine(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const along = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1)))
  return apart(p, { x: a.x + along * dx, y: a.y + along * dy })
}

/** A line through these points without corners. */
function smooth(points: Point[]): string {
  let d = `M${round(points[0]?.x ?? 0)} ${round(points[0]?.y ?? 0)}`
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [points[i - 1] ?? points[i], points[i], points[i + 1], points[i + 2] ?? points[i + 1]] as [Point, Point, Point, Point]
    d += `C${round(p1.x + (p2.x - p0.x) / 6)} ${round(p1.y + (p2.y - p0.y) / 6)} ${round(p2.x - (p3.x - p1.x) / 6)} ${round(p2.y - (p3.y - p1.y) / 6)} ${round(p2.x)} ${round(p2.y)}`
  }
  return d
}

/** Everything of the land that does not change during a play; a pack's land is drawn by the same hand. */
export function landOf(printed: Printed): Land {
  const luck = dice(20260726)
  const places: Place[] = []
  const spaces = new Map<string, Point>()
  for (const row of printed.places.values()) {
    const code = String(row.code)
    const many = Number(row['spaces'] ?? 1)
    const spot = { x: across(Number(row['x'])), y: down(Number(row['y'])) }
    // Places with several spaces keep away from the edge.
    const half = ((many - 1) * APART) / 2
    spot.x = Math.max(60 + half, Math.min(WIDE - 60 - half, spot.x))
    const own: string[] = []
    for (let i = 0; i < many; i++) {
      const space = many === 1 ? code : `${code}${i + 1}`
      own.push(space)
      spaces.set(space, { x: spot.x - half + i * APART, y: spot.y })
    }
    const label: Label = { lines: [row.name], anchor: 'middle', ...spot }
    places.push({ code, name: row.name, label, spaces: own, square: String(row['square']), ...spot })
  }
  const at = new Map(places.map((p) => [p.code, p]))
  const paths: Land['paths'] = []
  for (const { one, other } of printed.paths) {
    const [from, to] = [at.get(one), at.get(other)]
    if (from && to) paths.push({ from, to, d: trail(from, to, luck) })
  }

  const corners: Point[] = [
    { x: WIDE - 168, y: TALL - 58 },
    { x: 168, y: TALL - 58 },
    { x: WIDE - 168, y: 66 },
    { x: 168, y: 66 },
  ]
  const room = (p: Point): number => Math.min(9999, ...places.map((q) => Math.hypot((q.x - p.x) / 1.6, q.y - p.y)))
  const [title, compass] = [...corners].sort((a, b) => room(b) - room(a)) as [Point, Point]
  compass.x += compass.x > WIDE / 2 ? 104 : -104
  compass.y += compass.y > TALL / 2 ? -12 : 12
  const castle = [...spaces].filter(([code]) => code.startsWith('castle')).at(-1)?.[1]
  const cell = castle ? { x: Math.min(WIDE - 50, castle.x + 70), y: castle.y + 2 } : { x: WIDE / 2, y: TALL - 60 }
  lettered(places, spaces, title, cell)

  const free = (p: Point, fromPlace: number, fromPath: number): boolean =>
    places.every((q) => Math.abs(q.x - p.x) > fromPlace + (q.spaces.length - 1) * 33 || p.y - q.y > 78 || q.y - p.y > 34 + fromPlace * 0.2) &&
    paths.every((q) => fromLine(p, q.from, q.to) > fromPath) &&
    (Math.abs(p.x - title.x) > 150 || Math.abs(p.y - title.y) > 62) &&
    apart(p, compass) > 74

  const [river, gorge] = water(at)
  const mountain = range(luck, places)
  const hill = rolling(luck, free)
  const wood = wooded(luck, free)
  return { places, spaces, paths, river, gorge, ...mountain, ...hill, ...wood, title, compass, cell }
}

/** The river comes down from its springs, under the bridge and through the gorge, where the land has them. */
function water(at: Map<string, Place>): [string, string] {
  const [springs, bridge, gorge] = ['creel', 'bridge', 'gorge'].map((code) => at.get(code))
  if (!bridge || !gorge) return ['', '']
  const source = springs ?? { x: WIDE - 40, y: bridge.y + 30 }
  const line = smooth([
    { x: source.x + 46, y: source.y - 40 },
    { x: source.x - 12, y: source.y + 34 },
    { x: (source.x + bridge.x) / 2 + 30, y: (source.y + bridge.y) / 2 + 66 },
    { x: bridge.x + 60, y: bridge.y + 36 },
    { x: bridge.x - 26, y: bridge.y + 18 },
    { x: (bridge.x + gorge.x) / 2, y: (bridge.y + gorge.y) / 2 + 22 },
    { x: gorge.x + 14, y: gorge.y + 10 },
    { x: gorge.x - 40, y: gorge.y + 78 },
    { x: gorge.x - 92, y: TALL + 10 },
  ])
  // Cliffs: short strokes along both banks where the gorge is.
  let cliffs = ''
  for (let i = -4; i <= 9; i++) {
    const t = i / 9
    const x = gorge.x + 30 - t * 78
    const y = gorge.y - 22 + t * 116
    cliffs += `M${round(x - 26)} ${round(y)}l-13 -5m2 7l-9 -3M${round(x + 22)} ${round(y + 8)}l14 5m-3 -8l9 4`
  }
  return [line, cliffs]
}

/** The mountains at the upper edge, as they stand on old maps. */
function range(luck: () => number, places: Place[]): { mountains: string; mountainShade: string } {
  let outline = ''
  let shade = ''
  const peak = (x: number, foot: number, high: number): void => {
    const wide = high * (0.95 + luck() * 0.35)
    const lean = (luck() - 0.5) * wide * 0.16
    const [l, r, top] = [x - wide / 2, x + wide / 2, foot - high]
    outline += `M${round(l)} ${round(foot)}L${round(x - wide * 0.22)} ${round(foot - high * 0.52)} ${round(x - wide * 0.15)} ${round(foot - high * 0.5)} ${round(x + lean)} ${round(top)} ${round(x + wide * 0.14)} ${round(foot - high * 0.62)} ${round(x + wide * 0.2)} ${round(foot - high * 0.66)} ${round(r)} ${round(foot)}`
    for (let i = 1; i <= 6; i++) {
      const t = i / 7
      const sx = x + lean + (r - x - lean) * t * 0.86
      const sy = top + high * t * 0.92
      shade += `M${round(sx - 1)} ${round(sy)}l${round(-4 - luck() * 5)} ${round(high * (0.16 + luck() * 0.14))}`
    }
    shade += `M${round(x + lean)} ${round(top)}l${round(-wide * 0.05)} ${round(high * 0.3)}l${round(wide * 0.06)} ${round(high * 0.1)}l${round(-wide * 0.04)} ${round(high * 0.2)}`
  }
  for (let x = 44; x < WIDE - 30; x += 40 + luck() * 34) {
    const near = places.find((p) => Math.abs(p.x - x) < 62 && p.y < 170)
    const foot = near ? 46 + luck() * 6 : 62 + luck() * 26
    peak(x, foot, near ? 22 + luck() * 8 : 34 + luck() * 30)
  }
  return { mountains: outline, mountainShade: shade }
}

function rolling(luck: () => number, free: (p: Point, a: number, b: number) => boolean): { hills: string; hillShade: string; meadows: Point[] } {
  let hills = ''
  let shade = ''
  const meadows: Point[] = []
  const made: Point[] = []
  for (let i = 0; i < 900 && made.length < 64; i++) {
    const p = { x: 40 + luck() * (WIDE - 80), y: 110 + luck() * (TALL - 160) }
    const wide = 34 + luck() * 30
    if (!free(p, wide * 0.5 + 34, 18) || made.some((q) => Math.abs(q.x - p.x) < 44 && Math.abs(q.y - p.y) < 20)) continue
    made.push(p)
    const high = wide * (0.34 + luck() * 0.16)
    hills += `M${round(p.x - wide / 2)} ${round(p.y)}q${round(wide * 0.2)} ${round(-high * 1.5)} ${round(wide * 0.52)} ${round(-high)}q${round(wide * 0.3)} ${round(high * 0.2)} ${round(wide * 0.48)} ${round(high)}`
    for (let s = 0; s < 4; s++) shade += `M${round(p.x + wide * (0.12 + s * 0.09))} ${round(p.y - high * (0.86 - s * 0.2))}l${round(-2 - luck() * 2)} ${round(5 + luck() * 4)}`
    if (made.length % 7 === 0) meadows.push(p)
  }
  return { hills, hillShade: shade, meadows }
}

function wooded(luck: () => number, free: (p: Point, a: number, b: number) => boolean): { trees: string; woods: Point[] } {
  let trees = ''
  const woods: Point[] = []
  const tree = (x: number, y: number, s: number): void => {
    trees += luck() < 0.55
      ? `M${round(x)} ${round(y)}v${round(-4 * s)}m${round(-6 * s)} ${round(-1 * s)}q${round(-3 * s)} ${round(-6 * s)} ${round(3 * s)} ${round(-8 * s)}q${round(3 * s)} ${round(-5 * s)} ${round(7 * s)} ${round(-1 * s)}q${round(5 * s)} ${round(2 * s)} ${round(2 * s)} ${round(8 * s)}q${round(-5 * s)} ${round(3 * s)} ${round(-12 * s)} ${round(1 * s)}Z`
      : `M${round(x)} ${round(y)}v${round(-3 * s)}m${round(-6 * s)} 0l${round(6 * s)} ${round(-8 * s)} ${round(6 * s)} ${round(8 * s)}Zm${round(1.500 * s)} ${round(-6 * s)}l${round(4.500 * s)} ${round(-7 * s)} ${round(4.500 * s)} ${round(7 * s)}`
  }
  for (let i = 0; i < 900 && woods.length < 26; i++) {
    const p = { x: 46 + luck() * (WIDE - 92), y: 122 + luck() * (TALL - 176) }
    if (!free(p, 58, 26) || woods.some((q) => Math.abs(q.x - p.x) < 70 && Math.abs(q.y - p.y) < 40)) continue
    woods.push(p)
    const many = 4 + Math.floor(luck() * 5)
    const stand = Array.from({ length: many }, () => ({ x: p.x + (luck() - 0.5) * 58, y: p.y + (luck() - 0.5) * 26 })).sort((a, b) => a.y - b.y)
    for (const one of stand) if (free(one, 46, 15)) tree(one.x, one.y, 0.85 + luck() * 0.4)
  }
  return { trees, woods }
}
