import { describe, expect, it } from 'vitest'
import type { ListedOrder, ListedRefund } from './listed-order'
import {
  cameByCard,
  mayPayAtCounter,
  movementsOf,
  narrowedOrders,
  orderAt,
  orderWord,
  refundSource,
  spanOfYear,
  totalsOf,
  yearsOf,
} from './orders-list'

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
  refunds: [],
  secondPayment: null,
  isRefundPending: false,
  isForgotten: false,
  ...given,
})
const refund = (given: Partial<ListedRefund> = {}): ListedRefund => ({
  ...{ at: Date.UTC(2028, 5, 1), by: 'sara', reason: 'Lluvia', amount: 2500, tickets: 2 },
  ...{ way: 'banco', of: 'pedido', ...given },
})
/** Far from the clock of whoever runs this. */
const ZONE = 'Asia/Tokyo'
const ALL = { text: '', state: null, year: null }

describe('the orders of a form', () => {
  it.each(['VDR–OIL0K3M9QX', 'vdr 0110 k3m9 qx'])(
    'PAY-13 FMT-05 are found by the code of an answer, typed as %j',
    (text) => {
      const sold = order({ code: 'VDR-0110K3M9QX' })
      expect(narrowedOrders([sold, order({ code: 'VDR-0110K3M9QY' })], { ...ALL, text }, ZONE)).toEqual([
        sold,
      ])
    },
  )

  it('PAY-13 FMT-05 are found by a document in digits of another script', () => {
    const sold = order({ dni: '30111222' })
    expect(narrowedOrders([sold, order({ dni: '7' })], { ...ALL, text: '３０１１１２２２' }, ZONE)).toEqual([
      sold,
    ])
  })

  it.each(['angela', '0001', '30111', 'vr-01', ' Núñez ', '\u200bNú\u00adñez\u2800'])(
    'PAY-13 FMT-05 are found by %j',
    (text) => {
      expect(
        narrowedOrders(
          [order(), order({ fullName: 'B', orderId: '9', dni: '7', code: 'X' })],
          {
            ...ALL,
            text,
          },
          ZONE,
        ),
      ).toHaveLength(1)
    },
  )
  it('PAY-13 belong to the year in which they were paid', () => {
    const orders = [order(), order({ paidAt: null, state: 'held' })]
    expect(narrowedOrders(orders, ALL, ZONE)).toEqual(orders)
    expect(narrowedOrders(orders, { ...ALL, state: 'held' }, ZONE)).toEqual([orders[1]])
    expect(narrowedOrders([order({ paidAt: null, date: null })], { ...ALL, year: 1970 }, ZONE)).toEqual([])
    expect(narrowedOrders(orders, { ...ALL, year: 2027 }, ZONE)).toEqual([orders[0]])
    expect(narrowedOrders(orders, { ...ALL, year: 2026, state: 'held' }, ZONE)).toEqual([orders[1]])
  })
  it('PAY-13 are summed for each currency: what came, what went back, and still to be refunded', () => {
    const orders = [
      order(),
      order({ amount: 100, quanty: 1 }),
      order({ state: 'toRefund' }),
      order({ refunds: [refund({ amount: 1000, tickets: 1 })] }),
      order({ currency: 'ARS', sign: '$', state: 'held', paidAt: null }),
    ]
    expect(totalsOf(orders)).toEqual([
      { currency: 'EUR', sign: '€', collected: 7600, refunded: 1000, tickets: 4, toRefund: 2500 },
      { currency: 'ARS', sign: '$', collected: 0, refunded: 0, tickets: 0, toRefund: 0 },
    ])
  })

  it('PAY-13 of a year stay as they stood at its end, and what is given back later counts in its own year', () => {
    const later = order({ state: 'refunded', refunds: [refund()] })
    const in2027 = narrowedOrders([later], { ...ALL, year: 2027 }, ZONE)
    expect(in2027).toEqual([order()])
    expect(totalsOf(in2027, spanOfYear(2027, ZONE))).toMatchObject([
      { collected: 2500, refunded: 0, tickets: 2 },
    ])
    const in2028 = narrowedOrders([later], { ...ALL, year: 2028 }, ZONE)
    expect(in2028).toEqual([later])
    expect(totalsOf(in2028, spanOfYear(2028, ZONE))).toMatchObject([
      { collected: 0, refunded: 2500, tickets: 0 },
    ])
    expect(narrowedOrders([later], { ...ALL, year: 2029 }, ZONE)).toEqual([])
    const part = refund({ at: Date.UTC(2027, 6, 1), amount: 1250, tickets: 1 })
    const both = order({ state: 'refunded', refunds: [part, refund({ amount: 1250, tickets: 1 })] })
    expect(orderWord(orderAt(both, spanOfYear(2027, ZONE)))).toBe('partlyRefunded')
    const late = order({ state: 'refunded', refunds: [refund({ tickets: 0 })] })
    expect(orderAt(late, spanOfYear(2027, ZONE)).state).toBe('toRefund')
    expect(orderAt(late, spanOfYear(2028, ZONE)).state).toBe('refunded')
  })

  it('PAY-11 PAY-13 that were paid twice say so until the second payment was given back', () => {
    const twice = order({ paidBy: 'sara', secondPayment: { at: Date.UTC(2027, 6, 1), reference: '1' } })
    expect(orderWord(twice)).toBe('paidTwice')
    expect(totalsOf([twice])).toMatchObject([{ collected: 5000, toRefund: 2500, tickets: 2 }])
    expect(refundSource(twice)).toBe('doble')
    expect(cameByCard(twice, 'doble')).toBe(true)
    expect(cameByCard(twice, 'pedido')).toBe(false)
    const mended = { ...twice, refunds: [refund({ of: 'doble', tickets: 0 })] }
    expect(orderWord(mended)).toBe('paid')
    expect(refundSource(mended)).toBe('pedido')
    expect(movementsOf(mended, spanOfYear(2027, ZONE))).toMatchObject({ collected: 5000, refunded: 0 })
    expect(orderWord(orderAt(twice, spanOfYear(2026, ZONE)))).toBe('paid')
  })

  it.each([
    ['held', {}],
    ['edited', { edited: true, state: 'ended' }],
    ['ended', { state: 'ended' }],
    ['toRefund', { edited: true, state: 'toRefund' }],
    ['partlyRefunded', { state: 'paid', refunds: [refund({ tickets: 1, amount: 0 })] }],
  ] as const)('PAY-13 have one word wherever they are told: %s', (word, given) => {
    const shown = order({ state: 'held', ...given, refunds: 'refunds' in given ? [...given.refunds] : [] })
    expect(orderWord(shown)).toBe(word)
    expect(narrowedOrders([shown], { ...ALL, state: word }, ZONE)).toHaveLength(1)
    expect(narrowedOrders([shown], { ...ALL, state: 'rejected' }, ZONE)).toEqual([])
  })

  it('PAY-13 can be paid at the counter unless they are paid or taken back, and refunded only while their money is here', () => {
    for (const state of ['held', 'rejected', 'ended'] as const)
      expect(mayPayAtCounter(order({ state }))).toBe(true)
    for (const state of ['toRefund', 'refunded'] as const)
      expect(mayPayAtCounter(order({ state }))).toBe(false)
    expect(mayPayAtCounter(order({ state: 'ended', edited: true }))).toBe(false)
    expect(mayPayAtCounter(order({ state: 'ended', isForgotten: true }))).toBe(false)
    expect(mayPayAtCounter(order())).toBe(false)
    expect(refundSource(order())).toBe('pedido')
    expect(refundSource(order({ amount: 0 }))).toBe('pedido')
    expect(refundSource(order({ state: 'refunded', refunds: [refund()] }))).toBeNull()
    expect(refundSource(order({ state: 'toRefund' }))).toBe('pedido')
    expect(refundSource(order({ state: 'held' }))).toBeNull()
  })
})

describe('the year of an order', () => {
  const atNewYear = order({ paidAt: Date.UTC(2026, 11, 31, 23, 30), date: Date.UTC(2026, 11, 31, 23, 30) })

  it.each([
    ['America/Argentina/Cordoba', 2026],
    ['Europe/Madrid', 2027],
    ['America/Santiago', 2026],
    ['Asia/Tokyo', 2027],
  ])('PAY-13 OPS-08 is that of the municipality’s clock: in %s %i', (zone, year) => {
    expect(yearsOf(atNewYear, zone)).toEqual([year])
    expect(narrowedOrders([atNewYear], { ...ALL, year }, zone)).toHaveLength(1)
    expect(narrowedOrders([atNewYear], { ...ALL, year: year === 2026 ? 2027 : 2026 }, zone)).toEqual([])
  })
})
