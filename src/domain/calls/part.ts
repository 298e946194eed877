import * as z from 'zod/mini'
import { storedSectionSchema } from '../answer/given'
import { checkSchema } from '../form/check'
import { formVersionSchema } from '../form/form'
import { brandingSchema } from '../geography/branding'
import { isKeptSecret } from '../kept-draft/kept-draft'
import { MAX_REFUSAL } from '../answer/part-request'
import { cleaned } from '../schema'
import { documentId } from './schema'

/** Name of the callable that gives somebody the part that they are asked for, by their link (REACH-11). */
export const GET_PART = 'getPart'
/** Name of the callable that stores it. */
export const GIVE_PART = 'givePart'
/** Name of the callable that notes that they refuse. */
export const REFUSE_PART = 'refusePart'
/** Name of the callable by which staff have the link mailed again. */
export const ASK_PART = 'askPart'

/** Why staff cannot have it mailed again, in the details of `failed-precondition`. */
export const ASK_PART_FAULTS = ['over', 'address'] as const
export type AskPartFault = (typeof ASK_PART_FAULTS)[number]

/** Which answer asks, and the secret of the mailed link. */
const ref = {
  answerId: documentId(),
  secret: z.string().check(z.refine(isKeptSecret)),
}

export const getPartRequestSchema = z.strictObject({
  ...ref,
  /** Its files come from the account that asks. */
  sendsFiles: z.boolean(),
})
export type GetPartRequest = z.infer<typeof getPartRequestSchema>
export type PartRef = Pick<GetPartRequest, keyof typeof ref>

const askedPartSchema = z.object({
  version: formVersionSchema,
  secciones: z.array(storedSectionSchema),
  /** Position of the part. */
  part: z.number(),
  /** Until when it is open, in milliseconds. */
  until: z.number(),
  /** The day at which the answer was begun; null where nobody noted it. */
  begun: z.nullable(z.string()),
})
/** The part, and what it names of the rest of the answer. */
export type AskedPart = z.infer<typeof askedPartSchema>

export const getPartResponseSchema = z.object({
  /** What became of it; `gone`: the answer asks nobody any more. */
  status: z.enum(['open', 'late', 'given', 'refused', 'gone']),
  /** The town hall's name. */
  place: z.string(),
  /** How it shows itself (PDF-02). */
  marca: z.optional(brandingSchema),
  /** The form's title, and who the person is in its words: `es` and each further language that it has. */
  titles: z.record(z.string(), z.string()),
  who: z.record(z.string(), z.string()),
  /** Null unless it is open. */
  asked: z.nullable(askedPartSchema),
})
export type GetPartResponse = z.infer<typeof getPartResponseSchema>
export type PartStatus = GetPartResponse['status']

export const givePartRequestSchema = z.strictObject({
  ...ref,
  /** The section alone. */
  section: storedSectionSchema,
})
export type GivePartRequest = z.infer<typeof givePartRequestSchema>

export const refusePartRequestSchema = z.strictObject({
  ...ref,
  /** Why, in the person's words; '' for nothing. */
  reason: z.string().check(cleaned(), z.maxLength(MAX_REFUSAL)),
})
export type RefusePartRequest = z.infer<typeof refusePartRequestSchema>

export const givePartResponseSchema = z.object({
  /** `closed`: by what they gave the form goes no further, and nothing was stored (LOGIC-01). */
  status: z.enum(['ok', 'closed']),
  /** What they are told then. */
  closing: z.optional(checkSchema),
})
export type GivePartResponse = z.infer<typeof givePartResponseSchema>

export const partResponseSchema = z.object({ status: z.literal('ok') })
export type PartResponse = z.infer<typeof partResponseSchema>

export const askPartRequestSchema = z.strictObject({ answerId: documentId() })
export type AskPartRequest = z.infer<typeof askPartRequestSchema>

export const askPartResponseSchema = z.object({
  /** Whether the mail server took it. */
  sent: z.boolean(),
})
export type AskPartResponse = z.infer<typeof askPartResponseSchema>
