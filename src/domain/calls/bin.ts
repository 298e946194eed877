/** Contracts of the callables about what was deleted (REACH-10). */
import * as z from 'zod/mini'
import type { Contract } from './contract'
import { documentId } from './schema'

const binnedAnswerRequestSchema = z.strictObject({
  answerId: documentId(),
})

const binnedFormRequestSchema = z.strictObject({
  formId: documentId(),
})

const binResponseSchema = z.object({
  status: z.literal('ok'),
})
export type BinResponse = z.infer<typeof binResponseSchema>

const cursor = () => z.nullable(z.string().check(z.maxLength(4000)))
/** Something in the bin. Moments are in milliseconds. */
const deletedShape = {
  municipalityPath: z.string(),
  /** Who deleted it. */
  by: z.string(),
  deleted: z.number(),
  until: z.number(),
  /** Whether the caller may erase it at once. */
  mayErase: z.boolean(),
}

const deletedAnswerSchema = z.object({
  ...deletedShape,
  ...{ answerId: z.string(), code: z.string(), formId: z.string(), formTitle: z.string() },
})
export type DeletedAnswer = z.infer<typeof deletedAnswerSchema>
export type Deleted = Pick<DeletedAnswer, keyof typeof deletedShape>

const deletedFormSchema = z.object({
  ...deletedShape,
  formId: z.string(),
  title: z.string(),
  /** How many answers it has, which stay with it; null when they were not counted. */
  answers: z.nullable(z.number()),
})
export type DeletedForm = z.infer<typeof deletedFormSchema>

const listDeletedRequestSchema = z.strictObject({
  /** Of this form alone; null for all that one may delete. */
  formId: z.nullable(documentId()),
  /** Where the page before ended; null to begin. */
  after: cursor(),
})

export const listDeletedResponseSchema = z.object({
  answers: z.array(deletedAnswerSchema),
  /** null when there are no more. */
  after: z.nullable(z.string()),
})
export type ListDeletedResponse = z.infer<typeof listDeletedResponseSchema>

const listDeletedFormsRequestSchema = z.strictObject({
  /** Where the page before ended; null to begin. */
  after: cursor(),
})

export const listDeletedFormsResponseSchema = z.object({
  forms: z.array(deletedFormSchema),
  /** null when there are no more. */
  after: z.nullable(z.string()),
})
export type ListDeletedFormsResponse = z.infer<typeof listDeletedFormsResponseSchema>

export const RESTORE_ANSWER = {
  name: 'restoreAnswer',
  request: binnedAnswerRequestSchema,
  response: binResponseSchema,
} as const satisfies Contract

export const ERASE_ANSWER = {
  name: 'eraseAnswer',
  request: binnedAnswerRequestSchema,
  response: binResponseSchema,
} as const satisfies Contract

export const LIST_DELETED = {
  name: 'listDeleted',
  request: listDeletedRequestSchema,
  response: listDeletedResponseSchema,
} as const satisfies Contract

export const RESTORE_FORM = {
  name: 'restoreForm',
  request: binnedFormRequestSchema,
  response: binResponseSchema,
} as const satisfies Contract

export const ERASE_FORM = {
  name: 'eraseForm',
  request: binnedFormRequestSchema,
  response: binResponseSchema,
} as const satisfies Contract

export const LIST_DELETED_FORMS = {
  name: 'listDeletedForms',
  request: listDeletedFormsRequestSchema,
  response: listDeletedFormsResponseSchema,
} as const satisfies Contract
