import { formSchema } from '../../../src/domain/form/stored-form'
import { stockOfVersion } from '../../../src/domain/payment/stock'
import { formPath, stockPath } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { inTransaction } from '../platform/in-transaction'
import { decode } from '../platform/decode'
import { readStock } from './read-stock'
import { CONTENTION } from './run-exclusive'

/**
 * Has the stock of a form offer what the form offers now (PAY-06); what is held and sold stays. A form that takes no
 * payments any more, or is deleted, offers nothing. Again, late or out of order gives the same: the form as it stands is
 * what counts.
 */
export function updateStock(formId: string): Promise<void> {
  const [form, stock] = [database().doc(formPath(formId)), database().doc(stockPath(formId))]
  return inTransaction(async (tx) => {
    const offering = decode(formSchema, await tx.get(form), { id: formId })
    if (!offering) return
    const known = await readStock(tx, formId)
    const sells = offering.opcionales.addPaymentGateway && !offering.deleted
    const payments = sells ? offering.payments : []
    tx.set(stock, stockOfVersion(known, { ...offering, payments }))
  }, CONTENTION)
}
