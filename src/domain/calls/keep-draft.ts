import * as z from 'zod/mini'
import type { Call } from './contract'
import { isDraftId, isDraftSecret, MAX_DRAFT_BYTES } from '../saved-draft/saved-draft'
import { LANGUAGES } from '../language'
import { isMailAddress } from '../mail/address'
import { base64, documentId } from './schema'

/** Which draft, and the proof of the link: made of its secret, from which nobody can tell the key. */
const ref = {
  id: z.string().check(z.refine(isDraftId)),
  proof: z.string().check(z.refine(isDraftSecret)),
}

/** Base64 takes four letters for three bytes. */
const MAX_LETTERS = Math.ceil(MAX_DRAFT_BYTES / 3) * 4

export const keepDraftRequestSchema = z.strictObject({
  ...ref,
  formId: documentId(),
  version: z.int().check(z.minimum(1)),
  answerId: documentId(),
  /** The draft with its files, encrypted, in base64. */
  data: base64().check(z.maxLength(MAX_LETTERS)),
  /** Which state of the kept draft it follows; 0 for a new one. */
  revision: z.int().check(z.minimum(0)),
  /** To whom the link goes; a new draft has one. The secret is written into the mail and nowhere else. */
  mail: z.nullable(
    z.strictObject({
      address: z.string().check(z.refine(isMailAddress)),
      secret: z.string().check(z.refine(isDraftSecret)),
      language: z.enum(LANGUAGES),
    }),
  ),
})
export type KeepDraftRequest = z.infer<typeof keepDraftRequestSchema>
export type SavedDraftRef = Pick<KeepDraftRequest, keyof typeof ref>

export const keepDraftResponseSchema = z.object({
  revision: z.number(),
  /** Until when it is kept, in milliseconds. */
  until: z.number(),
})
export type KeepDraftResponse = z.infer<typeof keepDraftResponseSchema>

const getKeptDraftRequestSchema = z.strictObject({
  ...ref,
  /** Only how it stands, without the draft itself. */
  peek: z.boolean(),
})
export type GetKeptDraftRequest = z.infer<typeof getKeptDraftRequestSchema>

export const getKeptDraftResponseSchema = z.object({
  /** What became of it; `gone`: its form is not there any more for strangers. */
  status: z.enum(['kept', 'sent', 'late', 'gone']),
  formId: z.string(),
  revision: z.number(),
  savedAt: z.number(),
  until: z.number(),
  /** The mail with its link came back, so that nobody has the link but this device. */
  returned: z._default(z.boolean(), false),
  /** Encrypted, in base64; '' where it is not asked for or not there any more. */
  data: z.string(),
})
export type GetKeptDraftResponse = z.infer<typeof getKeptDraftResponseSchema>
export type SavedDraftStatus = GetKeptDraftResponse['status']

/** The callable that keeps a draft and mails its link (REACH-04). */
export const KEEP_DRAFT: Call<KeepDraftRequest, typeof keepDraftResponseSchema, 'keepDraft'> = {
  name: 'keepDraft',
  response: keepDraftResponseSchema,
}
export const KEEP_DRAFT_CHECKED = {
  name: 'keepDraft',
  request: keepDraftRequestSchema,
  response: keepDraftResponseSchema,
} as const satisfies typeof KEEP_DRAFT

/** The callable that gives it to who has the link. */
export const GET_KEPT_DRAFT: Call<GetKeptDraftRequest, typeof getKeptDraftResponseSchema, 'getKeptDraft'> = {
  name: 'getKeptDraft',
  response: getKeptDraftResponseSchema,
}
export const GET_KEPT_DRAFT_CHECKED = {
  name: 'getKeptDraft',
  request: getKeptDraftRequestSchema,
  response: getKeptDraftResponseSchema,
} as const satisfies typeof GET_KEPT_DRAFT
