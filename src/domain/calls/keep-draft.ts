import * as z from 'zod/mini'
import { isKeptId, isKeptSecret, MAX_KEPT_BYTES } from '../kept-draft/kept-draft'
import { LANGUAGES, type Language } from '../language'
import { isMailAddress } from '../mail/address'
import { base64, documentId } from './schema'

/** Name of the callable that keeps a draft and mails its link (REACH-04). */
export const KEEP_DRAFT = 'keepDraft'
/** Name of the callable that gives it to who has the link. */
export const GET_KEPT_DRAFT = 'getKeptDraft'

/** Which draft, and the proof of the link: made of its secret, from which nobody can tell the key. */
export interface KeptDraftRef {
  id: string
  proof: string
}

export interface KeepDraftRequest extends KeptDraftRef {
  formId: string
  version: number
  answerId: string
  /** The draft with its files, encrypted, in base64. */
  data: string
  /** Which state of the kept draft it follows; 0 for a new one. */
  revision: number
  /** To whom the link goes; a new draft has one. The secret is written into the mail and nowhere else. */
  mail: { address: string; secret: string; language: Language } | null
}

export interface KeepDraftResponse {
  revision: number
  /** Until when it is kept, in milliseconds. */
  until: number
}

/** What became of a kept draft; `gone`: its form is not there any more for strangers. */
export type KeptDraftStatus = 'kept' | 'sent' | 'late' | 'gone'

export interface GetKeptDraftRequest extends KeptDraftRef {
  /** Only how it stands, without the draft itself. */
  peek: boolean
}

export interface GetKeptDraftResponse {
  status: KeptDraftStatus
  formId: string
  revision: number
  savedAt: number
  until: number
  /** Encrypted, in base64; '' where it is not asked for or not there any more. */
  data: string
}

const ref = {
  id: z.string().check(z.refine(isKeptId)),
  proof: z.string().check(z.refine(isKeptSecret)),
}

/** Base64 takes four letters for three bytes. */
const MAX_LETTERS = Math.ceil(MAX_KEPT_BYTES / 3) * 4

export const keepDraftRequestSchema: z.ZodMiniType<KeepDraftRequest> = z.strictObject({
  ...ref,
  formId: documentId(),
  version: z.int().check(z.minimum(1)),
  answerId: documentId(),
  data: base64().check(z.maxLength(MAX_LETTERS)),
  revision: z.int().check(z.minimum(0)),
  mail: z.nullable(
    z.strictObject({
      address: z.string().check(z.refine(isMailAddress)),
      secret: z.string().check(z.refine(isKeptSecret)),
      language: z.enum(LANGUAGES),
    }),
  ),
})

export const keepDraftResponseSchema: z.ZodMiniType<KeepDraftResponse> = z.object({
  revision: z.number(),
  until: z.number(),
})

export const getKeptDraftRequestSchema: z.ZodMiniType<GetKeptDraftRequest> = z.strictObject({
  ...ref,
  peek: z.boolean(),
})

export const getKeptDraftResponseSchema: z.ZodMiniType<GetKeptDraftResponse> = z.object({
  status: z.enum(['kept', 'sent', 'late', 'gone']),
  formId: z.string(),
  revision: z.number(),
  savedAt: z.number(),
  until: z.number(),
  data: z.string(),
})
