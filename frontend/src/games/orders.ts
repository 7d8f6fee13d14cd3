import type { OrderWish } from '../wire'

/** A standing order a player may give with one tap; `least` where it holds below a number of theirs. */
export interface OrderChoice {
  /** its sentence is `<id>`, what it means `<id>-text` */
  id: string
  orders: (below: number) => OrderWish[]
  below?: { from: number; to: number; usual: number }
}

const FOUND = import.meta.glob<OrderChoice[]>('./*/orders.ts', { eager: true, import: 'ORDERS' })

/** What may be said in advance in this game; nothing where nobody plays out of turn. */
export const ordersOf = (game: string): OrderChoice[] | null => FOUND[`./${game}/orders.ts`] ?? null

/** Is this order among those given, and with which number? */
export function givenAs(choice: OrderChoice, given: OrderWish[]): number | null {
  const same = (a: OrderWish, b: OrderWish): boolean => a.answer === b.answer && (a.question ?? '') === (b.question ?? '') && (a.until ?? '') === (b.until ?? '') && (a.fact ?? '') === (b.fact ?? '')
  const model = choice.orders(choice.below?.usual ?? 0)
  const found = given.find((order) => model.some((m) => same(m, order)))
  return found ? (found.most ?? -1) + 1 : null
}
