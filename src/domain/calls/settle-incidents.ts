import * as z from 'zod/mini'
import type { Contract } from './contract'
import { documentId } from './schema'

const settleIncidentsRequestSchema = z.strictObject({
  formId: documentId(),
  /** `release` makes those of a flood, `discard` makes none of them; `retry` asks again for those that failed. */
  action: z.enum(['release', 'discard', 'retry']),
})
export type SettleIncidentsRequest = z.infer<typeof settleIncidentsRequestSchema>

const settleIncidentsResponseSchema = z.object({
  settled: z.number(),
  /** How many wait still. */
  left: z.number(),
})
export type SettleIncidentsResponse = z.infer<typeof settleIncidentsResponseSchema>

/**
 * The callable that decides about incidents that wait since a flood, and asks again for those that failed
 * (SEC-03, INC-01).
 */
export const SETTLE_INCIDENTS = {
  name: 'settleIncidents',
  request: settleIncidentsRequestSchema,
  response: settleIncidentsResponseSchema,
} as const satisfies Contract
