import { beforeAll, expect, it } from 'vitest'
import { reconcileOrders } from '../../functions/src/orders/reconcile'
import { allOrders, askOrder, beginSelling, placesNow, savedAnswer } from './buying'

const PEOPLE = 200
const PLACES = 10

beforeAll(beginSelling)

it('PAY-06 PAY-14 of two hundred at once ten get the ten places, and the others are told', async () => {
  const people = Array.from({ length: PEOPLE }, (_, index) => `persona-${index}`)
  const wanted = { sectionId: 'pista', quanty: 1 }
  const saved = await Promise.all(people.map(async (uid) => ({ uid, id: await savedAnswer(uid, wanted) })))
  const answers = await Promise.all(saved.map(({ uid, id }) => askOrder(uid, id)))
  const told = answers.filter(({ status }) => status !== 'OK')
  expect(answers.filter(({ status }) => status === 'OK')).toHaveLength(PLACES)
  expect(new Set(told.map(({ status, details }) => JSON.stringify([status, details])))).toEqual(
    new Set([JSON.stringify(['FAILED_PRECONDITION', { order: 'soldOut' }])]),
  )
  expect(await placesNow('pista')).toEqual({ offered: PLACES, held: PLACES, sold: 0 })
  const orders = await allOrders()
  expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(PLACES)
  // Nobody pays: no hold is left behind.
  await reconcileOrders(new Date(Date.now() + 21 * 60_000))
  expect(await placesNow('pista')).toEqual({ offered: PLACES, held: 0, sold: 0 })
}, 120_000)
