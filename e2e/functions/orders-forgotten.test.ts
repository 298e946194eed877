import { beforeEach, describe, expect, it } from 'vitest'
import { eraseBinned } from '../../functions/src/bin/empty'
import { mendOrders } from '../../functions/src/orders/mend'
import { forgetBuyer } from '../../functions/src/orders/forget-buyer'
import { database } from '../../functions/src/platform/admin'
import { auditRef, NOBODY } from '../../functions/src/platform/audit'
import { DELETE_ANSWER } from '../../src/domain/calls/delete-answer'
import { GET_ORDER } from '../../src/domain/calls/get-order'
import { GET_RECEIPT } from '../../src/domain/calls/get-receipt'
import { LIST_ORDERS } from '../../src/domain/calls/list-orders'
import { RESTORE_ANSWER } from '../../src/domain/calls/bin'
import { LIST_TICKETS } from '../../src/domain/calls/list-tickets'
import { PAY_AT_COUNTER } from '../../src/domain/calls/pay-at-counter'
import type { OrderId } from '../../src/domain/payment/order-id'
import { answerPath, orderPath } from '../../src/domain/store-paths'
import { auditEntries } from './audit-entries'
import { beginSelling, BUYER, FORM, notice, notify, orderNow, placed, placesNow, ticketsNow } from './buying'
import { call } from './calls'
import { atWork } from './staff-tokens'
import { change } from './world'

beforeEach(beginSelling)

const FREE = { sectionId: 'libre' }

/** Deletes the answer of an order and tells what follows it, as the trigger does. */
async function deleteAnswer({ id }: OrderId, role: 'ROLE_ADMIN' | 'ROLE_SUPERVISOR' = 'ROLE_ADMIN') {
  const before = (await database().doc(answerPath(id)).get()).data()
  expect((await call(DELETE_ANSWER, await atWork('ada', role), { answerId: id })).status).toBe('OK')
  await eraseBinned(id, { by: NOBODY, motivo: 'plazo' })
  const gone = { eventId: 'e', time: new Date(), answerId: id, before, after: undefined }
  await forgetBuyer(gone)
  await forgetBuyer(gone)
}

/** Whatever is stored of orders and tickets, as one text. */
const allStored = async () => {
  const [orders, tickets] = await Promise.all([
    database().collection('payOrders').get(),
    database().collectionGroup('codigos').get(),
  ])
  return JSON.stringify([...orders.docs, ...tickets.docs].map((document) => document.data()))
}
const PERSON = [BUYER.clientFullName, BUYER.clientID, BUYER.clientEmail, BUYER.clientPhoneNumber]
const isAnywhere = async () => {
  const stored = await allStored()
  return PERSON.filter((word) => stored.includes(word))
}

describe('the order of an answer that is deleted', () => {
  it('ALIST-04 PAY-13 keeps what accounts need and nothing of the person, also in its tickets', async () => {
    const { order } = await placed('ana', FREE)
    expect(await isAnywhere()).not.toEqual([])
    await deleteAnswer(order)
    expect(await isAnywhere()).toEqual([])
    expect(await orderNow(order)).toMatchObject({
      ...{ state: 'paid', amount: 0, quanty: 2, orderId: order.orderId, uid: '', code: '' },
      datosBorrados: expect.anything(),
    })
    // The ticket still lets somebody in, without a name.
    expect(await ticketsNow()).toHaveLength(2)
    expect(await auditEntries('pedidoSinDatos')).toMatchObject([{ respuesta: order.id }])
  })

  it('ALIST-04 PAY-07 has no page and no receipt any more, for nobody', async () => {
    const { order } = await placed('ana', FREE)
    const named = { orderId: order.orderId, id: order.id }
    expect((await call(GET_ORDER, null, named)).status).toBe('OK')
    await deleteAnswer(order)
    expect((await call(GET_ORDER, null, named)).status).toBe('NOT_FOUND')
    const receipt = await call(GET_RECEIPT, null, { ...named, language: 'es', timeZone: 'UTC' })
    expect(receipt.status).toBe('NOT_FOUND')
  })

  it('ALIST-04 REACH-10 has no page and no receipt while the answer lies in the bin, and has them again with it', async () => {
    const { order } = await placed('ana', FREE)
    const named = { orderId: order.orderId, id: order.id }
    const told = async () => [
      (await call(GET_ORDER, null, named)).status,
      (await call(GET_RECEIPT, null, { ...named, language: 'es', timeZone: 'UTC' })).status,
    ]
    expect(await told()).toEqual(['OK', 'OK'])
    const token = await atWork('ada', 'ROLE_ADMIN')
    expect((await call(DELETE_ANSWER, token, { answerId: order.id })).status).toBe('OK')
    expect(await told()).toEqual(['NOT_FOUND', 'NOT_FOUND'])
    expect((await call(RESTORE_ANSWER, token, { answerId: order.id })).status).toBe('OK')
    expect(await told()).toEqual(['OK', 'OK'])
  })

  it('ALIST-04 SEC-06 tells staff that it has no buyer, in the list and at the door', async () => {
    const { order } = await placed('ana', FREE)
    await deleteAnswer(order)
    const token = await atWork('sara', 'ROLE_SUPERVISOR')
    expect((await call(LIST_ORDERS, token, { formId: FORM.id })).result).toMatchObject({
      orders: [{ orderId: order.orderId, fullName: '', dni: '', email: '', phone: '', isForgotten: true }],
    })
    expect((await call(LIST_TICKETS, token, { formId: FORM.id })).result).toMatchObject({
      tickets: [{ fullName: '' }, { fullName: '' }],
    })
  })

  it('ALIST-04 PAY-11 holds no tickets when it was unpaid, and money that comes for it is to be refunded', async () => {
    const bought = await placed('ana')
    await deleteAnswer(bought.order)
    expect(await placesNow()).toEqual({ offered: 80, held: 0, sold: 0 })
    const { orderId, id } = bought.order
    const token = await atWork('sara', 'ROLE_SUPERVISOR')
    expect(await call(PAY_AT_COUNTER, token, { orderId, id })).toMatchObject({
      details: { order: 'forgotten' },
    })
    expect(await notify(notice(bought))).toBe(200)
    expect(await orderNow(bought.order)).toMatchObject({ state: 'toRefund', fullName: '' })
    expect(await isAnywhere()).toEqual([])
  })

  it('ALIST-04 stays as it is when the event is late and the answer was saved again', async () => {
    const { order } = await placed('ana', FREE)
    const before = (await database().doc(answerPath(order.id)).get()).data()
    await forgetBuyer({ eventId: 'e', time: new Date(), answerId: order.id, before, after: undefined })
    expect(await orderNow(order)).toMatchObject({ fullName: BUYER.clientFullName, datosBorrados: null })
  })
})

describe('orders from before', () => {
  it('ALIST-04 PAY-13 are mended once, however often the command runs', async () => {
    const [gone, kept] = [await placed('ana', FREE), await placed('eva', { ...FREE, quanty: 1 })]
    await database().doc(answerPath(gone.order.id)).delete()
    const back = await placed('ida')
    const { orderId, id } = back.order
    const fecha = new Date('2027-02-03T10:00:00Z')
    // As it was stored before refunds were noted.
    await change(orderPath(orderId, id), { state: 'refunded', paidAt: new Date('2026-12-30T10:00:00Z') })
    await auditRef('pedidoDevuelto', `${orderId}_${id}`).set({ tipo: 'pedidoDevuelto', por: 'olga', fecha })
    expect(await mendOrders()).toEqual({ forgotten: 1, refunds: 1 })
    expect(await mendOrders()).toEqual({ forgotten: 0, refunds: 0 })
    expect(await orderNow(gone.order)).toMatchObject({ fullName: '', datosBorrados: expect.anything() })
    expect(await orderNow(kept.order)).toMatchObject({ fullName: BUYER.clientFullName })
    const stored = await database().doc(orderPath(orderId, id)).get()
    expect(stored.get('devoluciones')).toMatchObject([{ por: 'olga', importe: 2500, medio: 'banco' }])
    expect(stored.get('ultimoMovimiento').toDate()).toEqual(fecha)
  })
})
