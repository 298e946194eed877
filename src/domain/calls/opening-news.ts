import * as z from 'zod/mini'
import type { Call } from './contract'
import { LANGUAGES } from '../language'
import { isMailAddress } from '../mail/address'
import { documentId } from './schema'

const askOpeningNewsRequestSchema = z.strictObject({
  formId: documentId(),
  address: z.string().check(z.refine(isMailAddress)),
  language: z.enum(LANGUAGES),
})
export type AskOpeningNewsRequest = z.infer<typeof askOpeningNewsRequestSchema>

const askOpeningNewsResponseSchema = z.object({
  /** `mailed` whatever is known of the address; `open`: there is nothing to wait for. */
  status: z.enum(['mailed', 'open']),
})
export type AskOpeningNewsResponse = z.infer<typeof askOpeningNewsResponseSchema>

/** The callable that mails the link by which somebody asks to be told when a form opens (REACH-01). */
export const ASK_OPENING_NEWS: Call<
  AskOpeningNewsRequest,
  typeof askOpeningNewsResponseSchema,
  'askOpeningNews'
> = { name: 'askOpeningNews', response: askOpeningNewsResponseSchema }
export const ASK_OPENING_NEWS_CHECKED = {
  name: 'askOpeningNews',
  request: askOpeningNewsRequestSchema,
  response: askOpeningNewsResponseSchema,
} as const satisfies typeof ASK_OPENING_NEWS
