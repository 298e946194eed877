import * as z from 'zod/mini'
import { documentId } from './schema'

/** Name of the callable that decides about incidents that wait since a flood (SEC-03, INC-01). */
export const SETTLE_INCIDENTS = 'settleIncidents'

export interface SettleIncidentsRequest {
  formId: string
  /** `release` makes them, `discard` makes none of them. */
  action: 'release' | 'discard'
}
export interface SettleIncidentsResponse {
  settled: number
  /** How many wait still. */
  left: number
}

export const settleIncidentsRequestSchema: z.ZodMiniType<SettleIncidentsRequest> = z.strictObject({
  formId: documentId(),
  action: z.enum(['release', 'discard']),
})

export const settleIncidentsResponseSchema: z.ZodMiniType<SettleIncidentsResponse> = z.object({
  settled: z.number(),
  left: z.number(),
})
