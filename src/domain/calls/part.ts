import * as z from 'zod/mini'
import type { Call, Contract } from './contract'
import { storedSectionSchema } from '../answer/submitted'
import { checkSchema } from '../form/check'
import { brandingSchema } from '../geography/branding'
import { isDraftSecret } from '../saved-draft/saved-draft'
import { MAX_REFUSAL } from '../answer/part-request'
import { cleaned } from '../schema'
import { documentId } from './schema'
import { askedPartSchema } from '../second-person/asked-part'

/** Why staff cannot have it mailed again, in the details of `failed-precondition`. */
export const ASK_PART_FAULTS = ['over', 'address'] as const
export type AskPartFault = (typeof ASK_PART_FAULTS)[number]

/** Which answer asks, and the secret of the mailed link. */
const ref = {
  answerId: documentId(),
  secret: z.string().check(z.refine(isDraftSecret)),
}

const getPartRequestSchema = z.strictObject({
  ...ref,
  /** Its files come from the account that asks. */
  sendsFiles: z.boolean(),
})
type GetPartRequest = z.infer<typeof getPartRequestSchema>
export type PartRef = Pick<GetPartRequest, keyof typeof ref>

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

const givePartRequestSchema = z.strictObject({
  ...ref,
  /** The section alone. */
  section: storedSectionSchema,
})
export type GivePartRequest = z.infer<typeof givePartRequestSchema>

const refusePartRequestSchema = z.strictObject({
  ...ref,
  /** Why, in the person's words; '' for nothing. */
  reason: z.string().check(cleaned(), z.maxLength(MAX_REFUSAL)),
})
export type RefusePartRequest = z.infer<typeof refusePartRequestSchema>

const givePartResponseSchema = z.object({
  /** `closed`: by what they gave the form goes no further, and nothing was stored (LOGIC-01). */
  status: z.enum(['ok', 'closed']),
  /** What they are told then. */
  closing: z.optional(checkSchema),
})
export type GivePartResponse = z.infer<typeof givePartResponseSchema>

const partResponseSchema = z.object({ status: z.literal('ok') })
export type PartResponse = z.infer<typeof partResponseSchema>

const askPartRequestSchema = z.strictObject({ answerId: documentId() })

const askPartResponseSchema = z.object({
  /** Whether the mail server took it. */
  sent: z.boolean(),
})
export type AskPartResponse = z.infer<typeof askPartResponseSchema>

/** The callable that gives somebody the part that they are asked for, by their link (REACH-11). */
export const GET_PART: Call<GetPartRequest, typeof getPartResponseSchema, 'getPart'> = {
  name: 'getPart',
  response: getPartResponseSchema,
}
export const GET_PART_CHECKED = {
  name: 'getPart',
  request: getPartRequestSchema,
  response: getPartResponseSchema,
} as const satisfies typeof GET_PART

/** The callable that stores it. */
export const GIVE_PART: Call<GivePartRequest, typeof givePartResponseSchema, 'givePart'> = {
  name: 'givePart',
  response: givePartResponseSchema,
}
export const GIVE_PART_CHECKED = {
  name: 'givePart',
  request: givePartRequestSchema,
  response: givePartResponseSchema,
} as const satisfies typeof GIVE_PART

/** The callable that notes that they refuse. */
export const REFUSE_PART: Call<RefusePartRequest, typeof partResponseSchema, 'refusePart'> = {
  name: 'refusePart',
  response: partResponseSchema,
}
export const REFUSE_PART_CHECKED = {
  name: 'refusePart',
  request: refusePartRequestSchema,
  response: partResponseSchema,
} as const satisfies typeof REFUSE_PART

/** The callable by which staff have the link mailed again. */
export const ASK_PART = {
  name: 'askPart',
  request: askPartRequestSchema,
  response: askPartResponseSchema,
} as const satisfies Contract
