import * as z from 'zod/mini'
import type { Contract } from './contract'
import { HEALTHS, MATTERS, PART_NAMES, ASKABLE } from '../operation/part'

/** Who asks says nothing: what is looked at follows from who it is. */
const emptyRequestSchema: z.ZodMiniType<object> = z.strictObject({})

export const getOperationResponseSchema = z.object({
  parts: z.array(
    z.object({
      name: z.enum(PART_NAMES),
      health: z.enum(HEALTHS),
      matter: z.nullable(z.enum(MATTERS)),
      count: z.number(),
      since: z.nullable(z.number()),
      last: z.nullable(z.number()),
      items: z.array(
        z.object({ id: z.string(), title: z.string(), count: z.number(), since: z.nullable(z.number()) }),
      ),
    }),
  ),
})
export type GetOperationResponse = z.infer<typeof getOperationResponseSchema>

const askSystemRequestSchema = z.strictObject({
  system: z.enum(ASKABLE),
})

const askSystemResponseSchema = z.object({
  /** Whether it stands as working now. */
  works: z.boolean(),
})
export type AskSystemResponse = z.infer<typeof askSystemResponseSchema>

const retryReceiptsResponseSchema = z.object({
  sent: z.number(),
  failed: z.number(),
})
export type RetryReceiptsResponse = z.infer<typeof retryReceiptsResponseSchema>

/** The callable that says how the installation stands (OPS-05). */
export const GET_OPERATION = {
  name: 'getOperation',
  request: emptyRequestSchema,
  response: getOperationResponseSchema,
} as const satisfies Contract

/** The callable that asks an outside system again whether it is there. */
export const ASK_SYSTEM = {
  name: 'askSystem',
  request: askSystemRequestSchema,
  response: askSystemResponseSchema,
} as const satisfies Contract

/** The callable that sends receipts once more that did not go out. */
export const RETRY_RECEIPTS = {
  name: 'retryReceipts',
  request: emptyRequestSchema,
  response: retryReceiptsResponseSchema,
} as const satisfies Contract
