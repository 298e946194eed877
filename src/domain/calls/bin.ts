/** Contracts of the callables about what was deleted (REACH-10). */
import * as z from 'zod/mini'
import { documentId } from './schema'

export const RESTORE_ANSWER = 'restoreAnswer'
export const ERASE_ANSWER = 'eraseAnswer'
export const LIST_DELETED = 'listDeleted'

/** Answers in one page of the bin. */
export const DELETED_PER_PAGE = 25

/**
 * Why nothing comes back, or is not erased: `gone` it is there no more, `over` its time is over by the rule of its form,
 * `form` the form is deleted, `full` it has all answers that it takes, `answered` the citizen has answered it again,
 * `taken` another answer came under the same name, `held` somebody holds it back.
 */
export const BIN_REFUSALS = ['gone', 'over', 'form', 'full', 'answered', 'taken', 'held'] as const
export type BinRefusal = (typeof BIN_REFUSALS)[number]

const refusalSchema = z.looseObject({ reason: z.enum(BIN_REFUSALS) })

/** Why the bin refused, by the details of an error; null when they say something else. */
export function binRefusalOf(details: unknown): BinRefusal | null {
  const parsed = refusalSchema.safeParse(details)
  return parsed.success ? parsed.data.reason : null
}

export interface BinnedAnswerRequest {
  answerId: string
}
export interface BinnedAnswerResponse {
  status: 'ok'
}

export interface ListDeletedRequest {
  /** Of this form alone; null for all that one may delete. */
  formId: string | null
  /** Where the page before ended; null to begin. */
  after: string | null
}

/** An answer in the bin. Moments are in milliseconds. */
export interface DeletedAnswer {
  answerId: string
  code: string
  formId: string
  formTitle: string
  municipalityPath: string
  /** Who deleted it. */
  by: string
  deleted: number
  until: number
  /** Whether the caller may erase it at once. */
  mayErase: boolean
}

export interface ListDeletedResponse {
  answers: DeletedAnswer[]
  /** null when there are no more. */
  after: string | null
}

export const binnedAnswerRequestSchema: z.ZodMiniType<BinnedAnswerRequest> = z.strictObject({
  answerId: documentId(),
})
export const binnedAnswerResponseSchema: z.ZodMiniType<BinnedAnswerResponse> = z.object({
  status: z.literal('ok'),
})

export const listDeletedRequestSchema: z.ZodMiniType<ListDeletedRequest> = z.strictObject({
  formId: z.nullable(documentId()),
  after: z.nullable(z.string().check(z.maxLength(4000))),
})
export const listDeletedResponseSchema: z.ZodMiniType<ListDeletedResponse> = z.object({
  answers: z.array(
    z.object({
      ...{ answerId: z.string(), code: z.string(), formId: z.string(), formTitle: z.string() },
      municipalityPath: z.string(),
      ...{ by: z.string(), deleted: z.number(), until: z.number(), mayErase: z.boolean() },
    }),
  ),
  after: z.nullable(z.string()),
})
