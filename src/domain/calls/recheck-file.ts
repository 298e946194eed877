import * as z from 'zod/mini'
import type { Call } from './contract'
import { isPathOfAnswers } from '../files/path-of-answers'
import { documentId } from './schema'
import { FILE_STATUSES } from '../files/file-status'

const recheckFileRequestSchema = z.strictObject({
  /** Where the file lies. */
  path: z.string().check(z.maxLength(400), z.refine(isPathOfAnswers)),
  /** The answer that shows it; null for the one that the file was sent for. */
  answerId: z.nullable(documentId()),
})
export type RecheckFileRequest = z.infer<typeof recheckFileRequestSchema>

const recheckFileResponseSchema = z.object({
  status: z.literal('ok'),
  file: z.enum(FILE_STATUSES),
})
export type RecheckFileResponse = z.infer<typeof recheckFileResponseSchema>

/**
 * The callable that does for one file of an answer what should have followed when it came (FILE-05): whoever may
 * read the answer asks for it, because they do not see the file.
 */
export const RECHECK_FILE: Call<RecheckFileRequest, typeof recheckFileResponseSchema, 'recheckFile'> = {
  name: 'recheckFile',
  response: recheckFileResponseSchema,
}
export const RECHECK_FILE_CHECKED = {
  name: 'recheckFile',
  request: recheckFileRequestSchema,
  response: recheckFileResponseSchema,
} as const satisfies typeof RECHECK_FILE
