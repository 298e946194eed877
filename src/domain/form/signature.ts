import * as z from 'zod/mini'
import { text } from '../schema'

/** How a signature may be given (§1.9: default both). */
export const SIGNATURE_TYPES = ['draw', 'upload', 'both'] as const
export type SignatureType = (typeof SIGNATURE_TYPES)[number]
/** Who signs (§1.9: default citizen). */
export const SIGNATORIES = ['citizen', 'intern'] as const
export type Signatory = (typeof SIGNATORIES)[number]

/** Most characters of a signatory's name (SIGN-02). */
export const MAX_SIGNATORY_LENGTH = 60

export interface Signature {
  /** What is signed, at most 40 characters in the editor. */
  title: string
  typeOfSignature: SignatureType
  tipeOfSignatory: Signatory
  /** The answer cannot be sent without it; older forms do not say. */
  required?: boolean | undefined
  /** Position, dense from 0. */
  indexSignature: number
  /** Name of the person who signed; '' until signed. */
  names: string
  /** Random name of the picture; '' until signed. */
  imgID: string
  /** Path of the picture in the file store, in older answers an address that ends with it; '' until signed. */
  imgURL: string
}

export const signatureSchema: z.ZodMiniType<Signature> = z.looseObject({
  title: text(),
  typeOfSignature: z._default(z.enum(SIGNATURE_TYPES), 'both'),
  tipeOfSignatory: z._default(z.enum(SIGNATORIES), 'citizen'),
  required: z.optional(z.boolean()),
  indexSignature: z.number(),
  names: text(),
  imgID: text(),
  imgURL: text(),
})
