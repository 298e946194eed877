import { describe, expect, it } from 'vitest'
import type { ListedOrder } from '../calls/list-orders'
import { mayPayAtCounter, mayRefund, narrowedOrders, totalsOf } from './orders-list'

const order = (given: Partial<ListedOrder> = {}): ListedOrder => ({
  orderId: '000000000001',
  id: 'respuesta-1',
  form: 'concierto',
  formTitle: 'Concierto',
  amount: 2500,
  currency: 'EUR',
  sign: '€',
  dni: '30111222',
  email: '',
  phone: '',
  fullName: 'Ángela Núñez',
  state: 'paid',
  sectionName: 'Platea',
  quanty: 2,
  reference: '',
  paidBy: '',
  edited: false,
  date: Date.UTC(2026, 5, 1),
  paidAt: Date.UTC(2027, 5, 1),
  code: 'VR-0123456789',
  ...given,
})
const ALL = { text: '', state: null, year: null }

describe('the orders of a form', () => {
  it.each(['angela', '0001', '30111', 'vr-01', ' Núñez '])('PAY-13 are found by %s', (text) => {
    expect(
      narrowedOrders([order(), order({ fullName: 'B', orderId: '9', dni: '7', code: 'X' })], {
        ...ALL,
        text,
      }),
    ).toHaveLength(1)
  })
  it('PAY-13 belong to the year in which they were paid', () => {
    const orders = [order(), order({ paidAt: null, state: 'held' })]
    expect(narrowedOrders(orders, ALL)).toEqual(orders)
    expect(narrowedOrders(orders, { ...ALL, state: 'held' })).toEqual([orders[1]])
    expect(narrowedOrders([order({ paidAt: null, date: null })], { ...ALL, year: 1970 })).toEqual([])
    expect(narrowedOrders(orders, { ...ALL, year: 2027 })).toEqual([orders[0]])
    expect(narrowedOrders(orders, { ...ALL, year: 2026, state: 'held' })).toEqual([orders[1]])
  })
  it('PAY-13 are summed for each currency: paid, and still to be refunded', () => {
    const orders = [
      order(),
      order({ amount: 100, quanty: 1 }),
      order({ state: 'toRefund' }),
      order({ currency: 'ARS', sign: '$', state: 'held' }),
    ]
    expect(totalsOf(orders)).toEqual([
      { currency: 'EUR', sign: '€', paid: 2600, tickets: 3, toRefund: 2500 },
      { currency: 'ARS', sign: '$', paid: 0, tickets: 0, toRefund: 0 },
    ])
  })
  it('PAY-13 can be paid at the counter unless they are paid or taken back, and refunded only while their money is here', () => {
    for (const state of ['held', 'rejected', 'ended'] as const)
      expect(mayPayAtCounter(order({ state }))).toBe(true)
    for (const state of ['toRefund', 'refunded'] as const)
      expect(mayPayAtCounter(order({ state }))).toBe(false)
    expect(mayRefund(order())).toBe(true)
    expect(mayRefund(order({ state: 'refunded' }))).toBe(false)
    expect(mayPayAtCounter(order({ state: 'ended', edited: true }))).toBe(false)
    expect(mayPayAtCounter(order())).toBe(false)
    expect(mayRefund(order({ state: 'toRefund' }))).toBe(true)
    expect(mayRefund(order({ state: 'held' }))).toBe(false)
  })
})
