import * as z from 'zod/mini'
import { isStorableMoment } from '../storable-moment'
import { ORDER_STATES } from './order'
import { REFUND_SOURCES, REFUND_WAYS } from './refund'

const instant = () => z.int().check(z.refine(isStorableMoment))
const moment = () => z.nullable(z.number())

export const spanSchema = z.strictObject({ from: instant(), to: instant() })
/** Two moments in milliseconds; `to` itself is outside. */
export type Span = z.infer<typeof spanSchema>

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

export const listedOrderSchema = z.object({
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
