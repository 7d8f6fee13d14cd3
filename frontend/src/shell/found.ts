/** Words as people type them: without accents or capitals. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** A search for some words: does all of them stand in these texts? Nothing asked is found everywhere. */
export function searching(wish: string): (...texts: (string | null)[]) => boolean {
  const words = plain(wish).split(/\s+/).filter(Boolean)
  return (...texts) => {
    const all = plain(texts.join(' '))
    return words.every((word) => all.includes(word))
  }
}
