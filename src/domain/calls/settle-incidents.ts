import * as z from 'zod/mini'
import { documentId } from './schema'

/**
 * Name of the callable that decides about incidents that wait since a flood, and asks again for those that failed
 * (SEC-03, INC-01).
 */
export const SETTLE_INCIDENTS = 'settleIncidents'

export const settleIncidentsRequestSchema = z.strictObject({
  formId: documentId(),
  /** `release` makes those of a flood, `discard` makes none of them; `retry` asks again for those that failed. */
  action: z.enum(['release', 'discard', 'retry']),
})
export type SettleIncidentsRequest = z.infer<typeof settleIncidentsRequestSchema>

export const settleIncidentsResponseSchema = z.object({
  settled: z.number(),
  /** How many wait still. */
  left: z.number(),
})
export type SettleIncidentsResponse = z.infer<typeof settleIncidentsResponseSchema>
