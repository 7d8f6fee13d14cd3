/** The glyphs of game-icons (CC BY 3.0) that the page uses; one a line, the build reads this list. */
export const ICON_NAMES = [
  'cat',
  'barn-owl',
  'frog',
  'raven',
  'rabbit',
  'butterfly',
  'scroll-unfurled',
  'candle-light',
  'person',
  'share',
  'hourglass',
  'laurels',
] as const

export type IconName = (typeof ICON_NAMES)[number]

/** A seat's animal, in seat order: each seat is told apart by colour and by animal. */
export const SEAT_ANIMALS: readonly IconName[] = ['cat', 'barn-owl', 'frog', 'raven', 'rabbit', 'butterfly']
