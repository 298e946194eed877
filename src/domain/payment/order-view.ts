import * as z from 'zod/mini'
import { ENTRANCES } from './entrance'
import { ORDER_STATES } from './order'

const moment = () => z.nullable(z.number())

const viewShape = {
  orderId: z.string(),
  id: z.string(),
  state: z.enum(ORDER_STATES),
  /** The stored word (§1.4). */
  status: z.string(),
  /** In cents. */
  amount: z.number(),
  /** Of one ticket, in cents. */
  price: z.number(),
  /** ISO 4217 code. */
  currency: z.string(),
  /** The currency's sign beside its amounts; '' for the usual one. Orders that a device kept from before have none. */
  sign: z._default(z.string(), ''),
  entrance: z._default(z.enum(ENTRANCES), 'public'),
  fullName: z.string(),
  /** The provider's authorisation code; '' before it is paid and where no card was used. */
  reference: z.string(),
  formId: z.string(),
  formTitle: z.string(),
  sectionName: z.string(),
  quanty: z.number(),
  /** Until when its tickets are held, in milliseconds. */
  holdUntil: z.number(),
  /** The server's clock, which all these moments follow. */
  now: z._default(z.number(), () => Date.now()),
  /** When it was placed, and paid, in milliseconds; null before. */
  date: moment(),
  paidAt: moment(),
  /** The answer's code. */
  code: z.string(),
  /** Codes of the tickets, once it is paid: as stored, without hyphens. */
  tickets: z.array(z.string()),
}

export const orderViewSchema = z.object(viewShape)
/** What a buyer sees of an order. */
export type OrderView = z.infer<typeof orderViewSchema>

/**
 * An order whose time is over when a device's own clock says so, which may be off by an hour: how long is left is what
 * counts (PAY-03).
 * @param now what that clock says
 */
export const byOwnClock = <T extends Pick<OrderView, 'holdUntil' | 'now'>>(order: T, now: number): T => ({
  ...order,
  holdUntil: order.holdUntil + now - order.now,
  now,
})
