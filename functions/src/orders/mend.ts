import { FieldPath, Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { payOrderSchema, type PayOrder } from '../../../src/domain/payment/pay-order'
import { ORDERS } from '../../../src/domain/store-paths'
import { hasPerson } from '../answers/read-answer'
import { database } from '../platform/admin'
import { auditRef, NOBODY } from '../platform/audit'
import { decode } from '../platform/decode'
import { settleOrder } from './ledger'

const AT_A_TIME = 200

/** How many orders were mended: whose buyer was forgotten, and whose refund was noted. */
export interface Mended {
  forgotten: number
  refunds: number
}

/** Notes when and by whom an order was given back before refunds were noted, as the audit trail has it. */
async function noteOldRefund(snapshot: QueryDocumentSnapshot, order: PayOrder): Promise<boolean> {
  if (order.state !== 'refunded' || snapshot.get('ultimoMovimiento') !== undefined) return false
  const [refund] = order.devoluciones
  if (!refund || refund.intento !== 'anterior') return false
  const entry = await auditRef('pedidoDevuelto', snapshot.id).get()
  const noted: unknown = entry.get('fecha')
  const fecha = noted instanceof Timestamp ? noted : snapshot.updateTime
  const por: unknown = entry.get('por')
  await snapshot.ref.update({
    devoluciones: [{ ...refund, fecha, por: typeof por === 'string' ? por : '' }],
    ultimoMovimiento: fecha,
  })
  return true
}

/** Forgets the buyer of an order whose answer was deleted before that was done with it. */
async function forgetOldBuyer({ ref }: QueryDocumentSnapshot, order: PayOrder): Promise<boolean> {
  if (order.datosBorrados || (await hasPerson(order.id))) return false
  await settleOrder(ref, { type: 'forget', now: new Date() }, NOBODY)
  return true
}

/**
 * Mends orders from before: those whose answer was deleted lose their buyer (ALIST-04), and refunds get the moment and the
 * person that the audit trail has (PAY-13). Stopped half way or run again, it does what is left.
 */
export async function mendOrders(): Promise<Mended> {
  const mended: Mended = { forgotten: 0, refunds: 0 }
  let last = ''
  for (;;) {
    const all = database().collection(ORDERS).orderBy(FieldPath.documentId()).limit(AT_A_TIME)
    const { docs } = await (last === '' ? all : all.startAfter(last)).get()
    for (const snapshot of docs) {
      const order = decode(payOrderSchema, snapshot)
      if (!order) continue
      if (await noteOldRefund(snapshot, order)) mended.refunds += 1
      if (await forgetOldBuyer(snapshot, order)) mended.forgotten += 1
    }
    const end = docs.at(-1)
    if (!end || docs.length < AT_A_TIME) return mended
    last = end.id
  }
}
