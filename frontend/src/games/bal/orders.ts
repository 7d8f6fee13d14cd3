import type { OrderChoice } from '../orders'

/** What may be said in advance at the ball. */
export const ORDERS: OrderChoice[] = [
  { id: 'bal-orders-pass', orders: () => [{ answer: 'pass', until: 'turn_began' }] },
  { id: 'bal-orders-mirror', orders: (below) => [{ answer: 'pass', question: 'mirror', fact: 'lives', most: below - 1 }], below: { from: 2, to: 10, usual: 4 } },
  { id: 'bal-orders-ball', orders: () => [{ answer: 'pass', question: 'before_sabbat' }] },
]
