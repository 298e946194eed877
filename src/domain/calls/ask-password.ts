import * as z from 'zod/mini'
import type { Contract } from './contract'
import { LANGUAGES } from '../language'
import { isMailAddress } from '../mail/address'

const askPasswordRequestSchema = z.strictObject({
  email: z.string().check(z.trim(), z.toLowerCase(), z.refine(isMailAddress)),
  /** The language of the page, in which the mail is. */
  language: z.enum(LANGUAGES),
  /** Somebody else asks for it, whose page says nothing of the person: the language that is recorded of them counts, if one is. */
  forOther: z._default(z.boolean(), false),
})
export type AskPasswordRequest = z.infer<typeof askPasswordRequestSchema>

/** The same for an address that nobody has. */
const askPasswordResponseSchema = z.object({
  status: z.literal('ok'),
})

/** The callable that has the mail sent with which a password is chosen (AUTH-02, USER-02). */
export const ASK_PASSWORD = {
  name: 'askPasswordMail',
  request: askPasswordRequestSchema,
  response: askPasswordResponseSchema,
} as const satisfies Contract
