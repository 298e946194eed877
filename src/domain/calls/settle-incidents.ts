import * as z from 'zod/mini'
import { documentId } from './schema'

/**
 * Name of the callable that decides about incidents that wait since a flood, and asks again for those that failed
 * (SEC-03, INC-01).
 */
export const SETTLE_INCIDENTS = 'settleIncidents'

export interface SettleIncidentsRequest {
  formId: string
  /** `release` makes those of a flood, `discard` makes none of them; `retry` asks again for those that failed. */
  action: 'release' | 'discard' | 'retry'
}
export interface SettleIncidentsResponse {
  settled: number
  /** How many wait still. */
  left: number
}

export const settleIncidentsRequestSchema: z.ZodMiniType<SettleIncidentsRequest> = z.strictObject({
  formId: documentId(),
  action: z.enum(['release', 'discard', 'retry']),
})

export const settleIncidentsResponseSchema: z.ZodMiniType<SettleIncidentsResponse> = z.object({
  settled: z.number(),
  left: z.number(),
})
