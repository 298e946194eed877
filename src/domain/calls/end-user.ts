import * as z from 'zod/mini'
import { documentId } from './schema'

/** Name of the callable that ends a member of the staff or takes one back (USER-05). */
export const END_USER = 'endUser'

export interface EndUserRequest {
  username: string
  /** Whether the person is ended; false takes the person back. */
  ended: boolean
}
export interface EndUserResponse {
  /** Whether a new account waits for a password: the address gets a mail to choose it. */
  needsPassword: boolean
}

export const endUserRequestSchema: z.ZodMiniType<EndUserRequest> = z.strictObject({
  username: documentId(),
  ended: z.boolean(),
})

export const endUserResponseSchema: z.ZodMiniType<EndUserResponse> = z.object({ needsPassword: z.boolean() })
