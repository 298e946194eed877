import * as z from 'zod/mini'
import type { Contract } from './contract'
import { municipalityPathSchema } from './schema'

const getLinkKeysRequestSchema = z.strictObject({ municipality: municipalityPathSchema() })

/** A key is named by who asks for it: asked again without a response, it is the same one. */
const keyRequest = { municipality: municipalityPathSchema(), id: z.string().check(z.regex(/^[0-9a-z]{8}$/)) }
const linkKeyRequestSchema = z.strictObject(keyRequest)
export type LinkKeyRequest = z.infer<typeof linkKeyRequestSchema>

const linkKeySchema = z.object({
  id: z.string(),
  /** Since when, and until when links count that it signed; milliseconds, null without end. */
  since: z.number(),
  until: z.nullable(z.number()),
})
export type LinkKey = z.infer<typeof linkKeySchema>

/** The keys that count now, oldest first; what they are made of is never told again. */
const linkKeysResponseSchema = z.object({ keys: z.array(linkKeySchema) })
export type LinkKeysResponse = z.infer<typeof linkKeysResponseSchema>

export const makeLinkKeyResponseSchema = z.object({
  keys: z.array(linkKeySchema),
  /** What the systems of the town sign with: told this once. */
  secret: z.string(),
})
export type MakeLinkKeyResponse = z.infer<typeof makeLinkKeyResponseSchema>

/** The callable that tells which keys sign links of a municipality (REACH-05). */
export const GET_LINK_KEYS = {
  name: 'getLinkKeys',
  request: getLinkKeysRequestSchema,
  response: linkKeysResponseSchema,
} as const satisfies Contract

/** The callable that makes one. */
export const MAKE_LINK_KEY = {
  name: 'makeLinkKey',
  request: linkKeyRequestSchema,
  response: makeLinkKeyResponseSchema,
} as const satisfies Contract

/** The callable that ends one. */
export const END_LINK_KEY = {
  name: 'endLinkKey',
  request: linkKeyRequestSchema,
  response: linkKeysResponseSchema,
} as const satisfies Contract
