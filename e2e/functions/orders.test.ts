import { beforeEach, describe, expect, it } from 'vitest'
import { reconcileOrders } from '../../functions/src/orders/reconcile'
import { settle } from '../../functions/src/checking/check-content'
import { senderAt } from '../../functions/src/platform/branding'
import { EDIT_ORDER } from '../../src/domain/calls/edit-order'
import { GET_ORDER } from '../../src/domain/calls/get-order'
import { answerPath } from '../../src/domain/store-paths'
import { HOME } from '../rules/places'
import { layOut } from '../rules/store'
import { auditEntries } from './audit-entries'
import {
  allOrders,
  answerNow,
  askOrder,
  atThePage,
  becomes,
  beginSelling,
  BUYER,
  buyerToken,
  orderNow,
  pageMessage,
  placed,
  placesNow,
  redsys,
  savedAnswer,
  ticketsNow,
} from './buying'
import { call } from './calls'
import { change, eventually, owner, read } from './world'
import { placeOrderResponseSchema } from '../../src/domain/payment/placed-order'

beforeEach(beginSelling)

const MINUTE = 60_000
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE)

describe('an order', () => {
  it('PAY-03 PAY-04 reserves its tickets and costs what the form says', async () => {
    await change(HOME, { payOrderId: 41 })
    const { order, pay } = await placed('ana')
    expect(order).toMatchObject({
      orderId: '000000000042',
      state: 'held',
      status: 'Pendiente de validar',
      amount: 2500,
      currency: 'EUR',
      quanty: 2,
    })
    const left = order.holdUntil - Date.now()
    expect([left > 7 * MINUTE, left <= 8 * MINUTE]).toEqual([true, true])
    expect(pay).toEqual({
      amount: 2500,
      merchantCode: '999008881',
      order: order.orderId,
      terminal: 1,
      productDescription: 'Inspección de comercios: Platea × 2',
      titular: 'Norma Vega',
      id: order.id,
    })
    expect(await placesNow()).toEqual({ offered: 80, held: 2, sold: 0 })
    expect(await answerNow(order)).toMatchObject({
      removeVision: false,
      paymentDetails: { ...BUYER, price: 1250, orderId: order.orderId },
      payOrder: { orderId: order.orderId, amount: 2500, status: 'Pendiente de validar', validate: true },
      payments: [{ name: 'Concierto de primavera', sections: [{ id: 'platea' }] }],
      purcharseOrderDetails: 'Se devuelve hasta el día anterior.',
    })
    expect((await read(HOME))?.payOrderId).toBe(42)
    expect(await auditEntries('pedido')).toMatchObject([{ respuesta: order.id, cantidad: 2 }])
  })

  it('PAY-03 is the same when it is asked for again, even twice at once', async () => {
    const id = await savedAnswer('ana')
    const both = await Promise.all([askOrder('ana', id), askOrder('ana', id)])
    const again = await askOrder('ana', id)
    const same = [...both, again].map(({ result }) => {
      const { order, pay } = placeOrderResponseSchema.parse(result)
      return JSON.stringify([{ ...order, now: 0 }, pay])
    })
    expect(new Set(same).size).toBe(1)
    expect(await placesNow()).toMatchObject({ held: 2 })
    expect(await allOrders()).toHaveLength(1)
  })

  it('PAY-14 for which too few tickets are left may become another one', async () => {
    const id = await savedAnswer('ana', { sectionId: 'pista', quanty: 4 })
    await placed('eva', { sectionId: 'pista', quanty: 4 })
    await placed('ida', { sectionId: 'pista', quanty: 3 })
    expect(await askOrder('ana', id)).toMatchObject({
      status: 'FAILED_PRECONDITION',
      details: { order: 'soldOut' },
    })
    expect(await answerNow({ id })).toMatchObject({ removeVision: true })
    const other = { paymentId: 'concierto', sectionId: 'pista', quanty: 3, buyer: BUYER }
    expect(await askOrder('ana', id, { other })).toMatchObject({ status: 'OK' })
    expect(await placesNow('pista')).toEqual({ offered: 10, held: 10, sold: 0 })
  })

  it('PAY-13 that costs nothing is paid at once, and has its tickets', async () => {
    const { order, pay } = await placed('ana', { sectionId: 'libre' })
    expect(order).toMatchObject({ state: 'paid', status: 'Pagado', amount: 0 })
    expect(pay).toBeNull()
    expect(new Set(order.tickets).size).toBe(2)
    expect(await ticketsNow()).toHaveLength(2)
    expect(await placesNow('libre')).toEqual({ offered: 5, held: 0, sold: 2 })
  })
})

describe('paying an order', () => {
  it('PAY-05 makes it Pagado by the notification, in the answer too, with tickets', async () => {
    const bought = await placed('ana')
    expect(await atThePage(bought, 'pay')).toContain(
      `/pago-exitoso/${bought.order.orderId}/${bought.order.id}`,
    )
    await becomes(bought.order, 'paid')
    expect(await answerNow(bought.order)).toMatchObject({ payOrder: { status: 'Pagado' } })
    expect(await placesNow()).toEqual({ offered: 80, held: 0, sold: 2 })
    const seen = await call(GET_ORDER, null, { orderId: bought.order.orderId, id: bought.order.id })
    expect(seen.result).toMatchObject({ state: 'paid', reference: expect.stringMatching(/^\d{6}$/) })
    expect(seen.result).toMatchObject({ emisor: await senderAt(HOME), books: false })
    expect(await ticketsNow()).toHaveLength(2)
    expect(await auditEntries('pedidoPagado')).toHaveLength(1)
  })

  it('APPT-01 leads on to the booking of its answer, and not before', async () => {
    const bought = await placed('ana')
    const { orderId, id } = bought.order
    await change(answerPath(id), { 'opcionales.addAppointment': true })
    const seen = async () => (await call(GET_ORDER, null, { orderId, id })).result
    expect(await seen()).toMatchObject({ state: 'held', books: false })
    await atThePage(bought, 'pay')
    await becomes(bought.order, 'paid')
    expect(await seen()).toMatchObject({ state: 'paid', books: true })
  })

  it('PAY-05 PAY-07 fails when the bank refuses: it is Rechazado and its tickets are free again', async () => {
    const bought = await placed('ana')
    expect(await atThePage(bought, 'refuse')).toContain('/pago-denegado/')
    await becomes(bought.order, 'rejected')
    expect(await placesNow()).toEqual({ offered: 80, held: 0, sold: 0 })
    expect(await answerNow(bought.order)).toMatchObject({ payOrder: { status: 'Rechazado' } })
  })

  it.each(['twice', 'outOfOrder', 'late'] as const)(
    'PAY-05 notifications that come %s change nothing more',
    async (how) => {
      await redsys.notify(how)
      const bought = await placed('ana')
      await atThePage(bought, 'pay')
      await becomes(bought.order, 'paid')
      await eventually(async () =>
        expect((await orderNow(bought.order))?.seen.length).toBe(how === 'outOfOrder' ? 2 : 1),
      )
      expect(await placesNow()).toEqual({ offered: 80, held: 0, sold: 2 })
      expect(await orderNow(bought.order)).toMatchObject({ state: 'paid', status: 'Pagado' })
    },
  )

  it('PAY-03 SEC-03 ends sooner when nobody begins to pay it, and has the whole time once somebody did', async () => {
    const [begun, left] = [await placed('ana'), await placed('eva')]
    await pageMessage(begun)
    const until = (await orderNow(begun.order))?.holdUntil.toMillis()
    await pageMessage(begun)
    expect((await orderNow(begun.order))?.holdUntil.toMillis()).toBe(until)
    expect(until - (begun.order.date ?? 0)).toBe(20 * MINUTE)
    await reconcileOrders(inMinutes(9))
    expect([(await orderNow(begun.order))?.state, (await orderNow(left.order))?.state]).toEqual([
      ...['held', 'ended'],
    ])
    expect(await placesNow()).toEqual({ offered: 80, held: 2, sold: 0 })
  })

  it('PAY-03 PAY-13 has the whole time from the beginning where the town hall takes no cards', async () => {
    await change(HOME, { merchantCode: '' })
    const { order } = await placed('ana')
    expect(order.holdUntil - (order.date ?? 0)).toBe(20 * MINUTE)
  })

  it('PAY-03 may be left open by closing the page of the bank, until its time is over', async () => {
    const bought = await placed('ana')
    await atThePage(bought, 'close')
    await reconcileOrders(inMinutes(19))
    expect(await orderNow(bought.order)).toMatchObject({ state: 'held', status: 'Pendiente de validar' })
    await reconcileOrders(inMinutes(21))
    expect((await orderNow(bought.order))?.state).toBe('ended')
    expect(await placesNow()).toEqual({ offered: 80, held: 0, sold: 0 })
  })

  it('PAY-05 with a wrong signature changes nothing, and is noted in the trail', async () => {
    await redsys.notify('wrong')
    const bought = await placed('ana')
    await atThePage(bought, 'pay')
    await eventually(async () =>
      expect(await auditEntries('pagoRechazado')).toMatchObject([{ motivo: 'signature' }]),
    )
    expect((await orderNow(bought.order))?.state).toBe('held')
  })

  it('PAY-11 is found out by asking the provider when no notification came', async () => {
    await redsys.notify('never')
    const bought = await placed('ana')
    await atThePage(bought, 'pay')
    expect((await orderNow(bought.order))?.state).toBe('held')
    await reconcileOrders(inMinutes(21))
    expect(await orderNow(bought.order)).toMatchObject({ state: 'paid', status: 'Pagado' })
    expect(await placesNow()).toEqual({ offered: 80, held: 0, sold: 2 })
  })

  it('PAY-11 after its time takes what is left, or has to be refunded', async () => {
    await redsys.notify('never')
    const [late, later] = [
      await placed('ana', { sectionId: 'pista', quanty: 4 }),
      await placed('eva', { sectionId: 'pista', quanty: 4 }),
    ]
    await reconcileOrders(inMinutes(21))
    expect((await orderNow(late.order))?.state).toBe('ended')
    expect(await placesNow('pista')).toEqual({ offered: 10, held: 0, sold: 0 })
    await placed('ida', { sectionId: 'pista', quanty: 4 })
    // Their pages were open all the time.
    await redsys.notify('once')
    for (const order of [late.order, later.order])
      await change(`payOrders/${order.orderId}_${order.id}`, { state: 'held' })
    const pages = await Promise.all([late, later].map(async (one) => redsys.open(await pageMessage(one))))
    for (const order of [late.order, later.order])
      await change(`payOrders/${order.orderId}_${order.id}`, { state: 'ended' })
    await redsys.press(pages[0] ?? '', 'pay')
    await becomes(late.order, 'paid')
    await redsys.press(pages[1] ?? '', 'pay')
    await becomes(later.order, 'toRefund')
    expect(await placesNow('pista')).toEqual({ offered: 10, held: 4, sold: 4 })
    expect(await auditEntries('pedidoPorDevolver')).toHaveLength(1)
  })
})

describe('an order that is taken back', () => {
  it('PAY-03 gives its tickets back, and its answer is hidden and counts nowhere', async () => {
    const { order } = await placed('ana')
    const named = { orderId: order.orderId, id: order.id }
    for (const _again of [1, 2]) {
      expect((await call(EDIT_ORDER, buyerToken('ana'), named)).status).toBe('OK')
    }
    expect(await placesNow()).toEqual({ offered: 80, held: 0, sold: 0 })
    await settle(order.id)
    expect(await answerNow(order)).toMatchObject({
      ...{ removeVision: true, invalida: true, payOrder: null },
      payments: [{ name: 'Concierto de primavera', verifiedClickOnPayment: false }],
    })
    expect(await askOrder('ana', order.id)).toMatchObject({ details: { order: 'edited' } })
  })

  it('PAY-03 PAY-05 is refused once it is paid', async () => {
    const { order } = await placed('ana', { sectionId: 'libre' })
    const named = { orderId: order.orderId, id: order.id }
    expect(await call(EDIT_ORDER, buyerToken('ana'), named)).toMatchObject({ details: { order: 'paid' } })
  })

  it('PAY-11 is removed with its answer after a day, as is an answer whose order was never made', async () => {
    const { order } = await placed('ana')
    const kept = await placed('eva')
    await call(EDIT_ORDER, buyerToken('ana'), { orderId: order.orderId, id: order.id })
    const lost = await savedAnswer('ida')
    await reconcileOrders(inMinutes(23 * 60))
    expect(await answerNow(order)).toBeDefined()
    await reconcileOrders(inMinutes(25 * 60))
    expect([await answerNow(order), await answerNow({ id: lost })]).toEqual([undefined, undefined])
    expect(await answerNow(kept.order)).toBeDefined()
  })

  it('PAY-11 SEC-01 is removed even if somebody makes many new ones whose ids come first', async () => {
    const lost = await savedAnswer('ida')
    const fechaCreacion = inMinutes(24 * 60)
    const names = Array.from({ length: 300 }, (_, index) => `0-primera-${String(index).padStart(3, '0')}`)
    await layOut(
      Object.fromEntries(names.map((id) => [answerPath(id), { removeVision: true, fechaCreacion }])),
      owner,
    )
    await reconcileOrders(inMinutes(25 * 60))
    expect(await answerNow({ id: lost })).toBeUndefined()
  }, 30_000)
})
