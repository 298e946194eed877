/** What staff do with an order: take its money at the counter, or give it back. */
export type ActionKind = 'counter' | 'refund'
