import * as z from 'zod/mini'
import { MAX_SIGNATORY_LENGTH } from '../form/signature'
import { cleaned } from '../schema'

export const submittedSignatureSchema = z.strictObject({
  indexSignature: z.int().check(z.minimum(0), z.maximum(100)),
  names: z.string().check(cleaned(), z.minLength(1), z.maxLength(MAX_SIGNATORY_LENGTH)),
  imgID: z.string().check(z.regex(/^[A-Za-z0-9]{12}$/)),
  imgURL: z.string().check(z.maxLength(2000)),
})
/** A signature that was given while completing; what it signs, the answer says. */
export type SubmittedSignature = z.infer<typeof submittedSignatureSchema>
