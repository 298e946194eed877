import * as z from 'zod/mini'

/** Name of the callable that says which ways of signing in are open now (AUTH-08). */
export const GET_SIGN_IN_METHODS = 'getSignInMethods'

export const getSignInMethodsRequestSchema = z.nullish(z.strictObject({}))
export const signInMethodsSchema = z.object({
  /** Whether the town hall's provider may be used. */
  singleSignOn: z.boolean(),
})
export type SignInMethods = z.infer<typeof signInMethodsSchema>
