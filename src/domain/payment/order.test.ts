import { describe, expect, it } from 'vitest'
import {
  applyToOrder,
  HOLD_MINUTES,
  holdEnd,
  holdPlaces,
  isOrderNumber,
  orderNumber,
  type OrderEvent,
  type OrderLifecycle,
} from './order'
import type { Refund } from './refund'
import type { Places } from './stock'

const NOW = new Date('2026-09-21T20:00:00Z')
const LATE = new Date(NOW.getTime() + HOLD_MINUTES * 60_000)

const held: OrderLifecycle = {
  state: 'held',
  quanty: 2,
  holdUntil: holdEnd(NOW),
  edited: false,
  reference: '',
  paidBy: '',
  paidAt: null,
  seen: [],
  amount: 2500,
  devoluciones: [],
  devolucionEnCurso: null,
  pagoDoble: null,
  datosBorrados: null,
}
const TWO_HELD: Places = { offered: 10, held: 2, sold: 0 }

const approved: OrderEvent = { type: 'answer', id: 'n1', approved: true, reference: '123456', now: NOW }
const refused: OrderEvent = { type: 'answer', id: 'n2', approved: false, reference: '', now: NOW }
const late: OrderEvent = { type: 'expire', now: LATE }

/** What becomes of an order when these come one after the other. */
const after = (events: OrderEvent[], places: Places = TWO_HELD) =>
  events.reduce(
    (step, event) => applyToOrder(step.order, step.places, event),
    applyToOrder(held, places, { type: 'expire', now: NOW }),
  )

const refundOf = (given: Partial<Refund>): Refund => ({
  ...{ intento: 'r1', fecha: NOW, por: 'sara', motivo: 'Lluvia', importe: 2500, entradas: 2 },
  ...{ vuelven: true, medio: 'banco', de: 'pedido', ...given },
})
const back = (given: Partial<Refund> = {}): OrderEvent => ({ type: 'refund', refund: refundOf(given) })

describe('an order', () => {
  it('PAY-03 holds its tickets for twenty minutes and no more than are left', () => {
    expect(holdPlaces({ offered: 10, held: 1, sold: 7 }, 2)).toEqual({ offered: 10, held: 3, sold: 7 })
    expect(holdPlaces({ offered: 10, held: 1, sold: 7 }, 3)).toBeNull()
    expect(holdPlaces({ offered: 1, held: 1, sold: 7 }, 1)).toBeNull()
    expect(holdPlaces(TWO_HELD, 0)).toBeNull()
    expect(holdEnd(NOW)).toEqual(LATE)
  })

  it('PAY-05 is paid when the provider says so, and keeps its reference', () => {
    expect(after([approved])).toMatchObject({
      order: { state: 'paid', reference: '123456', paidAt: NOW, paidBy: '', seen: ['n1'] },
      places: { held: 0, sold: 2 },
      happened: 'paid',
    })
  })

  it('PAY-05 PAY-06 is paid with the tickets that it holds where all others are sold', () => {
    expect(after([approved], { offered: 10, held: 2, sold: 8 })).toMatchObject({
      order: { state: 'paid' },
      places: { held: 0, sold: 10 },
    })
  })

  it('PAY-05 is rejected when the provider says so, and its tickets are free again', () => {
    expect(after([refused])).toMatchObject({
      order: { state: 'rejected' },
      places: { held: 0, sold: 0 },
      happened: 'rejected',
    })
  })

  it('PAY-05 stays paid whatever is notified afterwards, repeated or out of order', () => {
    const again = after([approved, approved, { ...approved, id: 'n3' }, refused, late])
    expect(again).toMatchObject({ order: { state: 'paid' }, places: { held: 0, sold: 2 }, happened: null })
  })

  it('PAY-05 can be paid at a second try', () => {
    expect(after([refused, approved])).toMatchObject({
      order: { state: 'paid' },
      places: { held: 0, sold: 2 },
    })
  })

  it('PAY-03 gives its tickets back when its time is over, and not before', () => {
    const before = new Date(LATE.getTime() - 1)
    expect(after([{ type: 'expire', now: before }])).toMatchObject({
      order: { state: 'held' },
      happened: null,
    })
    expect(after([late])).toMatchObject({ order: { state: 'ended' }, places: { held: 0 }, happened: 'ended' })
  })

  it('PAY-11 an order that is paid late takes tickets that are left', () => {
    expect(after([late, approved])).toMatchObject({ order: { state: 'paid' }, places: { sold: 2 } })
  })

  it('PAY-11 an order that is paid late has to be refunded when too few are left', () => {
    const step = after([late])
    const gone = applyToOrder(step.order, { offered: 10, held: 0, sold: 9 }, approved)
    expect(gone).toMatchObject({
      order: { state: 'toRefund', reference: '123456' },
      places: { held: 0, sold: 9 },
      happened: 'toRefund',
    })
  })

  it('PAY-03 is edited as long as nobody paid', () => {
    expect(after([{ type: 'edit' }])).toMatchObject({
      order: { state: 'ended', edited: true },
      places: { held: 0 },
      happened: 'edited',
    })
    expect(after([late, { type: 'edit' }])).toMatchObject({ happened: 'edited', places: { held: 0 } })
    expect(after([approved, { type: 'edit' }])).toMatchObject({ order: { state: 'paid' }, refused: 'paid' })
    expect(after([{ type: 'edit' }, { type: 'edit' }])).toMatchObject({ happened: null, refused: null })
    const toRefund = { ...held, state: 'toRefund' } as const
    for (const state of ['toRefund', 'refunded'] as const)
      expect(applyToOrder({ ...toRefund, state }, TWO_HELD, { type: 'edit' })).toMatchObject({
        order: { state, edited: false },
        refused: 'paid',
      })
  })

  it('PAY-11 remembers the last words of the provider, and no more of them', () => {
    const words = Array.from({ length: 60 }, (_, at): OrderEvent => ({ ...approved, id: `n${at}` }))
    const { seen } = after(words).order
    expect(seen.at(-1)).toBe('n59')
    expect(seen.length).toBeLessThan(60)
    const rejected = after([refused]).order
    const again: OrderEvent = { ...approved, id: 'n2' }
    expect(applyToOrder(rejected, TWO_HELD, again)).toMatchObject({
      order: { state: 'rejected' },
      happened: null,
    })
  })

  it('PAY-11 an order that was edited and then paid is refunded: its buyer has another one', () => {
    expect(after([{ type: 'edit' }, approved])).toMatchObject({
      order: { state: 'toRefund' },
      places: { held: 0, sold: 0 },
    })
  })

  it('PAY-13 notes by whom and when it was paid at the counter', () => {
    const counter = { type: 'counter', who: 'sara', now: NOW } as const
    expect(after([counter])).toMatchObject({
      order: { state: 'paid', paidBy: 'sara', paidAt: NOW },
      places: { held: 0, sold: 2 },
    })
    expect(after([counter, counter])).toMatchObject({ happened: null, refused: null })
    expect(after([{ type: 'edit' }, counter])).toMatchObject({ refused: 'edited' })
    for (const state of ['toRefund', 'refunded'] as const)
      expect(applyToOrder({ ...held, state }, TWO_HELD, counter)).toMatchObject({
        order: { state },
        refused: 'paid',
      })
    const free = applyToOrder(after([late]).order, { offered: 2, held: 0, sold: 0 }, counter)
    expect(free).toMatchObject({ order: { state: 'paid' }, places: { held: 0, sold: 2 } })
    const ended = after([late])
    expect(applyToOrder(ended.order, { offered: 2, held: 0, sold: 1 }, counter)).toMatchObject({
      order: { state: 'ended' },
      refused: 'soldOut',
    })
  })

  const counter: OrderEvent = { type: 'counter', who: 'sara', now: NOW }

  it('PAY-13 is not taken at the counter once the card, or another clerk, has paid it', () => {
    expect(after([approved, counter])).toMatchObject({ order: { paidBy: '' }, refused: 'paid' })
    expect(after([counter, { ...counter, who: 'olga' }])).toMatchObject({
      order: { paidBy: 'sara' },
      refused: 'paid',
    })
  })

  it('PAY-11 is marked as paid twice when the card is charged after the counter, once', () => {
    const twice = after([counter, approved])
    expect(twice).toMatchObject({
      order: { state: 'paid', paidBy: 'sara', pagoDoble: { fecha: NOW, referencia: '123456' } },
      places: { held: 0, sold: 2 },
      happened: 'paidTwice',
    })
    expect(after([counter, approved, { ...approved, id: 'n5' }])).toMatchObject({ happened: null })
    expect(after([counter, refused])).toMatchObject({ order: { pagoDoble: null } })
    expect(after([approved, { ...approved, id: 'n5' }])).toMatchObject({ order: { pagoDoble: null } })
    const byHand = after([counter, back({ medio: 'mano' }), approved])
    expect(byHand).toMatchObject({ order: { state: 'refunded' }, happened: 'paidTwice' })
  })

  it('PAY-11 gives back the card payment of one paid twice, and keeps its tickets', () => {
    const second = back({ de: 'doble', entradas: 0 })
    expect(after([counter, approved, second])).toMatchObject({
      order: { state: 'paid', devoluciones: [{ de: 'doble', importe: 2500 }] },
      places: { sold: 2 },
      happened: 'refunded',
    })
    const more: OrderEvent = back({ de: 'doble', entradas: 0, intento: 'r2', importe: 1 })
    expect(after([counter, approved, second, more])).toMatchObject({ refused: 'tooMuch' })
    expect(after([counter, second])).toMatchObject({ refused: 'tooMuch' })
  })

  it('PAY-11 frees its tickets once when it is refunded', () => {
    expect(after([approved, back()])).toMatchObject({
      order: { state: 'refunded', devoluciones: [{ fecha: NOW, por: 'sara', motivo: 'Lluvia' }] },
      places: { held: 0, sold: 0 },
      happened: 'refunded',
    })
    const twice = { places: { sold: 0 }, happened: null, refused: null }
    expect(after([approved, back(), back()])).toMatchObject(twice)
    expect(after([{ type: 'edit' }, approved, back({ entradas: 0 })])).toMatchObject({
      order: { state: 'refunded' },
      places: { held: 0, sold: 0 },
    })
    expect(after([back()])).toMatchObject({ order: { state: 'held' }, refused: 'unpaid' })
    expect(after([approved, back(), { ...approved, id: 'n9' }])).toMatchObject({
      order: { state: 'refunded' },
    })
  })

  it('PAY-11 is refunded in parts, by amount and by tickets, and never for more than came', () => {
    const one = back({ intento: 'r1', importe: 1250, entradas: 1 })
    expect(after([approved, one])).toMatchObject({ order: { state: 'paid' }, places: { sold: 1 } })
    expect(after([approved, one, back({ intento: 'r2' })])).toMatchObject({ refused: 'tooMuch' })
    const rest = back({ intento: 'r3', importe: 1000, entradas: 1, vuelven: false })
    const kept = after([approved, one, rest])
    expect(kept).toMatchObject({ order: { state: 'refunded' }, places: { sold: 1 } })
    const last = back({ intento: 'r4', importe: 250, entradas: 0 })
    expect(after([approved, one, rest, last])).toMatchObject({ happened: 'refunded' })
    expect(after([approved, one, rest, last, back({ intento: 'r5', importe: 1 })])).toMatchObject({
      refused: 'unpaid',
    })
    for (const nothing of [{ importe: 0, entradas: 0 }, { importe: -1 }, { entradas: 3 }])
      expect(after([approved, back(nothing)])).toMatchObject({ refused: 'tooMuch' })
  })

  it('PAY-11 asks the provider for one refund at a time, and says what it does not know', () => {
    const begin: OrderEvent = { type: 'beginRefund', refund: refundOf({}) }
    const other = back({ intento: 'r2', medio: 'mano' })
    expect(after([approved, begin, other])).toMatchObject({ refused: 'underWay', places: { sold: 2 } })
    const silent: OrderEvent = { type: 'refundFailed', intento: 'r1', isKnown: false }
    expect(after([approved, begin, silent, other])).toMatchObject({
      order: { devolucionEnCurso: { intento: 'r1', sinRespuesta: true } },
      refused: 'underWay',
    })
    const known: OrderEvent = { ...silent, isKnown: true }
    expect(after([approved, begin, silent, known, other])).toMatchObject({ happened: 'refunded' })
    expect(after([approved, begin, back()])).toMatchObject({
      order: { state: 'refunded', devolucionEnCurso: null },
    })
    expect(after([approved, back(), begin])).toMatchObject({ order: { devolucionEnCurso: null } })
    expect(after([counter, begin])).toMatchObject({ refused: 'noCard' })
  })

  it('ALIST-04 PAY-11 whose answer was deleted holds nothing, and money that comes for it is given back', () => {
    const forget: OrderEvent = { type: 'forget', now: NOW }
    expect(after([forget])).toMatchObject({
      order: { state: 'ended', datosBorrados: NOW },
      places: { held: 0 },
      happened: 'forgotten',
    })
    expect(after([forget, forget])).toMatchObject({ happened: null })
    expect(after([forget, approved])).toMatchObject({ order: { state: 'toRefund' } })
    expect(after([forget, counter])).toMatchObject({ refused: 'forgotten' })
    expect(after([forget, { type: 'edit' }])).toMatchObject({ order: { edited: false }, happened: null })
    expect(after([approved, forget])).toMatchObject({ order: { state: 'paid' }, places: { sold: 2 } })
  })

  it('PAY-04 has a number of twelve digits', () => {
    expect(orderNumber(42)).toBe('000000000042')
    expect(isOrderNumber('000000000042')).toBe(true)
    for (const other of ['42', '00000000004a', '0000000000042', '']) expect(isOrderNumber(other)).toBe(false)
  })
})
