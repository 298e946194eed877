import * as z from 'zod/mini'
import { documentId } from './schema'

/** Name of the callable that holds an answer, or all of a form, back from being deleted, or lifts that (OPS-02). */
export const SET_LEGAL_HOLD = 'setLegalHold'

/** Longest reason. */
export const MAX_HOLD_REASON = 300

export interface SetLegalHoldRequest {
  formId: string
  /** null for all answers of the form. */
  answerId: string | null
  /** Whether it is held from now on. */
  held: boolean
  /** Why: the audit trail and staff who work with it read it. */
  reason: string
}
export interface SetLegalHoldResponse {
  status: 'ok'
}

export const setLegalHoldRequestSchema: z.ZodMiniType<SetLegalHoldRequest> = z.strictObject({
  formId: documentId(),
  answerId: z.nullable(documentId()),
  held: z.boolean(),
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_HOLD_REASON)),
})

export const setLegalHoldResponseSchema: z.ZodMiniType<SetLegalHoldResponse> = z.object({
  status: z.literal('ok'),
})
