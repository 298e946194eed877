import * as z from 'zod/mini'
import { senderSchema, type Sender } from '../geography/sender'
import { flag } from '../schema'
import { ORDER_STATES, type OrderState } from '../payment/order'
import { ENTRANCES, type Entrance } from '../payment/entrance'
import type { OrderId } from './order-id'

export { orderIdSchema as getOrderRequestSchema } from './order-id'

/** Name of the callable that tells an order to who knows its answer's id (PAY-07, PAY-10). */
export const GET_ORDER = 'getOrder'

/** What a buyer sees of an order. */
export interface OrderView extends OrderId {
  state: OrderState
  /** The stored word (§1.4). */
  status: string
  /** In cents. */
  amount: number
  /** Of one ticket, in cents. */
  price: number
  /** ISO 4217 code. */
  currency: string
  /** The currency's sign beside its amounts; '' for the usual one. */
  sign: string
  entrance: Entrance
  fullName: string
  /** The provider's authorisation code; '' before it is paid and where no card was used. */
  reference: string
  formId: string
  formTitle: string
  sectionName: string
  quanty: number
  /** Until when its tickets are held, in milliseconds. */
  holdUntil: number
  /** The server's clock, which all these moments follow. */
  now: number
  /** When it was placed, and paid, in milliseconds; null before. */
  date: number | null
  paidAt: number | null
  /** The answer's code. */
  code: string
  /** Codes of the tickets, once it is paid: as stored, without hyphens. */
  tickets: string[]
}

const moment = () => z.nullable(z.number())

const viewShape = {
  orderId: z.string(),
  id: z.string(),
  state: z.enum(ORDER_STATES),
  status: z.string(),
  amount: z.number(),
  price: z.number(),
  currency: z.string(),
  // Orders that a device kept from before have none of these.
  sign: z._default(z.string(), ''),
  entrance: z._default(z.enum(ENTRANCES), 'public'),
  fullName: z.string(),
  reference: z.string(),
  formId: z.string(),
  formTitle: z.string(),
  sectionName: z.string(),
  quanty: z.number(),
  holdUntil: z.number(),
  now: z._default(z.number(), () => Date.now()),
  date: moment(),
  paidAt: moment(),
  code: z.string(),
  tickets: z.array(z.string()),
}

export const orderViewSchema: z.ZodMiniType<OrderView> = z.object(viewShape)

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

/** What the page of an order knows besides. */
export interface OrderOnPage extends OrderView {
  /** Whose order it is. */
  emisor: Sender
  /** It is paid, and an appointment is booked with its answer (APPT-01). */
  books: boolean
}

export const getOrderResponseSchema: z.ZodMiniType<OrderOnPage> = z.object({
  ...viewShape,
  emisor: senderSchema(),
  books: flag(),
})
