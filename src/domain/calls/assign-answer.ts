import * as z from 'zod/mini'
import { MAX_NOTE } from '../answer/note'
import { documentId } from './schema'

/** Name of the callable that says whose turn an answer is (REACH-08). */
export const ASSIGN_ANSWER = 'assignAnswer'

export interface AssignAnswerRequest {
  answerId: string
  /** Username; null for nobody. */
  to: string | null
  /** For who takes it over; '' for none. It becomes one of the answer's internal notes. */
  note: string
  /** The same for every repetition of one request. */
  attempt: string
}
export interface AssignAnswerResponse {
  /** Who has it now; '' for nobody. */
  asignado: string
  /** Until when: a day, or a word for none. */
  vence: string
}

export const assignAnswerRequestSchema: z.ZodMiniType<AssignAnswerRequest> = z.strictObject({
  answerId: documentId(),
  to: z.nullable(documentId()),
  note: z.string().check(z.trim(), z.maxLength(MAX_NOTE)),
  attempt: documentId(),
})

export const assignAnswerResponseSchema: z.ZodMiniType<AssignAnswerResponse> = z.object({
  asignado: z.string(),
  vence: z.string(),
})

/** Name of the callable that says to whom the answers to a form may be given. */
export const LIST_ASSIGNEES = 'listAssignees'

/** Most people that are told. */
export const MAX_ASSIGNEES = 200

export interface ListAssigneesRequest {
  formId: string
}

export interface ListAssigneesResponse {
  /** By their names. */
  people: { username: string; name: string }[]
  /** There are more. */
  isCut: boolean
}

export const listAssigneesRequestSchema: z.ZodMiniType<ListAssigneesRequest> = z.strictObject({
  formId: documentId(),
})

export const listAssigneesResponseSchema: z.ZodMiniType<ListAssigneesResponse> = z.object({
  people: z.array(z.object({ username: z.string(), name: z.string() })),
  isCut: z.boolean(),
})
