/** A picture for each word of the glossary: a symbol of this table, or a few strokes. */
export const PICTURES: Record<string, string> = {
  witch: '#sym-W',
  column: 'M7 3h10v5H7zM7 9.5h10v5H7zM7 16h10v5H7z',
  common: 'M6 16a4 4 0 0 1 .5-8 5.500 5.500 0 0 1 10.500-1 4.500 4.500 0 0 1 1 9zM9 11h2.500v3.500H9zM13 10h2.500v3.500H13z',
  deposit: 'M12 3v9m-3.500-3.500L12 12l3.500-3.500M5 20a3.500 3.500 0 0 1 1-6.800M19 20a3.500 3.500 0 0 0-1-6.800M6 20h12',
  landing: 'M12 2.500v12M7.500 10l4.500 4.500 4.500-4.500M3 20.500h18',
  crash: 'M13 2 7 12h5l-2 9 8-11h-5l3-8z',
  grimoire: '#book',
  diploma: 'M4 4h16v11H4zM7.500 8h9M7.500 11h6M14 15v6l2.500-2 2.500 2v-6',
  joker: 'M12 2.500 14.800 9l7 .6-5.300 4.600 1.600 6.900L12 17.400 5.900 21l1.600-6.900L2.200 9.600l7-.6z',
  cat: '#cat-15',
}
