/** Plain pen strokes for the frame of the page (24 × 24), our own. */
export const STROKES = {
  close: 'M6 6 18 18M18 6 6 18',
  undo: 'M9 6 4 11l5 5M4.5 11H14a5.5 5.5 0 0 1 0 11h-3',
  menu: 'M4 7h16M4 12h16M4 17h16',
  back: 'M15 5 8 12l7 7',
  forward: 'M9 5l7 7-7 7',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'M4.5 13 10 18.5 20 6.5',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 21 21',
  sliders: 'M5 4v9M5 17v3M12 4v3M12 11v9M19 4v10M19 18v2M3 13h4v4H3zM10 7h4v4h-4zM17 14h4v4h-4z',
  sun: 'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.8 1.8M17.2 17.2 19 19M5 19l1.8-1.8M17.2 6.8 19 5',
  night: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z',
  play: 'M8 5v14l11-7Z',
  pause: 'M8 5v14M16 5v14',
  first: 'M6 5v14M18 5l-8 7 8 7',
  last: 'M18 5v14M6 5l8 7-8 7',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  copy: 'M9 9h11v11H9zM5 15V4h11',
  chat: 'M4 5h16v11H11l-5 4v-4H4Z',
  again: 'M19 12a7 7 0 1 1-2.2-5.1M17.5 2.5v4.8h-4.8',
  eye: 'M2 12q10-11.500 20 0-10 11.500-20 0ZM12 15.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7Z',
  help: 'M8 9a4 4 0 1 1 6 3.400q-2 1.100-2 3.100M12 19.500h.01',
  list: 'M9 6h11M9 12h11M9 18h11M4 6h.5M4 12h.5M4 18h.5',
} as const

export type StrokeName = keyof typeof STROKES
