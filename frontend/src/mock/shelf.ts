/** How many may sit, and how long it takes. Made by `tools/shapes`. */
export const SHELF = {
  air: { min_seats: 2, max_seats: 5, minutes: 30 },
  bal: { min_seats: 3, max_seats: 6, minutes: 45 },
  lancre: { min_seats: 1, max_seats: 4, minutes: 90 },
  witchstone: { min_seats: 2, max_seats: 4, minutes: 75 },
  wildegrens: { min_seats: 1, max_seats: 1, minutes: 30 },
} as const
