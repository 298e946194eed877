import * as z from 'zod/mini'
import type { Contract } from './contract'
import { MAX_NOTE } from '../answer/note'
import { assignee } from './assignee'
import { documentId } from './schema'
import { listAssigneesResponseSchema } from '../assignment/assignable'

const assignAnswerRequestSchema = z.strictObject({
  answerId: documentId(),
  /** Username, or path of an area for its group; null for nobody. */
  to: z.nullable(assignee()),
  /** For who takes it over; '' for none. It becomes one of the answer's internal notes. */
  note: z.string().check(z.trim(), z.maxLength(MAX_NOTE)),
  /** The same for every repetition of one request. */
  attempt: documentId(),
})
export type AssignAnswerRequest = z.infer<typeof assignAnswerRequestSchema>

export const assignAnswerResponseSchema = z.object({
  /** Who has it now; '' for nobody. */
  asignado: z.string(),
  /** Until when: a day, or a word for none. */
  vence: z.string(),
})
export type AssignAnswerResponse = z.infer<typeof assignAnswerResponseSchema>

/** Most people that are told. */
export const MAX_ASSIGNEES = 200

const listAssigneesRequestSchema = z.strictObject({
  /** null: who works in the own areas, without their groups. */
  formId: z.nullable(documentId()),
})

/** The callable that says whose turn an answer is (REACH-08). */
export const ASSIGN_ANSWER = {
  name: 'assignAnswer',
  request: assignAnswerRequestSchema,
  response: assignAnswerResponseSchema,
} as const satisfies Contract

/** The callable that says to whom the answers to a form may be given. */
export const LIST_ASSIGNEES = {
  name: 'listAssignees',
  request: listAssigneesRequestSchema,
  response: listAssigneesResponseSchema,
} as const satisfies Contract
