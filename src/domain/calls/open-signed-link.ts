import * as z from 'zod/mini'
import type { Call } from './contract'
import { MAX_SIGNED } from '../signed-link/signed-link'
import { documentId } from './schema'

const openSignedLinkRequestSchema = z.strictObject({
  formId: documentId(),
  values: z.string().check(z.regex(/^[!-~]*$/), z.maxLength(MAX_SIGNED)),
  expires: z.int().check(z.minimum(0), z.maximum(9_999_999_999)),
  signature: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
})
export type OpenSignedLinkRequest = z.infer<typeof openSignedLinkRequestSchema>

export const openSignedLinkResponseSchema = z.object({
  /** `late`: it counted, and its time is over; `wrong`: nobody who has a key signed this. */
  status: z.enum(['counts', 'late', 'wrong']),
  /** With `counts`: what the answer says of it; else ''. */
  note: z.string(),
})
export type OpenSignedLinkResponse = z.infer<typeof openSignedLinkResponseSchema>

/** The callable that says whether a signed link counts now (REACH-05). */
export const OPEN_SIGNED_LINK: Call<
  OpenSignedLinkRequest,
  typeof openSignedLinkResponseSchema,
  'openSignedLink'
> = { name: 'openSignedLink', response: openSignedLinkResponseSchema }
export const OPEN_SIGNED_LINK_CHECKED = {
  name: 'openSignedLink',
  request: openSignedLinkRequestSchema,
  response: openSignedLinkResponseSchema,
} as const satisfies typeof OPEN_SIGNED_LINK
