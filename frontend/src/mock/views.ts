import type { AirSeat, AirView } from '../games/air/types'

/** Positions written by hand, to look at the table without a server. */
const seat = (columns: string[][], hand: string[] | null, count: number, grimoires: number[]): AirSeat => ({ columns, hand, hand_count: count, grimoires, pending: [] })

const base = {
  seat: 0, turn: 0, phase: 'fly', blocked: null, drawn: null, deposited: false, flown: 0, laying: [], options: {}, over: false,
}

export const start: AirView = {
  ...base, deck: 75, discard: [], common: [], grimoires: [9, 9, 9, 9, 9],
  seats: [seat([[], [], [], [], []], [], 0, [0, 0, 0, 0, 0]), seat([[], [], [], [], []], null, 0, [0, 0, 0, 0, 0]), seat([[], [], [], [], []], null, 0, [0, 0, 0, 0, 0]), seat([[], [], [], [], []], null, 0, [0, 0, 0, 0, 0])],
}

export const middle: AirView = {
  ...base, deck: 31, flown: 3,
  discard: ['W1', 'G4', 'O2', 'O5', 'V3'],
  common: ['K7', 'K11', 'G9', 'W8', 'O13', 'V15'],
  grimoires: [6, 8, 5, 9, 7],
  seats: [
    seat([['W5'], [], ['G3', 'G6', 'G8'], ['V4'], ['O1', 'O4', 'O7', 'O9', 'O10']], ['W2', 'W7', 'V10', 'G12', 'K3', 'W9'], 6, [0, 0, 2, 1, 0]),
    seat([['W3', 'W10', 'W12'], ['K2'], [], ['V6', 'V8'], ['O3']], null, 4, [2, 0, 0, 0, 1]),
    seat([[], ['K5', 'K9', 'K13', 'K15'], ['G1', 'G2'], [], ['O6', 'O12']], null, 7, [0, 1, 1, 0, 0]),
    seat([['W11'], ['K1'], ['G5', 'G7', 'G11'], ['V1', 'V2', 'V5', 'V7'], []], null, 2, [1, 0, 1, 0, 1]),
  ],
}

export const drawn: AirView = { ...middle, deck: 30, drawn: 'W13', flown: 4 }

export const twoSeats: AirView = { ...middle, grimoires: [5, 7, 4, 6, 7], seats: middle.seats.slice(0, 2) }

export const deposited: AirView = { ...middle, deck: 29, common: [...middle.common, 'V3'], discard: ['W1', 'G4', 'O2', 'O5'], blocked: 'V3', deposited: true, flown: 5 }

export const hot: AirView = { ...twoSeats, turn: 1 }

export const diploma: AirView = { ...middle, phase: 'diploma', deck: 29 }

export const over: AirView = { ...middle, over: true, phase: 'over', grimoires: [0, 0, 5, 0, 4], seats: middle.seats.map((s, i) => ({ ...s, grimoires: [[3, 2, 2, 4, 1], [4, 3, 0, 3, 2], [0, 3, 2, 1, 0], [2, 1, 0, 1, 2]][i] as number[] })) }

/** A full house: five seats, a long hand, a crowded cloud. */
export const crowd: AirView = {
  ...base, deck: 4, flown: 6, discard: ['W1'],
  common: ['W8', 'W14', 'K7', 'K11', 'K12', 'G9', 'G13', 'G15', 'V11', 'V13', 'V15', 'O11', 'O13', 'O14', 'O15', 'K4'],
  grimoires: [2, 8, 1, 0, 7],
  seats: [
    seat([['W4', 'W5', 'W13'], ['K1', 'K8'], ['G3', 'G6', 'G8', 'G10', 'G14'], ['V4', 'V9', 'V14'], ['O1', 'O4', 'O5', 'O7', 'O8', 'O9', 'O10']], ['W2', 'W7', 'W9', 'V10', 'V3', 'G12', 'G4', 'K3', 'K6', 'K10', 'O2', 'W6', 'W15', 'K14'], 14, [2, 1, 2, 3, 1]),
    seat([['W3', 'W10', 'W12'], ['K2'], [], ['V6', 'V8', 'V12'], ['O3']], null, 4, [2, 0, 3, 2, 1]),
    seat([[], ['K5', 'K9', 'K13', 'K15'], ['G1', 'G2'], [], ['O6', 'O12']], null, 7, [0, 1, 1, 2, 0]),
    seat([['W11'], [], ['G5', 'G7', 'G11'], ['V1', 'V2', 'V5', 'V7'], []], null, 2, [1, 0, 1, 2, 1]),
    seat([[], [], [], [], []], null, 0, [2, 0, 1, 0, 0]),
  ],
}
