import * as z from 'zod/mini'
import type { Contract } from './contract'

const getSignInMethodsRequestSchema = z.nullish(z.strictObject({}))
const signInMethodsSchema = z.object({
  /** Whether the town hall's provider may be used. */
  singleSignOn: z.boolean(),
})
export type SignInMethods = z.infer<typeof signInMethodsSchema>

/** The callable that says which ways of signing in are open now (AUTH-08). */
export const GET_SIGN_IN_METHODS = {
  name: 'getSignInMethods',
  request: getSignInMethodsRequestSchema,
  response: signInMethodsSchema,
} as const satisfies Contract
