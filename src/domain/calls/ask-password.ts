import * as z from 'zod/mini'
import { LANGUAGES, type Language } from '../language'
import { isMailAddress } from '../mail/address'

/** Name of the callable that has the mail sent with which a password is chosen (AUTH-02, USER-02). */
export const ASK_PASSWORD = 'askPasswordMail'

export interface AskPasswordRequest {
  email: string
  /** The language of the page, in which the mail is. */
  language: Language
  /** Somebody else asks for it, whose page says nothing of the person: the language that is recorded of them counts, if one is. */
  forOther?: boolean
}

export const askPasswordRequestSchema: z.ZodMiniType<AskPasswordRequest> = z.strictObject({
  email: z.string().check(z.trim(), z.toLowerCase(), z.refine(isMailAddress)),
  language: z.enum(LANGUAGES),
  forOther: z._default(z.boolean(), false),
})
/** The same for an address that nobody has. */
export const askPasswordResponseSchema: z.ZodMiniType<{ status: 'ok' }> = z.object({
  status: z.literal('ok'),
})
