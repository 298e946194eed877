import * as z from 'zod/mini'

/**
 * Why nothing was done with an order, in the details of `failed-precondition`: `soldOut` fewer tickets are left;
 * `choice` the section is not offered or the quantity is not for one person; `buyer` their data is not as §2.5 asks;
 * `closed` the form takes no orders any more; `paid` the money is here; `edited` its buyer chose something else;
 * `unpaid` there is no money to give back; `noMerchant` the town hall takes no cards.
 */
const ORDER_REFUSALS = [
  'soldOut',
  'choice',
  'buyer',
  'closed',
  'paid',
  'edited',
  'unpaid',
  'noMerchant',
] as const
export type OrderCallRefusal = (typeof ORDER_REFUSALS)[number]

const refusalSchema = z.object({ order: z.enum(ORDER_REFUSALS) })

/** The reason in the details of a callable's error; null when the error is about something else. */
export function orderRefusalOf(details: unknown): OrderCallRefusal | null {
  const parsed = refusalSchema.safeParse(details)
  return parsed.success ? parsed.data.order : null
}
