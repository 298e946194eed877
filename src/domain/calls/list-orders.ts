import * as z from 'zod/mini'
import { ORDER_STATES } from '../payment/order'
import { REFUND_SOURCES, REFUND_WAYS } from '../payment/refund'
import { isStorableMoment } from '../storable-moment'
import { documentId } from './schema'

/** Name of the callable that lists orders for staff who see the statistics of their forms (PAY-13). */
export const LIST_ORDERS = 'listOrders'

/** Orders in one answer; the next one goes on after the last of them. */
export const ORDERS_AT_A_TIME = 1000

const moment = () => z.nullable(z.number())

const instant = () => z.int().check(z.refine(isStorableMoment))
const cursor = () => z._default(z.nullable(z.string().check(z.regex(/^\d{12}_[^/]{1,200}$/))), null)

const spanSchema = z.strictObject({ from: instant(), to: instant() })
/** Two moments in milliseconds; `to` itself is outside. */
export type Span = z.infer<typeof spanSchema>

const no = () => z._default(z.null(), null)

export const listOrdersRequestSchema = z.union([
  z.strictObject({ formId: documentId(), paid: no(), moved: no(), after: cursor() }),
  z.strictObject({ formId: z.null(), paid: spanSchema, moved: no(), after: cursor() }),
  z.strictObject({ formId: z.null(), paid: no(), moved: spanSchema, after: cursor() }),
])
/**
 * Orders of one form, those of the caller's municipality whose money came between two moments, or those whose money was
 * given back, or came a second time, between them. `after` is the `next` of the answer before; null to begin.
 */
export type ListOrdersRequest = z.infer<typeof listOrdersRequestSchema>

const listedRefundSchema = z.object({
  /** In milliseconds; null for one from before that nobody noted. */
  at: moment(),
  by: z.string(),
  reason: z.string(),
  /** In cents. */
  amount: z.number(),
  tickets: z.number(),
  way: z.enum(REFUND_WAYS),
  of: z.enum(REFUND_SOURCES),
})
/** Money that was given back, as staff see it. */
export type ListedRefund = z.infer<typeof listedRefundSchema>

const listedOrderSchema = z.object({
  orderId: z.string(),
  id: z.string(),
  form: z.string(),
  formTitle: z.string(),
  amount: z.number(),
  currency: z.string(),
  sign: z.string(),
  dni: z.string(),
  email: z.string(),
  phone: z.string(),
  fullName: z.string(),
  state: z.enum(ORDER_STATES),
  sectionName: z.string(),
  quanty: z.number(),
  reference: z.string(),
  paidBy: z.string(),
  edited: z.boolean(),
  date: moment(),
  paidAt: moment(),
  code: z.string(),
  /** Oldest first. */
  refunds: z.array(listedRefundSchema),
  /** A card payment that came although the counter had taken the money. */
  secondPayment: z.nullable(z.object({ at: z.number(), reference: z.string() })),
  /** The provider was asked to give money back and did not say whether it did. */
  isRefundPending: z.boolean(),
  /** Its answer was deleted, and with it who bought. */
  isForgotten: z.boolean(),
})
/** An order as staff see it. Moments are in milliseconds. */
export type ListedOrder = z.infer<typeof listedOrderSchema>

export const listOrdersResponseSchema = z.object({
  /** '' for all forms. */
  formTitle: z.string(),
  /** Newest first. */
  orders: z.array(listedOrderSchema),
  /** Where the next answer goes on; null when these were the last. */
  next: z.nullable(z.string()),
})
export type ListOrdersResponse = z.infer<typeof listOrdersResponseSchema>
