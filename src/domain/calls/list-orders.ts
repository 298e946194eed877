import * as z from 'zod/mini'
import type { Contract } from './contract'
import { listedOrderSchema, spanSchema } from '../payment/listed-order'
import { documentId } from './schema'

/** Orders in one answer; the next one goes on after the last of them. */
export const ORDERS_AT_A_TIME = 1000

const cursor = () => z._default(z.nullable(z.string().check(z.regex(/^\d{12}_[^/]{1,200}$/))), null)

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

export const listOrdersResponseSchema = z.object({
  /** '' for all forms. */
  formTitle: z.string(),
  /** Newest first. */
  orders: z.array(listedOrderSchema),
  /** Where the next answer goes on; null when these were the last. */
  next: z.nullable(z.string()),
})
export type ListOrdersResponse = z.infer<typeof listOrdersResponseSchema>

/** The callable that lists orders for staff who see the statistics of their forms (PAY-13). */
export const LIST_ORDERS = {
  name: 'listOrders',
  request: listOrdersRequestSchema,
  response: listOrdersResponseSchema,
} as const satisfies Contract
