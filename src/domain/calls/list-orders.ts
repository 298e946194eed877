import * as z from 'zod/mini'
import { ORDER_STATES } from '../payment/order'
import type { PayOrder } from '../payment/pay-order'
import { isStorableMoment } from '../storable-moment'
import type { OrderView } from './get-order'
import { documentId } from './schema'

/** Name of the callable that lists orders for staff who see the statistics of their forms (PAY-13). */
export const LIST_ORDERS = 'listOrders'

/** Orders in one answer; the next one goes on after the last of them. */
export const ORDERS_AT_A_TIME = 1000

/** Orders of one form, or those of the caller's municipality whose money came between two moments. */
export type ListOrdersRequest = {
  /** `next` of the answer before; null to begin. */
  after: string | null
} & (
  | { formId: string; paid: null }
  /** In milliseconds; `to` itself is outside. */
  | { formId: null; paid: { from: number; to: number } }
)

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
    Pick<OrderView, 'date' | 'paidAt' | 'code'> {}

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

export const listOrdersRequestSchema: z.ZodMiniType<ListOrdersRequest> = z.union([
  z.strictObject({ formId: documentId(), paid: z._default(z.null(), null), after: cursor() }),
  z.strictObject({
    formId: z.null(),
    paid: z.strictObject({ from: instant(), to: instant() }),
    after: cursor(),
  }),
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
    }),
  ),
  next: z.nullable(z.string()),
})
