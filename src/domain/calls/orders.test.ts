import { describe, expect, it } from 'vitest'
import type { ZodMiniType } from 'zod/mini'
import { NO_BUYER } from '../payment/buyer'
import { payOrderSchema, statusOfState } from '../payment/pay-order'
import { ticketSchema } from '../payment/ticket'
import { EDIT_ORDER_CHECKED, editOrderResponseSchema } from './edit-order'
import { byOwnClock, type OrderView } from '../payment/order-view'
import { GET_ORDER_CHECKED, getOrderResponseSchema } from './get-order'
import { listOrdersRequestSchema } from './list-orders'
import { orderRefusalOf } from '../payment/order-refusal'
import { PAY_AT_COUNTER } from './pay-at-counter'
import { PLACE_ORDER, placeOrderRequestSchema } from './place-order'
import { REFUND_ORDER } from './refund-order'
import { TO_PAY, toPayRequestSchema, toPayResponseSchema } from '../payment/to-pay'
import { USE_TICKET, useTicketRequestSchema, useTicketResponseSchema } from './use-ticket'
import { placeOrderResponseSchema } from '../payment/placed-order'
import { MAX_USES } from '../payment/door-ticket'

const takes = (schema: ZodMiniType, data: unknown): boolean => schema.safeParse(data).success

const ORDER = { orderId: '000000000042', id: 'respuesta-1' }
const VIEW: OrderView = {
  ...ORDER,
  state: 'held',
  status: 'Pendiente de validar',
  amount: 2500,
  price: 1250,
  currency: 'EUR',
  sign: '€',
  entrance: 'public',
  fullName: 'Norma Vega',
  reference: '',
  formId: 'concierto',
  formTitle: 'Concierto',
  sectionName: 'Platea',
  quanty: 2,
  holdUntil: 1_790_000_000_000,
  now: 1_789_999_000_000,
  date: 1_790_000_000_000,
  paidAt: null,
  code: 'VDR-0123456789',
  tickets: [],
}
const PAY = {
  amount: 2500,
  merchantCode: '999008881',
  order: ORDER.orderId,
  terminal: 1,
  productDescription: 'Concierto: Platea',
  titular: 'Norma Vega',
  id: ORDER.id,
}

describe('calls about orders', () => {
  it.each([EDIT_ORDER_CHECKED, GET_ORDER_CHECKED, PAY_AT_COUNTER])(
    'PAY-04 $name names an order by its number and its answer',
    ({ request: schema }) => {
      expect(takes(schema, ORDER)).toBe(true)
      for (const wrong of [{ orderId: '42' }, { id: '../x' }, { state: 'paid' }]) {
        expect(takes(schema, { ...ORDER, ...wrong })).toBe(false)
      }
    },
  )

  it('PAY-11 a refund names its attempt, how much, how and why', () => {
    const asked = {
      ...{ ...ORDER, attempt: 'abcdefgh', amount: 1250, tickets: 1, restock: true, reason: ' Lluvia ' },
      ...{ way: 'banco', of: 'pedido' },
    }
    expect(REFUND_ORDER.request.parse(asked).reason).toBe('Lluvia')
    for (const wrong of [
      ...[{ attempt: 'x' }, { attempt: '../../abcdefgh' }, { amount: -1 }, { amount: 0.5 }, { tickets: -1 }],
      ...[{ reason: '  ' }, { reason: 'x'.repeat(201) }, { way: 'cheque' }, { of: 'otro' }, { por: 'eva' }],
    ])
      expect(takes(REFUND_ORDER.request, { ...asked, ...wrong })).toBe(false)
  })

  it('PAY-03 an order is made of an answer, or of another choice for it', () => {
    const asked = { formId: 'concierto', answerId: ORDER.id }
    expect(placeOrderRequestSchema.parse(asked)).toEqual({ ...asked, other: null, look: false })
    const other = { paymentId: 'p', sectionId: 's', quanty: 2, buyer: NO_BUYER }
    expect(takes(placeOrderRequestSchema, { ...asked, other })).toBe(true)
    for (const wrong of [
      { price: 1 },
      { amount: 1 },
      { quanty: 1.5 },
      { quanty: '2' },
      { sectionId: 'x'.repeat(301) },
    ]) {
      expect(takes(placeOrderRequestSchema, { ...asked, other: { ...other, ...wrong } })).toBe(false)
    }
    for (const wrong of [{ amount: 1 }, { price: 1 }, { merchantCode: '1' }, { orderId: ORDER.orderId }]) {
      expect(takes(placeOrderRequestSchema, { ...asked, ...wrong })).toBe(false)
    }
    expect(takes(placeOrderResponseSchema, { order: VIEW, pay: PAY })).toBe(true)
    expect(takes(placeOrderResponseSchema, { order: VIEW, pay: null })).toBe(true)
  })

  it('PAY-04 a request to pay is bounded as the provider bounds it', () => {
    expect(takes(toPayRequestSchema, PAY)).toBe(true)
    const wrong = [
      { amount: 0 },
      { amount: 1.5 },
      { terminal: 2 },
      { productDescription: 'x'.repeat(125) },
      { titular: 'x'.repeat(60) },
      { order: '42' },
      { merchantCode: '99900888a' },
      { url: 'https://otro.example' },
    ]
    for (const other of wrong) expect(takes(toPayRequestSchema, { ...PAY, ...other })).toBe(false)
    const data = { signatureVersion: 'v', merchantParameters: 'p', signature: 's', id: 'i', url: 'u' }
    expect(takes(toPayResponseSchema, { data })).toBe(true)
  })

  it('PAY-12 a request uses a few tickets at a time, by codes without hyphens', () => {
    const use = { code: 'ABCDEFGHJKMN', at: 1_790_000_000_000, device: 'puerta 1' }
    const asked = { formId: 'concierto', uses: [use] }
    expect(takes(useTicketRequestSchema, asked)).toBe(true)
    for (const wrong of [
      { code: 'a-b' },
      { code: '' },
      { at: 0.5 },
      { at: 8.64e15 },
      { device: 'x'.repeat(61) },
    ]) {
      expect(takes(useTicketRequestSchema, { ...asked, uses: [{ ...use, ...wrong }] })).toBe(false)
    }
    expect(takes(useTicketRequestSchema, { ...asked, uses: [] })).toBe(false)
    expect(
      takes(useTicketRequestSchema, { ...asked, uses: Array.from({ length: MAX_USES + 1 }, () => use) }),
    ).toBe(false)
  })

  it('PAY-07 PAY-12 PAY-13 every answer has the shape that its call names', () => {
    expect(takes(getOrderResponseSchema, VIEW)).toBe(true)
    expect(takes(getOrderResponseSchema, { ...VIEW, state: 'gratis' })).toBe(false)
    expect(takes(editOrderResponseSchema, { status: 'ok' })).toBe(true)
    for (const schema of [PAY_AT_COUNTER.response, REFUND_ORDER.response]) {
      expect(takes(schema, { state: 'paid' })).toBe(true)
      expect(takes(schema, { state: 'gratis' })).toBe(false)
    }
    const result = {
      code: 'A',
      result: 'already',
      usedAt: 1,
      usedBy: 'sara',
      sectionName: '',
      number: 1,
      fullName: '',
    }
    expect(takes(useTicketResponseSchema, { uses: [result] })).toBe(true)
    expect(takes(useTicketResponseSchema, { uses: [{ ...result, result: 'maybe' }] })).toBe(false)
  })

  it.each([-60, 0, 60])(
    'PAY-03 a clock that is %i minutes off is given as much time as every other one',
    (off) => {
      const here = VIEW.now + off * 60_000
      const order = byOwnClock(VIEW, here)
      expect(order.holdUntil - here).toBe(VIEW.holdUntil - VIEW.now)
      expect(byOwnClock(order, here)).toEqual(order)
    },
  )

  it('PAY-13 a request lists the orders of a form, or what was paid in a period, page after page', () => {
    const time = { formId: null, paid: { from: 0, to: 1 } }
    expect(listOrdersRequestSchema.parse({ formId: 'f' })).toEqual({
      ...{ formId: 'f', paid: null, moved: null, after: null },
    })
    expect(takes(listOrdersRequestSchema, { ...time, after: `${ORDER.orderId}_${ORDER.id}` })).toBe(true)
    for (const wrong of [
      { formId: null },
      { formId: 'f', paid: time.paid },
      { ...time, after: '../x' },
      { ...time, after: '000000000001_a/b' },
      { formId: null, paid: { from: 0.5, to: 1 } },
      { formId: null, paid: { from: 0, to: 8.64e15 } },
      { ...time, municipalityPath: 'otra' },
    ]) {
      expect(takes(listOrdersRequestSchema, wrong)).toBe(false)
    }
  })

  it('PAY-03 an order that an older device kept gets the usual values', () => {
    const { sign: _, entrance: __, now: ___, ...before } = VIEW
    expect(getOrderResponseSchema.parse(before)).toMatchObject({ sign: '', entrance: 'public' })
  })

  it('PAY-03 PAY-04 PAY-12 the callables have the names of the contract', () => {
    expect([PLACE_ORDER.name, TO_PAY, USE_TICKET.name]).toEqual(['placeOrder', 'toPay', 'useTicket'])
  })

  it('PAY-14 the browser knows a refusal by its reason', () => {
    expect(orderRefusalOf({ order: 'soldOut' })).toBe('soldOut')
    for (const other of [{ order: 'otro' }, {}, null, 'soldOut']) expect(orderRefusalOf(other)).toBeNull()
  })
})

describe('stored orders and tickets', () => {
  it('PAY-05 the status follows from the state: only a paid order is Pagado', () => {
    const states = ['held', 'paid', 'rejected', 'ended', 'toRefund', 'refunded'] as const
    expect(states.map(statusOfState)).toEqual([
      'Pendiente de validar',
      'Pagado',
      'Rechazado',
      'Rechazado',
      'Rechazado',
      'Rechazado',
    ])
  })

  it('PAY-04 a document without amount, state or time is no order', () => {
    const { code: _, formId, date, ...view } = VIEW
    const stored = {
      ...view,
      form: formId,
      paymentId: 'p',
      sectionId: 's',
      holdUntil: new Date(VIEW.holdUntil),
      date: new Date(date ?? 0),
    }
    expect(payOrderSchema.parse(stored)).toMatchObject({ edited: false, paidBy: '', seen: [], areas: [] })
    for (const wrong of [{ amount: 1.5 }, { state: 'gratis' }, { holdUntil: null }]) {
      expect(takes(payOrderSchema, { ...stored, ...wrong })).toBe(false)
    }
  })

  it('PAY-12 a ticket that was never used says so', () => {
    expect(ticketSchema.parse({ code: 'ABCDEFGHJKMN' })).toMatchObject({
      usedAt: null,
      usedBy: '',
      number: 1,
    })
  })
})
