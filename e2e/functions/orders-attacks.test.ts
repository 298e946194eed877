import { beforeEach, describe, expect, it } from 'vitest'
import { reconcileOrders } from '../../functions/src/orders/reconcile'
import type { Role } from '../../src/domain/user/roles'
import { EDIT_ORDER } from '../../src/domain/calls/edit-order'
import { GET_ORDER } from '../../src/domain/calls/get-order'
import { PAY_AT_COUNTER } from '../../src/domain/calls/pay-at-counter'
import { REFUND_ORDER } from '../../src/domain/calls/refund-order'
import { TO_PAY } from '../../src/domain/payment/to-pay'
import { USE_TICKET } from '../../src/domain/calls/use-ticket'
import { answerPath } from '../../src/domain/store-paths'
import type { User } from '../../src/domain/user/user'
import { tokenOf } from '../rules/people'
import { FOREIGN_AREA, HOME, AWAY } from '../rules/places'
import { MERCHANTS } from '../stack/outside/redsys/merchants'
import { PROJECT_ID } from '../stack/ports'
import { auditEntries } from './audit-entries'
import {
  allOrders,
  answerNow,
  askOrder,
  beginSelling,
  BUYER,
  buyerToken,
  FORM,
  notice,
  notify,
  orderNow,
  pageMessage,
  placed,
  placesNow,
  post,
  redsys,
  savedAnswer,
  TWO_SEATS,
  wholeRefund,
} from './buying'
import { call } from './calls'
import { atWork } from './staff-tokens'
import { change, read } from './world'
import { placeOrderResponseSchema, type PlaceOrderResponse } from '../../src/domain/payment/placed-order'

beforeEach(beginSelling)

describe('amounts that a browser sends', () => {
  it.each([
    ['an amount', { amount: 1 }],
    ['a price', { price: 1 }],
    ['an order number', { orderId: '000000000001' }],
    ['a merchant', { merchantCode: MERCHANTS.other }],
  ])('PAY-04 %s in the call is no request', async (_, given) => {
    const id = await savedAnswer('ana')
    expect((await askOrder('ana', id, given)).status).toBe('INVALID_ARGUMENT')
    expect(await allOrders()).toEqual([])
  })

  it.each([
    ['a section that is not offered', { sectionId: 'otra' }, 'choice'],
    ['a section of another payment', { paymentId: 'otro' }, 'choice'],
    ['more than one person may have', { quanty: 5 }, 'choice'],
    ['fewer than none', { quanty: -2 }, 'choice'],
    ['half a ticket', { quanty: 0.5 }, 'choice'],
    ['names that objects have', { paymentId: '__proto__', sectionId: 'constructor' }, 'choice'],
    ['no number of a document', { clientID: '12' }, 'buyer'],
    ['no address', { clientEmail: 'norma' }, 'buyer'],
  ])('PAY-02 PAY-14 %s in the answer makes no order', async (_, wanted, order) => {
    const id = await savedAnswer('ana', wanted)
    expect(await askOrder('ana', id)).toMatchObject({ status: 'FAILED_PRECONDITION', details: { order } })
    expect(await allOrders()).toEqual([])
    expect(await placesNow()).toBeUndefined()
  })

  it('PAY-04 a price in the answer is ignored', async () => {
    const { order } = await placed('ana', { price: 1 })
    expect(order.amount).toBe(2500)
    expect(await answerNow(order)).toMatchObject({ paymentDetails: { price: 1250 } })
  })

  it.each([
    ['amount', { amount: 2499 }],
    ['merchant', { merchantCode: MERCHANTS.other }],
    ['order', { order: '000000000099' }],
    ['answer', { id: 'respuesta-de-otra' }],
    ['description', { productDescription: 'Otra cosa' }],
    ['holder', { titular: 'Otra' }],
    ['terminal', { terminal: 2 }],
    ['address', { url: 'https://otro.example' }],
  ])('PAY-04 another %s is not signed', async (_, given) => {
    const { pay } = await placed('ana')
    expect((await post(TO_PAY, pay)).status).toBe(200)
    expect((await post(TO_PAY, { ...pay, ...given })).status).toBe(400)
  })

  it('PAY-04 the payment page accepts what was signed, and nothing that was changed', async () => {
    const message = await pageMessage(await placed('ana'))
    expect(await redsys.open(message)).not.toBeNull()
    const said = JSON.parse(Buffer.from(message.Ds_MerchantParameters, 'base64').toString())
    expect(said).toMatchObject({
      DS_MERCHANT_AMOUNT: '2500',
      DS_MERCHANT_TERMINAL: '1',
      DS_MERCHANT_CURRENCY: '978',
    })
    const cheaper = Buffer.from(JSON.stringify({ ...said, DS_MERCHANT_AMOUNT: '1' })).toString('base64')
    expect(await redsys.open({ ...message, Ds_MerchantParameters: cheaper })).toBeNull()
  })

  it('PAY-04 nothing is signed for an order whose time is over, or without a key of the town hall', async () => {
    const { order, pay } = await placed('ana')
    const path = `payOrders/${order.orderId}_${order.id}`
    await change(path, { holdUntil: new Date(Date.now() - 1) })
    expect((await post(TO_PAY, pay)).status).toBe(409)
    await change(path, { holdUntil: new Date(Date.now() + 60_000), merchantCode: '111111111' })
    expect((await post(TO_PAY, { ...pay, merchantCode: '111111111' })).status).toBe(502)
  })
})

describe('the order of another person', () => {
  it('PAY-03 cannot be made, edited or paid at the counter through another answer', async () => {
    const id = await savedAnswer('ana')
    expect((await askOrder('eva', id)).status).toBe('PERMISSION_DENIED')
    expect((await askOrder('eva', 'no-hay-ninguna')).status).toBe('PERMISSION_DENIED')
    const { order } = await placed('ana')
    const named = { orderId: order.orderId, id: order.id }
    expect((await call(EDIT_ORDER, buyerToken('eva'), named)).status).toBe('PERMISSION_DENIED')
    expect((await call(EDIT_ORDER, null, named)).status).toBe('UNAUTHENTICATED')
    expect((await call(PAY_AT_COUNTER, buyerToken('ana'), named)).status).toBe('UNAUTHENTICATED')
    expect((await call(REFUND_ORDER, buyerToken('ana'), wholeRefund(order))).status).toBe('UNAUTHENTICATED')
    expect((await orderNow(order))?.state).toBe('held')
  })

  it('PAY-03 CIT-04 of a citizen is theirs for the hour, whoever else signs in to the account', async () => {
    const hasta = Math.floor(Date.now() / 1000) + 600
    const within = (claims: object) =>
      tokenOf('ana', { citizenId: 'c-1', municipio: HOME, ...claims }, PROJECT_ID)
    const id = await savedAnswer('ana')
    await change(answerPath(id), { datosCiudadano: { id: 'c-1', nombre: 'Ana', dni: '30111222' } })
    const asked = { formId: FORM.id, answerId: id }
    expect((await askOrder('ana', id)).status).toBe('PERMISSION_DENIED')
    expect((await call('placeOrder', within({ hasta: hasta - 601 }), asked)).status).toBe('UNAUTHENTICATED')
    const { status, result } = await call('placeOrder', within({ hasta }), asked)
    expect(status).toBe('OK')
    const { order } = placeOrderResponseSchema.parse(result)
    const named = { orderId: order.orderId, id }
    expect((await call(EDIT_ORDER, buyerToken('ana'), named)).status).toBe('PERMISSION_DENIED')
  })

  it('PAY-03 cannot be opened by its number and the id of another answer', async () => {
    const [one, other] = [await placed('ana'), await placed('eva')]
    const mixed = { orderId: one.order.orderId, id: other.order.id }
    expect((await call(GET_ORDER, null, mixed)).status).toBe('NOT_FOUND')
    expect((await call(EDIT_ORDER, buyerToken('eva'), mixed)).status).toBe('PERMISSION_DENIED')
  })

  it('PAY-03 cannot be made for an answer to another form', async () => {
    const id = await savedAnswer('ana')
    const asked = { formId: 'otro-formulario', answerId: id }
    expect((await call('placeOrder', buyerToken('ana'), asked)).status).toBe('PERMISSION_DENIED')
  })

  it.each<[Role, Partial<User>]>([
    ['ROLE_SUPERVISOR', { areas: [FOREIGN_AREA], municipalityPath: AWAY }],
    ['ROLE_INSPECTOR', {}],
    ['ROLE_CENSISTA_PRIVADO', {}],
    ['ROLE_GENERADOR', {}],
  ])('PAY-13 %s who does not see the statistics takes and gives no money', async (role, given) => {
    const { order } = await placed('ana')
    const token = await atWork('otra', role, given)
    const named = { orderId: order.orderId, id: order.id }
    expect((await call(PAY_AT_COUNTER, token, named)).status).toBe('PERMISSION_DENIED')
    expect((await call(REFUND_ORDER, token, wholeRefund(order))).status).toBe('PERMISSION_DENIED')
  })

  it('PAY-12 has tickets that only who works with answers of the form may check', async () => {
    const { order } = await placed('ana', { sectionId: 'libre' })
    const asked = { formId: FORM.id, uses: [{ code: order.tickets[0], at: Date.now(), device: '' }] }
    const away = { areas: [FOREIGN_AREA], municipalityPath: AWAY }
    const token = await atWork('lejana', 'ROLE_SUPERVISOR', away)
    expect((await call(USE_TICKET, token, asked)).status).toBe('PERMISSION_DENIED')
    expect((await call(USE_TICKET, buyerToken('ana'), asked)).status).toBe('UNAUTHENTICATED')
    const generator = await atWork('gil', 'ROLE_GENERADOR')
    expect((await call(USE_TICKET, generator, asked)).status).toBe('PERMISSION_DENIED')
    const inspector = await atWork('ines', 'ROLE_INSPECTOR')
    expect((await call(USE_TICKET, inspector, asked)).status).toBe('OK')
  })
})

describe('notifications that are forged, repeated or about another order', () => {
  it.each<[string, (bought: PlaceOrderResponse) => object, string]>([
    ['with another municipality’s key', (bought) => notice(bought, {}, MERCHANTS.other), 'signature'],
    [
      'of another merchant, signed by that one',
      (bought) => notice(bought, { Ds_MerchantCode: MERCHANTS.other }, MERCHANTS.other),
      'other',
    ],
    ['of another amount', (bought) => notice(bought, { Ds_Amount: '1' }), 'other'],
    ['in another currency', (bought) => notice(bought, { Ds_Currency: '032' }), 'other'],
    [
      'that were signed and then changed',
      (bought) => ({
        ...notice(bought),
        ...notice(bought, { Ds_Response: '0190' }),
        Ds_Signature: notice(bought).Ds_Signature,
      }),
      'signature',
    ],
    ['in html', () => ({ Ds_MerchantParameters: '<html>' }), 'shape'],
  ])('PAY-05 %s change nothing and are in the trail', async (_, message, motivo) => {
    const bought = await placed('ana')
    expect(await notify(message(bought))).toBe(400)
    expect(await orderNow(bought.order)).toMatchObject({ state: 'held', seen: [] })
    expect(await auditEntries('pagoRechazado')).toMatchObject([{ motivo }])
  })

  it('PAY-05 one with the id of another answer pays no order', async () => {
    const [one, other] = [await placed('ana'), await placed('eva')]
    expect(await notify(notice(one, { Ds_MerchantData: other.order.id }))).toBe(503)
    expect((await orderNow(one.order))?.state).toBe('held')
    expect((await orderNow(other.order))?.state).toBe('held')
  })

  it('PAY-05 one that comes before its order is stored is asked to come again, and then counts', async () => {
    const bought = await placed('ana')
    const early = notice(bought, { Ds_MerchantData: 'todavia-no-esta' })
    expect(await notify(early)).toBe(503)
    expect(await notify(notice(bought))).toBe(200)
    expect((await orderNow(bought.order))?.state).toBe('paid')
  })

  it('PAY-05 a repeated one changes nothing, even if it is encoded or signed anew', async () => {
    const bought = await placed('ana')
    for (const given of [{}, {}, { Ds_Hour: '21:00' }, { Ds_Response: '0190' }]) {
      expect(await notify(notice(bought, given))).toBe(200)
    }
    expect(await orderNow(bought.order)).toMatchObject({ state: 'paid' })
    expect(await placesNow()).toEqual({ offered: 80, held: 0, sold: 2 })
    expect(await auditEntries('pedidoPagado')).toHaveLength(1)
  })
})

describe('a provider that fails while orders wait', () => {
  it.each(['fail', 'drop', 'stall', 'garbage', 'wrongSchema', 'huge', 'redirect'] as const)(
    'PAY-11 %s: the hold ends all the same, and it is asked again',
    async (mode) => {
      const bought = await placed('ana')
      await redsys.behave(mode)
      const late = new Date(Date.now() + 21 * 60_000)
      await reconcileOrders(late)
      const order = await orderNow(bought.order)
      expect(order).toMatchObject({ state: 'ended', status: 'Rechazado' })
      expect(order?.nextCheck.toMillis() - late.getTime()).toBe(600_000)
      expect(await placesNow()).toEqual({ offered: 80, held: 0, sold: 0 })
    },
  )

  it('PAY-11 an order that is paid here and not there is reported once', async () => {
    const bought = await placed('ana')
    await notify(notice(bought))
    for (const minutes of [21, 90]) await reconcileOrders(new Date(Date.now() + minutes * 60_000))
    expect(await auditEntries('pagoSinCoincidir')).toMatchObject([
      { motivo: 'aqui', respuesta: bought.order.id },
    ])
    expect((await orderNow(bought.order))?.state).toBe('paid')
  })

  it('PAY-11 an order that is paid there after the counter took the money is reported once', async () => {
    const { order, ...rest } = await placed('ana')
    await redsys.notify('never')
    const page = await redsys.open(await pageMessage({ order, ...rest }))
    const token = await atWork('sara', 'ROLE_SUPERVISOR')
    await call(PAY_AT_COUNTER, token, { orderId: order.orderId, id: order.id })
    await redsys.press(page ?? '', 'pay')
    for (const minutes of [21, 90]) await reconcileOrders(new Date(Date.now() + minutes * 60_000))
    expect(await auditEntries('pagoSinCoincidir')).toMatchObject([{ motivo: 'alli', respuesta: order.id }])
    const pagoDoble = { referencia: expect.stringMatching(/^\d{6}$/) }
    expect(await orderNow(order)).toMatchObject({ state: 'paid', paidBy: 'sara', pagoDoble })
  })
})

describe('a counter that is lost or set back', () => {
  it.each([
    ['lost', null],
    ['set back', 0],
    ['no number', 'muchos'],
    ['below nothing', -7],
  ])('PAY-04 %s: no number is given twice', async (_, payOrderId) => {
    await change(HOME, { payOrderId: 41 })
    await placed('ana')
    await placed('eva')
    await change(HOME, { payOrderId: payOrderId === 0 ? 41 : payOrderId })
    await placed('ida')
    const numbers = (await allOrders()).map(({ orderId }) => orderId)
    expect(new Set(numbers).size).toBe(3)
    expect((await read(HOME))?.payOrderId).toBe(Number(numbers.toSorted().at(-1)))
  })

  it('PAY-13 without a merchant takes no cards, and its orders are paid at the counter', async () => {
    await change(HOME, { merchantCode: '' })
    const id = await savedAnswer('ana', { ...TWO_SEATS, ...BUYER })
    expect((await askOrder('ana', id)).result).toMatchObject({ pay: null, order: { state: 'held' } })
  })
})
