import { beforeEach, describe, expect, it } from 'vitest'
import { Timestamp } from 'firebase-admin/firestore'
import { reconcileOrders } from '../../functions/src/orders/reconcile'
import { LIST_ORDERS, listOrdersResponseSchema } from '../../src/domain/calls/list-orders'
import { PAY_AT_COUNTER } from '../../src/domain/calls/pay-at-counter'
import { REFUND_ORDER } from '../../src/domain/calls/refund-order'
import { TO_PAY } from '../../src/domain/payment/to-pay'
import { USE_TICKET } from '../../src/domain/calls/use-ticket'
import { orderPath } from '../../src/domain/store-paths'
import { auditEntries } from './audit-entries'
import {
  answerNow,
  atThePage,
  becomes,
  beginSelling,
  FORM,
  orderNow,
  pageMessage,
  placed,
  placesNow,
  post,
  redsys,
  ticketsNow,
  wholeRefund,
} from './buying'
import { call } from './calls'
import { atWork } from './staff-tokens'
import { change, eventually } from './world'
import type { PlaceOrderResponse } from '../../src/domain/payment/placed-order'

beforeEach(beginSelling)

const HOUR = 3_600_000

const paidByCard = async (uid = 'ana'): Promise<PlaceOrderResponse> => {
  const bought = await placed(uid)
  await atThePage(bought, 'pay')
  await becomes(bought.order, 'paid')
  return bought
}
const named = ({ order: { orderId, id } }: PlaceOrderResponse) => ({ orderId, id })
const refundsAsked = async () =>
  (await redsys.sent()).filter(({ operation }) => operation === 'trataPeticionREST')

describe('an order that is paid at the counter while the page of the bank is open', () => {
  it('PAY-11 PAY-13 is paid twice when the card is charged: it says so, and the card payment goes back', async () => {
    const bought = await placed('ana')
    const page = (await redsys.open(await pageMessage(bought))) ?? ''
    const token = await atWork('sara', 'ROLE_SUPERVISOR')
    expect((await call(PAY_AT_COUNTER, token, named(bought))).result).toEqual({ state: 'paid' })
    expect((await post(TO_PAY, bought.pay)).status).toBe(409)
    await redsys.press(page, 'pay')
    await eventually(async () =>
      expect((await orderNow(bought.order))?.pagoDoble?.referencia).toMatch(/^\d{6}$/),
    )
    expect(await auditEntries('pagoSinCoincidir')).toMatchObject([
      { motivo: 'alli', respuesta: bought.order.id },
    ])
    const second = wholeRefund(bought.order, { of: 'doble', tickets: 0 })
    expect((await call(REFUND_ORDER, token, second)).result).toEqual({ state: 'paid' })
    expect(await refundsAsked()).toHaveLength(1)
    expect(await ticketsNow()).toHaveLength(2)
    const more = { ...second, attempt: 'intento-2' }
    expect(await call(REFUND_ORDER, token, more)).toMatchObject({ details: { order: 'tooMuch' } })
    const cash = wholeRefund(bought.order, { attempt: 'intento-3' })
    expect(await call(REFUND_ORDER, token, cash)).toMatchObject({ details: { order: 'noCard' } })
    const byHand = await call(REFUND_ORDER, token, { ...cash, way: 'mano' })
    expect(byHand.result).toEqual({ state: 'refunded' })
    expect(await refundsAsked()).toHaveLength(1)
  })

  it('PAY-13 is not taken at the counter when the bank says that it was paid by card a moment ago', async () => {
    await redsys.notify('never')
    const bought = await placed('ana')
    await atThePage(bought, 'pay')
    expect((await orderNow(bought.order))?.state).toBe('held')
    const token = await atWork('sara', 'ROLE_SUPERVISOR')
    expect(await call(PAY_AT_COUNTER, token, named(bought))).toMatchObject({ details: { order: 'paid' } })
    expect(await orderNow(bought.order)).toMatchObject({ state: 'paid', paidBy: '', pagoDoble: null })
  })

  it('PAY-13 is taken at the counter while the bank is silent', async () => {
    const bought = await placed('ana')
    await redsys.behave('fail')
    const token = await atWork('sara', 'ROLE_SUPERVISOR')
    expect((await call(PAY_AT_COUNTER, token, named(bought))).result).toEqual({ state: 'paid' })
  })

  it('PAY-13 is taken by one clerk, and another one is told', async () => {
    const bought = await placed('ana')
    await call(PAY_AT_COUNTER, await atWork('sara', 'ROLE_SUPERVISOR'), named(bought))
    const other = await atWork('olga', 'ROLE_SUPERVISOR')
    expect(await call(PAY_AT_COUNTER, other, named(bought))).toMatchObject({ details: { order: 'paid' } })
  })
})

describe('a refund', () => {
  it('PAY-11 PAY-12 is made in parts: unused tickets stop being valid, and return to sale when somebody says so', async () => {
    const bought = await paidByCard()
    const token = await atWork('sara', 'ROLE_SUPERVISOR')
    const last = (await ticketsNow()).find(({ number }) => number === 2)
    const use = (code: unknown) =>
      call(USE_TICKET, token, { formId: FORM.id, uses: [{ code, at: Date.now(), device: 'puerta' }] })
    await use(last?.code)
    const part = wholeRefund(bought.order, { amount: 1000, tickets: 1, restock: false })
    expect((await call(REFUND_ORDER, token, part)).result).toEqual({ state: 'paid' })
    // The one that let somebody in stays.
    expect(await ticketsNow()).toMatchObject([{ number: 2 }])
    expect(await placesNow()).toEqual({ offered: 80, held: 0, sold: 2 })
    expect(await answerNow(bought.order)).toMatchObject({ payOrder: { status: 'Pagado' } })
    const rest = { attempt: 'intento-2', amount: 1500, tickets: 1 }
    const whole = await call(REFUND_ORDER, token, wholeRefund(bought.order, rest))
    expect(whole.result).toEqual({ state: 'refunded' })
    expect(await placesNow()).toEqual({ offered: 80, held: 0, sold: 1 })
    expect((await refundsAsked()).length).toBe(2)
    expect(await auditEntries('pedidoDevuelto')).toHaveLength(2)
    expect((await use(last?.code)).result).toMatchObject({ uses: [{ result: 'notPaid' }] })
  })

  it.each([
    ['more money than came', { amount: 2501 }, 'tooMuch'],
    ['more tickets than were bought', { tickets: 3 }, 'tooMuch'],
    ['nothing', { amount: 0, tickets: 0 }, 'tooMuch'],
    ['a second payment that never came', { of: 'doble', tickets: 0 }, 'tooMuch'],
  ])('PAY-11 of %s is refused, and the bank is not asked', async (_, given, order) => {
    const bought = await paidByCard()
    const token = await atWork('sara', 'ROLE_SUPERVISOR')
    const asked = wholeRefund(bought.order, given)
    expect(await call(REFUND_ORDER, token, asked)).toMatchObject({ details: { order } })
    expect(await refundsAsked()).toEqual([])
  })

  it('PAY-11 that the bank made without saying so is found out by the next try, and not made twice', async () => {
    const bought = await paidByCard()
    const token = await atWork('sara', 'ROLE_SUPERVISOR')
    await redsys.behave('lost')
    const part = wholeRefund(bought.order, { amount: 1000, tickets: 0 })
    expect(await call(REFUND_ORDER, token, part)).toMatchObject({ details: { outside: 'redsys' } })
    await redsys.behave('ok')
    expect(await orderNow(bought.order)).toMatchObject({
      devoluciones: [],
      devolucionEnCurso: { sinRespuesta: true },
    })
    expect((await call(REFUND_ORDER, token, part)).result).toEqual({ state: 'paid' })
    expect(await refundsAsked()).toHaveLength(1)
    expect((await orderNow(bought.order))?.devoluciones).toMatchObject([{ importe: 1000 }])
  })

  it('PAY-11 whose call ended half way is ended by the next reconciliation', async () => {
    const bought = await paidByCard()
    const token = await atWork('sara', 'ROLE_SUPERVISOR')
    await redsys.behave('lost')
    await call(REFUND_ORDER, token, wholeRefund(bought.order))
    await redsys.behave('ok')
    await reconcileOrders(new Date(Date.now() + 1000))
    expect(await orderNow(bought.order)).toMatchObject({
      ...{ state: 'refunded', devolucionEnCurso: null, devoluciones: [{ por: 'sara' }] },
    })
    expect(await auditEntries('pedidoDevuelto')).toMatchObject([{ por: 'sara' }])
  })

  it('PAY-11 that is under way in another call is waited for', async () => {
    const bought = await paidByCard()
    const token = await atWork('sara', 'ROLE_SUPERVISOR')
    const pending = {
      ...{ intento: 'otro-intento', fecha: new Date(), por: 'olga', motivo: 'x', importe: 100, entradas: 0 },
      ...{ vuelven: true, medio: 'banco', de: 'pedido', sinRespuesta: false },
    }
    await change(orderPath(bought.order.orderId, bought.order.id), { devolucionEnCurso: pending })
    for (const way of ['banco', 'mano'])
      expect(await call(REFUND_ORDER, token, wholeRefund(bought.order, { way }))).toMatchObject({
        details: { order: 'underWay' },
      })
    expect(await refundsAsked()).toEqual([])
  })

  it('PAY-11 PAY-13 of free tickets asks no bank and puts them on sale again', async () => {
    const { order } = await placed('ana', { sectionId: 'libre' })
    const token = await atWork('sara', 'ROLE_SUPERVISOR')
    expect((await call(REFUND_ORDER, token, wholeRefund(order))).result).toEqual({ state: 'refunded' })
    expect(await placesNow('libre')).toEqual({ offered: 5, held: 0, sold: 0 })
    expect(await ticketsNow()).toEqual([])
  })

  it('PAY-13 is in the treasury’s list of its own year, and changes nothing of the year of the payment', async () => {
    const bought = await paidByCard()
    const { orderId, id } = bought.order
    const earlier = Timestamp.fromMillis(Date.now() - 400 * 24 * HOUR)
    await change(orderPath(orderId, id), { paidAt: earlier.toDate() })
    const token = await atWork('sara', 'ROLE_SUPERVISOR', { firstName: 'Sara', lastName: 'Ruiz' })
    await call(REFUND_ORDER, token, wholeRefund(bought.order))
    const lately = { from: Date.now() - 24 * HOUR, to: Date.now() + 24 * HOUR }
    const listed = async (asked: object) => {
      const { result } = await call(LIST_ORDERS, token, { formId: null, ...asked })
      return listOrdersResponseSchema.parse(result).orders
    }
    expect(await listed({ paid: lately })).toEqual([])
    expect(await listed({ moved: lately })).toMatchObject([
      { orderId, refunds: [{ by: 'Sara Ruiz', reason: 'Lluvia', amount: 2500, tickets: 2, way: 'banco' }] },
    ])
    const before = { from: earlier.toMillis() - HOUR, to: earlier.toMillis() + HOUR }
    expect(await listed({ moved: before })).toEqual([])
    expect(await listed({ paid: before })).toMatchObject([{ orderId }])
  })
})
