/** Contracts of the callables about what was deleted (REACH-10). */
import * as z from 'zod/mini'
import type { Contract } from './contract'
import { documentId } from './schema'

/** Answers, or forms, in one page of the bin. */
export const DELETED_PER_PAGE = 25

/**
 * Why no answer comes back, or is erased: `gone` it is there no more, `over` its time is over by the rule of its form,
 * `form` the form is deleted, `full` it has all answers that it takes, `answered` the citizen has answered it again,
 * `taken` another answer came under the same name, `held` somebody holds it back.
 */
const BIN_REFUSALS = ['gone', 'over', 'form', 'full', 'answered', 'taken', 'held'] as const
export type BinRefusal = (typeof BIN_REFUSALS)[number]

/**
 * Why no form comes back, or is erased: `gone` it lies there no more, `held` somebody holds its answers back, `answers`
 * it has some, in the bin or not, which need it.
 */
const FORM_BIN_REFUSALS = ['gone', 'held', 'answers'] as const
export type FormBinRefusal = (typeof FORM_BIN_REFUSALS)[number]

const reasonOf = <T extends string>(reasons: readonly T[], details: unknown): T | null => {
  const parsed = z.looseObject({ reason: z.enum(reasons) }).safeParse(details)
  return parsed.success ? parsed.data.reason : null
}

/** Why the bin refused an answer, by the details of an error; null when they say something else. */
export const binRefusalOf = (details: unknown): BinRefusal | null => reasonOf(BIN_REFUSALS, details)

/** The same of a form. */
export const formBinRefusalOf = (details: unknown): FormBinRefusal | null =>
  reasonOf(FORM_BIN_REFUSALS, details)

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
