import { ORDERS } from '../../../src/domain/store-paths'
import type { AnswerChange } from '../answers/change'
import { hasPerson } from '../answers/read-answer'
import { database } from '../platform/admin'
import { NOBODY } from '../platform/audit'
import { settleOrder } from './ledger'

/**
 * Takes the buyer out of the orders of an answer that is deleted, and out of their tickets (ALIST-04): what accounts need
 * stays, nothing tells the order to its link any more, and tickets that nobody paid are free again.
 */
export async function forgetBuyer({ answerId, before, after }: AnswerChange): Promise<void> {
  // The event may be late: an answer that was saved again keeps its order.
  if (!before || after || (await hasPerson(answerId))) return
  const orders = await database().collection(ORDERS).where('id', '==', answerId).select().get()
  for (const { ref } of orders.docs) await settleOrder(ref, { type: 'forget', now: new Date() }, NOBODY)
}
