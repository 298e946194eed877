import * as z from 'zod/mini'
import { storedSectionSchema, type StoredSection } from '../answer/given'
import { formVersionSchema, type FormVersion } from '../form/form'
import { brandingSchema, type Branding } from '../geography/branding'
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

/** Which answer asks, and the secret of the mailed link. */
export interface PartRef {
  answerId: string
  secret: string
}

export interface GetPartRequest extends PartRef {
  /** Its files come from the account that asks. */
  sendsFiles: boolean
}

/** What became of it; `gone`: the answer asks nobody any more. */
export type PartStatus = 'open' | 'late' | 'given' | 'refused' | 'gone'

/** The part, and what it names of the rest of the answer. */
export interface AskedPart {
  version: FormVersion
  secciones: StoredSection[]
  /** Position of the part. */
  part: number
  /** Until when it is open, in milliseconds. */
  until: number
  /** The day at which the answer was begun; null where nobody noted it. */
  begun: string | null
}

export interface GetPartResponse {
  status: PartStatus
  /** The town hall's name. */
  place: string
  /** How it shows itself (PDF-02). */
  marca?: Branding | undefined
  /** The form's title, and who the person is in its words: `es` and each further language that it has. */
  titles: Record<string, string>
  who: Record<string, string>
  /** Null unless it is open. */
  asked: AskedPart | null
}

export interface GivePartRequest extends PartRef {
  /** The section alone. */
  section: StoredSection
}
export interface RefusePartRequest extends PartRef {
  /** Why, in the person's words; '' for nothing. */
  reason: string
}
export interface PartResponse {
  status: 'ok'
}

export interface AskPartRequest {
  answerId: string
}
export interface AskPartResponse {
  /** Whether the mail server took it. */
  sent: boolean
}

/** Why staff cannot have it mailed again, in the details of `failed-precondition`. */
export const ASK_PART_FAULTS = ['over', 'address'] as const
export type AskPartFault = (typeof ASK_PART_FAULTS)[number]

const ref = {
  answerId: documentId(),
  secret: z.string().check(z.refine(isKeptSecret)),
}

export const getPartRequestSchema: z.ZodMiniType<GetPartRequest> = z.strictObject({
  ...ref,
  sendsFiles: z.boolean(),
})

export const getPartResponseSchema: z.ZodMiniType<GetPartResponse> = z.object({
  status: z.enum(['open', 'late', 'given', 'refused', 'gone']),
  place: z.string(),
  marca: z.optional(brandingSchema),
  titles: z.record(z.string(), z.string()),
  who: z.record(z.string(), z.string()),
  asked: z.nullable(
    z.object({
      version: formVersionSchema,
      secciones: z.array(storedSectionSchema),
      part: z.number(),
      until: z.number(),
      begun: z.nullable(z.string()),
    }),
  ),
})

export const givePartRequestSchema: z.ZodMiniType<GivePartRequest> = z.strictObject({
  ...ref,
  section: storedSectionSchema,
})
export const refusePartRequestSchema: z.ZodMiniType<RefusePartRequest> = z.strictObject({
  ...ref,
  reason: z.string().check(cleaned(), z.maxLength(MAX_REFUSAL)),
})
export const partResponseSchema: z.ZodMiniType<PartResponse> = z.object({ status: z.literal('ok') })

export const askPartRequestSchema: z.ZodMiniType<AskPartRequest> = z.strictObject({ answerId: documentId() })
export const askPartResponseSchema: z.ZodMiniType<AskPartResponse> = z.object({ sent: z.boolean() })
