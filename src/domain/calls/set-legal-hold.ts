import * as z from 'zod/mini'
import type { Contract } from './contract'
import { documentId } from './schema'
import { MAX_HOLD_REASON } from '../privacy/retention-note'

const setLegalHoldRequestSchema = z.strictObject({
  formId: documentId(),
  /** null for all answers of the form. */
  answerId: z.nullable(documentId()),
  /** Whether it is held from now on. */
  held: z.boolean(),
  /** Why: the audit trail and staff who work with it read it. */
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_HOLD_REASON)),
})
export type SetLegalHoldRequest = z.infer<typeof setLegalHoldRequestSchema>

export const setLegalHoldResponseSchema = z.object({
  status: z.literal('ok'),
})
export type SetLegalHoldResponse = z.infer<typeof setLegalHoldResponseSchema>

/** The callable that holds an answer, or all of a form, back from being deleted, or lifts that (OPS-02). */
export const SET_LEGAL_HOLD = {
  name: 'setLegalHold',
  request: setLegalHoldRequestSchema,
  response: setLegalHoldResponseSchema,
} as const satisfies Contract
