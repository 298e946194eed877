import * as z from 'zod/mini'
import { ORDER_STATES } from '../payment/order'
import type { PayOrder } from '../payment/pay-order'
import { REFUND_SOURCES, REFUND_WAYS, type RefundSource, type RefundWay } from '../payment/refund'
import { isStorableMoment } from '../storable-moment'
import type { OrderView } from './get-order'
import { documentId } from './schema'

/** Name of the callable that lists orders for staff who see the statistics of their forms (PAY-13). */
export const LIST_ORDERS = 'listOrders'

/** Orders in one answer; the next one goes on after the last of them. */
export const ORDERS_AT_A_TIME = 1000

/** Two moments in milliseconds; `to` itself is outside. */
export interface Span {
  from: number
  to: number
}

/**
 * Orders of one form, those of the caller's municipality whose money came between two moments, or those whose money was
 * given back, or came a second time, between them.
 */
export type ListOrdersRequest = {
  /** `next` of the answer before; null to begin. */
  after: string | null
} & (
  | { formId: string; paid: null; moved: null }
  | { formId: null; paid: Span; moved: null }
  | { formId: null; paid: null; moved: Span }
)

/** Money that was given back, as staff see it. */
export interface ListedRefund {
  /** In milliseconds; null for one from before that nobody noted. */
  at: number | null
  by: string
  reason: string
  /** In cents. */
  amount: number
  tickets: number
  way: RefundWay
  of: RefundSource
}

/** An order as staff see it. Moments are in milliseconds. */
export interface ListedOrder
  extends
    Pick<
      PayOrder,
      | 'orderId'
      | 'id'
      | 'form'
      | 'formTitle'
      | 'amount'
      | 'currency'
      | 'sign'
      | 'dni'
      | 'email'
      | 'phone'
      | 'fullName'
      | 'state'
    >,
    Pick<PayOrder, 'sectionName' | 'quanty' | 'reference' | 'paidBy' | 'edited'>,
    Pick<OrderView, 'date' | 'paidAt' | 'code'> {
  /** Oldest first. */
  refunds: ListedRefund[]
  /** A card payment that came although the counter had taken the money. */
  secondPayment: { at: number; reference: string } | null
  /** The provider was asked to give money back and did not say whether it did. */
  isRefundPending: boolean
  /** Its answer was deleted, and with it who bought. */
  isForgotten: boolean
}

export interface ListOrdersResponse {
  /** '' for all forms. */
  formTitle: string
  /** Newest first. */
  orders: ListedOrder[]
  /** Where the next answer goes on; null when these were the last. */
  next: string | null
}

const moment = () => z.nullable(z.number())

const instant = () => z.int().check(z.refine(isStorableMoment))
const cursor = () => z._default(z.nullable(z.string().check(z.regex(/^\d{12}_[^/]{1,200}$/))), null)

const span = () => z.strictObject({ from: instant(), to: instant() })
const no = () => z._default(z.null(), null)

export const listOrdersRequestSchema: z.ZodMiniType<ListOrdersRequest> = z.union([
  z.strictObject({ formId: documentId(), paid: no(), moved: no(), after: cursor() }),
  z.strictObject({ formId: z.null(), paid: span(), moved: no(), after: cursor() }),
  z.strictObject({ formId: z.null(), paid: no(), moved: span(), after: cursor() }),
])

export const listOrdersResponseSchema: z.ZodMiniType<ListOrdersResponse> = z.object({
  formTitle: z.string(),
  orders: z.array(
    z.object({
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
      refunds: z.array(
        z.object({
          at: moment(),
          by: z.string(),
          reason: z.string(),
          amount: z.number(),
          tickets: z.number(),
          way: z.enum(REFUND_WAYS),
          of: z.enum(REFUND_SOURCES),
        }),
      ),
      secondPayment: z.nullable(z.object({ at: z.number(), reference: z.string() })),
      isRefundPending: z.boolean(),
      isForgotten: z.boolean(),
    }),
  ),
  next: z.nullable(z.string()),
})
