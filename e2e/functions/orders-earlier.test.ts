import { beforeEach, describe, expect, it } from 'vitest'
import { foundOrderSchema } from '../../src/domain/calls/place-order'
import { EDIT_ORDER } from '../../src/domain/calls/edit-order'
import {
  allOrders,
  askOrder,
  beginSelling,
  BUYER,
  buyerToken,
  orderNow,
  placed,
  placesNow,
  savedAnswer,
} from './buying'
import { call } from './calls'
import { placeOrderResponseSchema } from '../../src/domain/payment/placed-order'

beforeEach(beginSelling)

const choice = { paymentId: 'concierto', sectionId: 'platea', quanty: 2, buyer: BUYER }
const asked = async (id: string, other: object | null) =>
  placeOrderResponseSchema.parse((await askOrder('ana', id, { other })).result)

describe('an order whose response nobody heard', () => {
  it.each([
    ['more tickets', { ...choice, quanty: 3 }],
    ['another section', { ...choice, sectionId: 'libre' }],
    ['another buyer', { ...choice, buyer: { ...BUYER, clientEmail: 'otra@correo.test' } }],
  ])(
    'PAY-14 stands when %s are asked for, is told as that, and nothing is held twice',
    async (_what, other) => {
      const { order, isEarlier } = await placed('ana')
      expect(isEarlier).toBe(false)
      expect(await asked(order.id, other)).toMatchObject({
        order: { orderId: order.orderId, quanty: 2, sectionName: order.sectionName },
        isEarlier: true,
      })
      expect(await allOrders()).toHaveLength(1)
      expect(await placesNow()).toMatchObject({ held: 2 })
      expect(await placesNow('libre')).toMatchObject({ held: 0, sold: 0 })
      expect(await orderNow(order)).toMatchObject({ quanty: 2, email: BUYER.clientEmail })
    },
  )

  it('PAY-14 is no other one for who asks for the same again', async () => {
    const { order } = await placed('ana')
    expect(await asked(order.id, choice)).toMatchObject({
      order: { orderId: order.orderId },
      isEarlier: false,
    })
    expect(await asked(order.id, null)).toMatchObject({ isEarlier: false })
  })

  it('PAY-14 is found by a look, which places none', async () => {
    const look = async (id: string) =>
      foundOrderSchema.parse((await askOrder('ana', id, { look: true })).result)
    const id = await savedAnswer('ana')
    expect(await look(id)).toBeNull()
    expect(await allOrders()).toHaveLength(0)
    const { order } = await placed('ana')
    expect(await look(order.id)).toMatchObject({ order: { orderId: order.orderId }, isEarlier: true })
    expect(await askOrder('eva', order.id, { look: true })).toMatchObject({ status: 'PERMISSION_DENIED' })
  })

  it('PAY-03 PAY-14 that is given up frees its tickets for what is chosen now', async () => {
    const { order } = await placed('ana')
    await call(EDIT_ORDER, buyerToken('ana'), { orderId: order.orderId, id: order.id })
    await placed('ana', { quanty: 3 })
    expect(await placesNow()).toMatchObject({ held: 3 })
  })
})
