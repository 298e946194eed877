import * as z from 'zod/mini'

/**
 * Why nothing was done with an order, in the details of `failed-precondition`: `soldOut` fewer tickets are left;
 * `choice` the section is not offered or the quantity is not for one person; `buyer` their data is not as §2.5 asks;
 * `closed` the form takes no orders any more; `paid` the money is here; `edited` its buyer chose something else;
 * `unpaid` there is no money to give back; `tooMuch` more is asked back than there is; `underWay` another refund has not
 * ended; `noCard` no card was charged; `forgotten` its answer was deleted; `tooManyHeld` the
 * same person holds too many unpaid seats; `tooManyFree` they have free tickets enough; `crowded` too many seats are held
 * from their network; `noMerchant` the town hall takes no cards.
 */
const ORDER_REFUSALS = [
  'soldOut',
  'choice',
  'buyer',
  'closed',
  'paid',
  'edited',
  'unpaid',
  'tooMuch',
  'underWay',
  'noCard',
  'forgotten',
  'tooManyHeld',
  'tooManyFree',
  'crowded',
  'noMerchant',
] as const
export type OrderCallRefusal = (typeof ORDER_REFUSALS)[number]

/** What only staff are told. */
const STAFF_REFUSALS = ['tooMuch', 'underWay', 'noCard', 'forgotten'] as const
export type BuyerRefusal = Exclude<OrderCallRefusal, (typeof STAFF_REFUSALS)[number]>

/** Whether a reason is one for buyers. */
export const isForBuyers = (refusal: OrderCallRefusal): refusal is BuyerRefusal =>
  !STAFF_REFUSALS.some((one) => one === refusal)

const refusalSchema = z.object({ order: z.enum(ORDER_REFUSALS) })

/** The reason in the details of a callable's error; null when the error is about something else. */
export function orderRefusalOf(details: unknown): OrderCallRefusal | null {
  const parsed = refusalSchema.safeParse(details)
  return parsed.success ? parsed.data.order : null
}
