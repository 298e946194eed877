import * as z from 'zod/mini'
import { isPathOfAnswers } from '../files/path-of-answers'
import { documentId } from './schema'

/**
 * Name of the callable that does for one file of an answer what should have followed when it came (FILE-05): whoever may
 * read the answer asks for it, because they do not see the file.
 */
export const RECHECK_FILE = 'recheckFile'

/**
 * `fine`: the answer keeps the file, and its readers see it. `refused`: it is there and not what its name says, so it is
 * kept as bytes that nobody shows. `missing`: it is not there, or was not sent for this answer.
 */
const FILE_STANDINGS = ['fine', 'refused', 'missing'] as const
export type FileStanding = (typeof FILE_STANDINGS)[number]

export const recheckFileRequestSchema = z.strictObject({
  /** Where the file lies. */
  path: z.string().check(z.maxLength(400), z.refine(isPathOfAnswers)),
  /** The answer that shows it; null for the one that the file was sent for. */
  answerId: z.nullable(documentId()),
})
export type RecheckFileRequest = z.infer<typeof recheckFileRequestSchema>

export const recheckFileResponseSchema = z.object({
  status: z.literal('ok'),
  file: z.enum(FILE_STANDINGS),
})
export type RecheckFileResponse = z.infer<typeof recheckFileResponseSchema>
