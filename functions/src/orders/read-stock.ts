import type { Transaction } from 'firebase-admin/firestore'
import { formSchema } from '../../../src/domain/form/stored-form'
import { payOrderSchema } from '../../../src/domain/payment/pay-order'
import { stockOfOrders, stockOfVersion, stockSchema, type Stock } from '../../../src/domain/payment/stock'
import { formPath, ORDERS, stockPath } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'

/** A stock that was lost, counted anew from the orders of its form; null where there are none. */
async function countedStock(tx: Transaction, formId: string): Promise<Stock | null> {
  const taking = database()
    .collection(ORDERS)
    .where('form', '==', formId)
    .where('state', 'in', ['held', 'paid', 'refunded'])
  const [form, { docs }] = await Promise.all([tx.get(database().doc(formPath(formId))), tx.get(taking)])
  const orders = docs.flatMap((document) => decode(payOrderSchema, document) ?? [])
  const [first] = orders
  if (!first) return null
  const stock = stockOfOrders(first.municipalityPath, orders)
  const offering = decode(formSchema, form, { id: formId })
  const sells = offering?.opcionales.addPaymentGateway === true && !offering.deleted
  return sells ? stockOfVersion(stock, offering) : stock
}

/**
 * A form's stock within a transaction; null when it was not begun yet. One that is missing though there are orders is
 * counted anew from them: sold tickets are not sold twice.
 */
export async function readStock(tx: Transaction, formId: string): Promise<Stock | null> {
  const stored = decode(stockSchema, await tx.get(database().doc(stockPath(formId))))
  return stored ?? countedStock(tx, formId)
}
