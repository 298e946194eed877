import * as z from 'zod/mini'
import { HEALTHS, MATTERS, PART_NAMES } from '../operation/part'

/** Name of the callable that says how the installation stands (OPS-05). */
export const GET_OPERATION = 'getOperation'
/** Name of the callable that asks an outside system again whether it is there. */
export const ASK_SYSTEM = 'askSystem'

/** Name of the callable that sends receipts once more that did not go out. */
export const RETRY_RECEIPTS = 'retryReceipts'

/** Who asks says nothing: what is looked at follows from who it is. */
export const emptyRequestSchema: z.ZodMiniType<object> = z.strictObject({})

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

/** Systems that can be asked whether they are there; the bank has no such question. */
export const ASKABLE = ['municore', 'turnero', 'portal', 'smtp', 'passwords'] as const
export type Askable = (typeof ASKABLE)[number]

export const askSystemRequestSchema = z.strictObject({
  system: z.enum(ASKABLE),
})
export type AskSystemRequest = z.infer<typeof askSystemRequestSchema>

export const askSystemResponseSchema = z.object({
  /** Whether it stands as working now. */
  works: z.boolean(),
})
export type AskSystemResponse = z.infer<typeof askSystemResponseSchema>

export const retryReceiptsResponseSchema = z.object({
  sent: z.number(),
  failed: z.number(),
})
export type RetryReceiptsResponse = z.infer<typeof retryReceiptsResponseSchema>
