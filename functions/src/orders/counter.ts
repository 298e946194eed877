import type { Transaction } from 'firebase-admin/firestore'
import { ORDERS } from '../../../src/domain/store-paths'
import { orderNumber } from '../../../src/domain/payment/order'
import { database } from '../platform/admin'

/**
 * The next number of a municipality (PAY-04). A counter that was lost or set back goes on after the last order: the
 * provider takes no number twice.
 * @param counted `payOrderId` of the municipality's document, whatever it is
 */
export async function nextNumber(
  tx: Transaction,
  municipalityPath: string,
  counted: unknown,
): Promise<number> {
  const orders = database().collection(ORDERS).where('municipalityPath', '==', municipalityPath)
  if (typeof counted === 'number' && Number.isInteger(counted) && counted >= 0) {
    const next = counted + 1
    const taken = await tx.get(orders.where('orderId', '==', orderNumber(next)).limit(1).select())
    if (taken.empty) return next
  }
  const last = await tx.get(orders.orderBy('orderId', 'desc').limit(1).select('orderId'))
  return Number(last.docs[0]?.get('orderId') ?? 0) + 1
}
