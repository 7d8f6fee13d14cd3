import type { OrderWish } from '../wire'

/** A standing order a player may give with one tap; `least` where it holds below a number of theirs. */
export interface OrderChoice {
  /** its sentence is `<id>`, what it means `<id>-text` */
  id: string
  orders: (below: number) => OrderWish[]
  below?: { from: number; to: number; usual: number }
}

const CHOICES: Record<string, OrderChoice[]> = {
  bal: [
    { id: 'bal-orders-pass', orders: () => [{ answer: 'pass', until: 'turn_began' }] },
    { id: 'bal-orders-mirror', orders: (below) => [{ answer: 'pass', question: 'mirror', fact: 'lives', most: below - 1 }], below: { from: 2, to: 10, usual: 4 } },
    { id: 'bal-orders-ball', orders: () => [{ answer: 'pass', question: 'before_sabbat' }] },
  ],
}

/** What may be said in advance in this game; nothing where nobody plays out of turn. */
export const ordersOf = (game: string): OrderChoice[] | null => CHOICES[game] ?? null

/** Is this order among those given, and with which number? */
export function givenAs(choice: OrderChoice, given: OrderWish[]): number | null {
  const same = (a: OrderWish, b: OrderWish): boolean => a.answer === b.answer && (a.question ?? '') === (b.question ?? '') && (a.until ?? '') === (b.until ?? '') && (a.fact ?? '') === (b.fact ?? '')
  const model = choice.orders(choice.below?.usual ?? 0)
  const found = given.find((order) => model.some((m) => same(m, order)))
  return found ? (found.most ?? -1) + 1 : null
}
