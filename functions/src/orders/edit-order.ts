import { EDIT_ORDER_CHECKED, type EditOrderResponse } from '../../../src/domain/calls/edit-order'
import { answerPath } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { forbidden } from '../platform/errors'
import { served } from '../platform/served'
import { orderRefused, settleOrder } from './ledger'
import { orderRef } from './order-ref'
import { buyerCaller, mustBeOwn } from './own-answer'

/**
 * Takes an unpaid order back for its buyer, who makes another one: its tickets are free again, its answer is hidden and
 * counts nowhere (PAY-03). Money that still comes for it is given back (PAY-11). Again is no error.
 * @throws HttpsError `unauthenticated`; `permission-denied` for another's order, also when there is none;
 * `failed-precondition` with `paid`; `invalid-argument`
 */
export const editOrder = served(EDIT_ORDER_CHECKED, async (request): Promise<EditOrderResponse> => {
  const caller = await buyerCaller(request)
  const { orderId, id } = request.checked()
  mustBeOwn(caller, await database().doc(answerPath(id)).get())
  const settled = await settleOrder(orderRef(orderId, id), { type: 'edit' }, caller.by)
  if (!settled) throw forbidden()
  if (settled.refused) throw orderRefused('paid')
  return { status: 'ok' }
})
