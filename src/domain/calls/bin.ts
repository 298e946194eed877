/** Contracts of the callables about what was deleted (REACH-10). */
import * as z from 'zod/mini'
import { documentId } from './schema'

export const RESTORE_ANSWER = 'restoreAnswer'
export const ERASE_ANSWER = 'eraseAnswer'
export const LIST_DELETED = 'listDeleted'
export const RESTORE_FORM = 'restoreForm'
export const ERASE_FORM = 'eraseForm'
export const LIST_DELETED_FORMS = 'listDeletedForms'

/** Answers, or forms, in one page of the bin. */
export const DELETED_PER_PAGE = 25

/**
 * Why no answer comes back, or is erased: `gone` it is there no more, `over` its time is over by the rule of its form,
 * `form` the form is deleted, `full` it has all answers that it takes, `answered` the citizen has answered it again,
 * `taken` another answer came under the same name, `held` somebody holds it back.
 */
export const BIN_REFUSALS = ['gone', 'over', 'form', 'full', 'answered', 'taken', 'held'] as const
export type BinRefusal = (typeof BIN_REFUSALS)[number]

/**
 * Why no form comes back, or is erased: `gone` it lies there no more, `held` somebody holds its answers back, `answers`
 * it has some, in the bin or not, which need it.
 */
export const FORM_BIN_REFUSALS = ['gone', 'held', 'answers'] as const
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

export interface BinnedAnswerRequest {
  answerId: string
}
export interface BinnedFormRequest {
  formId: string
}
export interface BinResponse {
  status: 'ok'
}

export interface ListDeletedRequest {
  /** Of this form alone; null for all that one may delete. */
  formId: string | null
  /** Where the page before ended; null to begin. */
  after: string | null
}

/** Something in the bin. Moments are in milliseconds. */
export interface Deleted {
  municipalityPath: string
  /** Who deleted it. */
  by: string
  deleted: number
  until: number
  /** Whether the caller may erase it at once. */
  mayErase: boolean
}

export interface DeletedAnswer extends Deleted {
  answerId: string
  code: string
  formId: string
  formTitle: string
}

export interface DeletedForm extends Deleted {
  formId: string
  title: string
  /** How many answers it has, which stay with it; null when they were not counted. */
  answers: number | null
}

export interface ListDeletedFormsRequest {
  /** Where the page before ended; null to begin. */
  after: string | null
}

export interface ListDeletedFormsResponse {
  forms: DeletedForm[]
  /** null when there are no more. */
  after: string | null
}

export interface ListDeletedResponse {
  answers: DeletedAnswer[]
  /** null when there are no more. */
  after: string | null
}

export const binnedAnswerRequestSchema: z.ZodMiniType<BinnedAnswerRequest> = z.strictObject({
  answerId: documentId(),
})
export const binnedFormRequestSchema: z.ZodMiniType<BinnedFormRequest> = z.strictObject({
  formId: documentId(),
})
export const binResponseSchema: z.ZodMiniType<BinResponse> = z.object({
  status: z.literal('ok'),
})

const cursor = () => z.nullable(z.string().check(z.maxLength(4000)))
const deletedShape = {
  municipalityPath: z.string(),
  ...{ by: z.string(), deleted: z.number(), until: z.number(), mayErase: z.boolean() },
}

export const listDeletedRequestSchema: z.ZodMiniType<ListDeletedRequest> = z.strictObject({
  formId: z.nullable(documentId()),
  after: cursor(),
})
export const listDeletedResponseSchema: z.ZodMiniType<ListDeletedResponse> = z.object({
  answers: z.array(
    z.object({
      ...{ answerId: z.string(), code: z.string(), formId: z.string(), formTitle: z.string() },
      ...deletedShape,
    }),
  ),
  after: z.nullable(z.string()),
})

export const listDeletedFormsRequestSchema: z.ZodMiniType<ListDeletedFormsRequest> = z.strictObject({
  after: cursor(),
})
export const listDeletedFormsResponseSchema: z.ZodMiniType<ListDeletedFormsResponse> = z.object({
  forms: z.array(
    z.object({
      ...{ formId: z.string(), title: z.string(), answers: z.nullable(z.number()) },
      ...deletedShape,
    }),
  ),
  after: z.nullable(z.string()),
})
