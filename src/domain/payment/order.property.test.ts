import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyToOrder,
  holdEnd,
  holdPlaces,
  refundableOf,
  type OrderEvent,
  type OrderLifecycle,
} from './order'
import { moneyLeft, ticketsTaken, type Refund } from './refund'
import { placesLeft, type Places } from './stock'

const OFFERED = 10
const START = new Date('2026-09-21T20:00:00Z').getTime()
const MINUTE = 60_000

type Move = { kind: 'validate'; quanty: number } | { kind: 'event'; which: number; event: OrderEvent }

/** A clock that may be off by an hour, in either direction. */
const moment = fc.integer({ min: -60, max: 120 }).map((minutes) => new Date(START + minutes * MINUTE))
const word = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), approved: fc.boolean(), now: moment })

const PRICE = 500

/** Whole refunds, parts of them, the same attempt again, and more than there is. */
const refund: fc.Arbitrary<Refund> = fc.record({
  intento: fc.constantFrom('r1', 'r2', 'r3', 'r4'),
  fecha: moment,
  por: fc.constant('sara'),
  motivo: fc.constant(''),
  importe: fc.constantFrom(0, PRICE, 2 * PRICE, 4 * PRICE),
  entradas: fc.integer({ min: -1, max: 4 }),
  vuelven: fc.boolean(),
  medio: fc.constantFrom('banco', 'mano'),
  de: fc.constantFrom('pedido', 'doble'),
})

const event: fc.Arbitrary<OrderEvent> = fc.oneof(
  fc.constant({ type: 'edit' } as const),
  moment.map((now) => ({ type: 'expire', now }) as const),
  // A notification, and an answer to a question: either may repeat what the other said.
  word.map((said) => ({ type: 'answer', reference: 'ref', ...said }) as const),
  word.map((said) => ({ type: 'answer', reference: 'ref', ...said, id: `query-${said.id}` }) as const),
  moment.map((now) => ({ type: 'counter', who: 'sara', now }) as const),
  refund.map((given) => ({ type: 'refund', refund: given }) as const),
  refund.map((given) => ({ type: 'beginRefund', refund: given }) as const),
  fc.record({
    type: fc.constant('refundFailed' as const),
    intento: fc.constantFrom('r1', 'r2'),
    isKnown: fc.boolean(),
  }),
  moment.map((now) => ({ type: 'forget', now }) as const),
)

const move: fc.Arbitrary<Move> = fc.oneof(
  fc.integer({ min: 1, max: 4 }).map((quanty) => ({ kind: 'validate', quanty }) as const),
  fc.record({ kind: fc.constant('event' as const), which: fc.nat({ max: 5 }), event }),
  fc.record({ kind: fc.constant('event' as const), which: fc.nat({ max: 5 }), event }),
)

interface World {
  places: Places
  orders: OrderLifecycle[]
}

const validated = (quanty: number): OrderLifecycle => ({
  state: 'held',
  quanty,
  holdUntil: holdEnd(new Date(START)),
  edited: false,
  reference: '',
  paidBy: '',
  paidAt: null,
  seen: [],
  amount: quanty * PRICE,
  devoluciones: [],
  devolucionEnCurso: null,
  pagoDoble: null,
  datosBorrados: null,
})

function play({ places, orders }: World, next: Move): World {
  if (next.kind === 'validate') {
    const held = holdPlaces(places, next.quanty)
    return held ? { places: held, orders: [...orders, validated(next.quanty)] } : { places, orders }
  }
  const at = next.which % Math.max(1, orders.length)
  const before = orders[at]
  if (!before) return { places, orders }
  const step = applyToOrder(before, places, next.event)
  const again = applyToOrder(step.order, step.places, next.event)
  if (again.happened !== null) throw new Error(`${next.event.type} counts twice`)
  if (before.state === 'paid' && !['paid', 'refunded'].includes(step.order.state)) {
    throw new Error(`paid became ${step.order.state}`)
  }
  if (before.state === 'paid' && step.order.state === 'refunded' && next.event.type !== 'refund') {
    throw new Error('only a refund leads away from paid')
  }
  return { places: step.places, orders: orders.with(at, step.order) }
}

const tickets = ({ orders }: World, state: string): number =>
  orders.filter((order) => order.state === state).reduce((sum, { quanty }) => sum + quanty, 0)

/** Tickets that nobody may sell: those that let somebody in, and those that were taken back for good. */
const soldOf = ({ orders }: World): number => orders.reduce((sum, order) => sum + ticketsTaken(order), 0)

/** No more is given back than came. */
const isPaidBack = (order: OrderLifecycle): boolean =>
  (['pedido', 'doble'] as const).every((source) => {
    const back = order.devoluciones.filter(({ de }) => de === source)
    const sum = back.reduce((all, { importe }) => all + importe, 0)
    return sum <= order.amount && (sum === 0 || sum + moneyLeft(refundableOf(order), source) === order.amount)
  })

/** The model: what the orders themselves say must stand in the stock, and nothing more. */
function isSound(world: World): boolean {
  const { offered, held, sold } = world.places
  return (
    held === tickets(world, 'held') &&
    sold === soldOf(world) &&
    world.orders.every(isPaidBack) &&
    held >= 0 &&
    sold >= 0 &&
    placesLeft(world.places) + held + sold === OFFERED &&
    offered === OFFERED
  )
}

describe('orders and their tickets, whatever happens in whatever order', () => {
  it('PAY-05 PAY-06 PAY-11 the stock is what the orders add up to, and never negative', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 16 }), (moves) => {
        let world: World = { places: { offered: OFFERED, held: 0, sold: 0 }, orders: [] }
        for (const next of moves) {
          world = play(world, next)
          if (!isSound(world)) return false
        }
        return true
      }),
      { numRuns: 100_000 },
    )
  }, 60_000)

  it('PAY-06 a section that offers fewer tickets than before has none left, and keeps what was sold', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 16 }), fc.nat({ max: OFFERED }), (moves, offered) => {
        const begun = moves.reduce(play, { places: { offered: OFFERED, held: 0, sold: 0 }, orders: [] })
        const lower: World = { ...begun, places: { ...begun.places, offered } }
        const world = moves.reduce(play, lower)
        const { held, sold } = world.places
        expect([held, sold]).toEqual([tickets(world, 'held'), soldOf(world)])
        // Nothing is sold beyond what is offered, except what was taken before.
        expect(held + sold).toBeLessThanOrEqual(Math.max(offered, begun.places.held + begun.places.sold))
      }),
      { numRuns: 2000 },
    )
  })
})
