import * as z from 'zod/mini'
import { LANGUAGES } from '../language'
import { isMailAddress } from '../mail/address'
import { documentId } from './schema'

/** Name of the callable that mails the link by which somebody asks to be told when a form opens (REACH-01). */
export const ASK_OPENING_NEWS = 'askOpeningNews'

export const askOpeningNewsRequestSchema = z.strictObject({
  formId: documentId(),
  address: z.string().check(z.refine(isMailAddress)),
  language: z.enum(LANGUAGES),
})
export type AskOpeningNewsRequest = z.infer<typeof askOpeningNewsRequestSchema>

export const askOpeningNewsResponseSchema = z.object({
  /** `mailed` whatever is known of the address; `open`: there is nothing to wait for. */
  status: z.enum(['mailed', 'open']),
})
export type AskOpeningNewsResponse = z.infer<typeof askOpeningNewsResponseSchema>
