const ID = /,?\s*\(?\b([A-Z]{3}-R?\d+)\b\)?/gu

/** A sentence without the numbers of its rules, and these: they are for whoever asks. */
export function withoutIds(text: string): { text: string; ids: string[] } {
  return { text: text.replaceAll(ID, ''), ids: [...new Set([...text.matchAll(ID)].map((found) => found[1] as string))] }
}
