/** Small ink drawings (48 × 48) of what a turn is made of, our own: each a few strokes, one of them filled. */
interface Drawing {
  ink: string
  /** what is coloured, beneath the ink */
  fill?: string
}

const hex = (x: number, y: number, r: number): string =>
  'M' + [0, 1, 2, 3, 4, 5].map((i) => `${(x + r * Math.cos((i * Math.PI) / 3)).toFixed(1)} ${(y + r * Math.sin((i * Math.PI) / 3)).toFixed(1)}`).join('L') + 'Z'
const dot = (x: number, y: number, r = 1.4): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
const FLASK = 'M20 6h8v11l10 18q4 8-4 8H14q-8 0-4-8l10-18Z'

const DRAWINGS = {
  card: { fill: 'M28 14a10 10 0 1 0 5 15 8.500 8.500 0 0 1-5-15Z', ink: 'M11 5h26q2 0 2 2v34q0 2-2 2H11q-2 0-2-2V7q0-2 2-2Z' },
  column: { fill: 'M11 4h26v9H11Z', ink: 'M11 4h26v40H11ZM11 13h26M11 22h26M11 31h26M24 42v-7M21 37.500l3-3 3 3' },
  hand: { fill: 'M19 6h15v24H19Z', ink: 'M19 6h15v25H19ZM19 12 6 16l7 24 13-4.500M34 12l9 4-8 23-15-3' },
  book: { fill: 'M24 11q8-5 17-1v30q-9-4-17 1Z', ink: 'M24 11q-8-5-17-1v30q9-4 17 1 8-5 17-1V10q-9-4-17 1ZM24 11v30M29 18q4-1.500 8-.500M29 25q4-1.500 8-.500' },
  flask: { fill: 'M14 29h20l4 7q3 7-4 7H14q-7 0-4-7Z', ink: `${FLASK}M18 6h12M14 29h20` },
  parry: { fill: 'M24 5q8 5 16 5 0 24-16 33Z', ink: 'M24 5q8 5 16 5 0 24-16 33Q8 34 8 10q8 0 16-5ZM24 5v38' },
  critter: { fill: 'M10 38q-2-19 7-22h14q9 3 7 22-14 7-28 0Z', ink: `M10 38q-2-19 6-22l-3-9 7 7q4-1 8 0l7-7-3 9q8 3 6 22-14 7-28 0ZM19 32q5 4 10 0${dot(19, 24)}${dot(29, 24)}` },
  crown: { fill: 'M8 32h32v8H8Z', ink: 'M8 40V15l9 9 7-15 7 15 9-9v25ZM8 32h32' },
  problem: { fill: 'M9 9h30v34H9Z', ink: 'M9 9h30v34H9ZM24 17v12M24 35.500v.500M16 2q-3 2 0 4M24 2q-3 2 0 4M32 2q-3 2 0 4' },
  hat: { fill: 'M15.500 29 33 29l1.500 5q-10.500-3-21 0Z', ink: 'M13.500 34 22 9q4-5 9-4l-3 5 6.500 24M4 38q6-4 20-4t20 4q-6 5-20 5T4 38Z' },
  dice: { fill: 'M23 21h20v20H23Z', ink: `M5 8h19v19H5ZM23 21h20v20H23Z${dot(10, 13)}${dot(19, 22)}${dot(14.5, 17.5)}${dot(28, 26)}${dot(38, 36)}${dot(38, 26)}${dot(28, 36)}` },
  tea: { fill: 'M8 24h26q0 17-13 17T8 24Z', ink: 'M8 21h26q0 20-13 20T8 21ZM34 24q9-1 8 5-1 5-10 5M15 16q-3-4 0-7t0-6M24 16q-3-4 0-7t0-6' },
  tile: { fill: hex(15, 30, 11), ink: hex(15, 30, 11) + hex(31.5, 20.5, 11) },
  cluster: { fill: hex(14, 15, 8.5) + hex(27, 22.5, 8.5) + hex(14, 30, 8.5), ink: hex(14, 15, 8.5) + hex(27, 22.5, 8.5) + hex(14, 30, 8.5) + hex(27, 37.5, 8.5) },
  ball: { fill: 'M12 40h24l3 5H9Z', ink: `M24 5a17.500 17.500 0 1 0 .1 0ZM12 40l-3 5h30l-3-5M14 18l9 13 12-6-8-13-13 6M23 31 27 12${dot(14, 18, 2)}${dot(23, 31, 2)}${dot(35, 25, 2)}${dot(27, 12, 2)}` },
  star: { fill: 'M24 5l5.500 13 14 1.200-10.600 9.300 3.200 13.700L24 35l-12.100 7.200 3.200-13.700L4.500 19.200l14-1.200Z', ink: 'M24 5l5.500 13 14 1.200-10.600 9.300 3.200 13.700L24 35l-12.100 7.200 3.200-13.700L4.500 19.200l14-1.200Z' },
  notice: { fill: dot(24, 8, 3), ink: `M9 8q8 2 15 0t15 0l-1 34q-7-2-14 0t-14 0Z${dot(24, 8, 3)}M15 19h18M15 26h18M15 33h11` },
  jury: { fill: 'M4 31h40v12H4Z', ink: `M4 31h40v12H4ZM7 31q0-9 5-9t5 9M19 31q0-9 5-9t5 9M31 31q0-9 5-9t5 9${dot(12, 16, 4)}${dot(24, 16, 4)}${dot(36, 16, 4)}` },
} satisfies Record<string, Drawing>

/** What a turn leads through, from left to right. */
export const STEPS: Record<string, Drawing[]> = {
  air: [DRAWINGS.card, DRAWINGS.column, DRAWINGS.hand, DRAWINGS.book],
  bal: [DRAWINGS.flask, DRAWINGS.parry, DRAWINGS.critter, DRAWINGS.crown],
  lancre: [DRAWINGS.problem, DRAWINGS.hat, DRAWINGS.dice, DRAWINGS.tea],
  witchstone: [DRAWINGS.tile, DRAWINGS.cluster, DRAWINGS.ball, DRAWINGS.star],
  wildegrens: [DRAWINGS.hat, DRAWINGS.notice, DRAWINGS.jury, DRAWINGS.star],
}
