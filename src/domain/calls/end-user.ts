import * as z from 'zod/mini'
import type { Contract } from './contract'
import { documentId } from './schema'

export const endUserRequestSchema = z.strictObject({
  username: documentId(),
  /** Whether the person is ended; false takes the person back. */
  ended: z.boolean(),
})
export type EndUserRequest = z.infer<typeof endUserRequestSchema>

export const endUserResponseSchema = z.object({
  /** Whether a new account waits for a password: the address gets a mail to choose it. */
  needsPassword: z.boolean(),
})
export type EndUserResponse = z.infer<typeof endUserResponseSchema>

/** The callable that ends a member of the staff or takes one back (USER-05). */
export const END_USER = {
  name: 'endUser',
  request: endUserRequestSchema,
  response: endUserResponseSchema,
} as const satisfies Contract
