import { describe, expect, it } from 'vitest'
import {
  applyToOrder,
  HOLD_MINUTES,
  holdEnd,
  holdPlaces,
  isOrderNumber,
  orderNumber,
  type OrderEvent,
  type OrderStanding,
} from './order'
import type { Places } from './stock'

const NOW = new Date('2026-09-21T20:00:00Z')
const LATE = new Date(NOW.getTime() + HOLD_MINUTES * 60_000)

const held: OrderStanding = {
  state: 'held',
  quanty: 2,
  holdUntil: holdEnd(NOW),
  edited: false,
  reference: '',
  paidBy: '',
  paidAt: null,
  seen: [],
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

  it('PAY-11 frees its tickets once when it is refunded', () => {
    const refund = { type: 'refund' } as const
    expect(after([approved, refund])).toMatchObject({
      order: { state: 'refunded' },
      places: { held: 0, sold: 0 },
      happened: 'refunded',
    })
    const twice = { places: { sold: 0 }, happened: null, refused: null }
    expect(after([approved, refund, refund])).toMatchObject(twice)
    expect(after([{ type: 'edit' }, approved, refund])).toMatchObject({
      order: { state: 'refunded' },
      places: { held: 0, sold: 0 },
    })
    expect(after([refund])).toMatchObject({ order: { state: 'held' }, refused: 'unpaid' })
    expect(after([approved, refund, { ...approved, id: 'n9' }])).toMatchObject({
      order: { state: 'refunded' },
    })
  })

  it('PAY-04 has a number of twelve digits', () => {
    expect(orderNumber(42)).toBe('000000000042')
    expect(isOrderNumber('000000000042')).toBe(true)
    for (const other of ['42', '00000000004a', '0000000000042', '']) expect(isOrderNumber(other)).toBe(false)
  })
})
