import { Timestamp, type Query, type Transaction } from 'firebase-admin/firestore'
import { payOrderSchema, type PayOrder } from '../../../src/domain/payment/pay-order'
import { ticketsValid } from '../../../src/domain/payment/refund'
import { ORDERS } from '../../../src/domain/store-paths'
import {
  FREE_TICKETS_PER_ADDRESS,
  FREE_TICKETS_PER_PERSON,
  HELD_SEATS_PER_ADDRESS,
  HELD_SEATS_PER_PERSON,
} from '../limits/params'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'
import type { BuyerKeys } from './buyer-keys'
import { orderRefused } from './ledger'

const DAY_MS = 86_400_000

/** What somebody wants, and who it counts for. */
interface Wanted {
  formId: string
  keys: BuyerKeys
  quanty: number
  /** Free tickets are nobody's to pay, so they are counted for as long as they are held. */
  isFree: boolean
}

const sum = (orders: readonly PayOrder[], count: (order: PayOrder) => number): number =>
  orders.reduce((all, order) => all + count(order), 0)

/** Seats that wait to be paid. */
const heldOf = ({ state, holdUntil, quanty }: PayOrder): number =>
  state === 'held' && holdUntil.getTime() > Date.now() ? quanty : 0

const freeOf = (order: PayOrder): number => (order.amount === 0 ? ticketsValid(order) : 0)

async function ordersOf(tx: Transaction, query: Query): Promise<PayOrder[]> {
  const { docs } = await tx.get(query)
  return docs.flatMap((document) => decode(payOrderSchema, document) ?? [])
}

/** Whoever has nothing yet may always have one order, as large as the form lets it be. */
const isOver = (had: number, wanted: number, most: number): boolean => had > 0 && had + wanted > most

/**
 * Refuses seats beyond what one person, or one network, may hold unpaid or have for nothing (SEC-03): seats are counted,
 * not orders, by the orders that there are, so what is paid, ends or is given back counts no more.
 * @throws HttpsError `failed-precondition` with `tooManyHeld`, `tooManyFree` or `crowded`
 */
export async function mustHaveRoom(tx: Transaction, { formId, keys, quanty, isFree }: Wanted): Promise<void> {
  const ofForm = database().collection(ORDERS).where('form', '==', formId)
  const since = Timestamp.fromMillis(Date.now() - DAY_MS)
  const [ofPerson, ofNetwork] = await Promise.all([
    Promise.all(keys.person.map((key) => ordersOf(tx, ofForm.where('claves', 'array-contains', key)))),
    keys.network === null
      ? []
      : ordersOf(tx, ofForm.where('claves', 'array-contains', keys.network).where('date', '>', since)),
  ])
  const [count, perPerson, perNetwork] = isFree
    ? [freeOf, FREE_TICKETS_PER_PERSON.value(), FREE_TICKETS_PER_ADDRESS.value()]
    : [heldOf, HELD_SEATS_PER_PERSON.value(), HELD_SEATS_PER_ADDRESS.value()]
  if (ofPerson.some((orders) => isOver(sum(orders, count), quanty, perPerson)))
    throw orderRefused(isFree ? 'tooManyFree' : 'tooManyHeld')
  if (isOver(sum(ofNetwork, count), quanty, perNetwork)) throw orderRefused('crowded')
}
