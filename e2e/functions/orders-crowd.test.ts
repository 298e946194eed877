import { beforeAll, expect, it } from 'vitest'
import { reconcileOrders } from '../../functions/src/orders/reconcile'
import {
  allOrders,
  askOrder,
  beginSelling,
  notice,
  notify,
  placesNow,
  savedAnswer,
  ticketsNow,
} from './buying'
import { placeOrderResponseSchema } from '../../src/domain/payment/placed-order'

const PEOPLE = 200
const PLACES = 10

beforeAll(beginSelling)

it('PAY-06 PAY-14 of two hundred people at once, ten get the ten places and the others are told', async () => {
  const people = Array.from({ length: PEOPLE }, (_, index) => `persona-${index}`)
  const wanted = { sectionId: 'pista', quanty: 1 }
  const saved = await Promise.all(people.map(async (uid) => ({ uid, id: await savedAnswer(uid, wanted) })))
  // Each from a house of their own: of one network the limits let few through (SEC-03).
  const answers = await Promise.all(
    saved.map(({ uid, id }, house) => askOrder(uid, id, {}, `192.0.2.${house}`)),
  )
  const told = answers.filter(({ status }) => status !== 'OK')
  expect(answers.filter(({ status }) => status === 'OK')).toHaveLength(PLACES)
  expect(new Set(told.map(({ status, details }) => JSON.stringify([status, details])))).toEqual(
    new Set([JSON.stringify(['FAILED_PRECONDITION', { order: 'soldOut' }])]),
  )
  expect(await placesNow('pista')).toEqual({ offered: PLACES, held: PLACES, sold: 0 })
  const orders = await allOrders()
  expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(PLACES)
  const placed = answers
    .filter(({ status }) => status === 'OK')
    .map(({ result }) => placeOrderResponseSchema.parse(result))
  // All pay at once but one, whose hold is not left behind.
  const heard = await Promise.all(placed.slice(1).map((bought) => notify(notice(bought))))
  expect(new Set(heard)).toEqual(new Set([200]))
  expect(await placesNow('pista')).toEqual({ offered: PLACES, held: 1, sold: PLACES - 1 })
  await reconcileOrders(new Date(Date.now() + 21 * 60_000))
  expect(await placesNow('pista')).toEqual({ offered: PLACES, held: 0, sold: PLACES - 1 })
  // Whoever was told comes again, and has the last place.
  const [late] = saved.filter((_, index) => answers[index]?.status !== 'OK')
  const last = placeOrderResponseSchema.parse((await askOrder(late?.uid ?? '', late?.id ?? '')).result)
  expect(await notify(notice(last))).toBe(200)
  expect(await placesNow('pista')).toEqual({ offered: PLACES, held: 0, sold: PLACES })
  expect(await ticketsNow()).toHaveLength(PLACES)
}, 120_000)
