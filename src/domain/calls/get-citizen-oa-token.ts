import * as z from 'zod/mini'
import type { Call } from './contract'
import { ignored } from './schema'

const getCitizenOaTokenRequestSchema = z.strictObject({
  /** Id in the management system. */
  citizenId: z.string().check(z.regex(/^[\w-]{1,100}$/)),
  username: ignored(),
})
type GetCitizenOaTokenRequest = z.infer<typeof getCitizenOaTokenRequestSchema>

const getCitizenOaTokenResponseSchema = z.object({
  /** '' where there is no citizen portal, or it does not know them: the booking page then asks who comes. */
  valor: z.string().check(z.maxLength(4096)),
})
export type GetCitizenOaTokenResponse = z.infer<typeof getCitizenOaTokenResponseSchema>

/** The callable that gives a citizen's token for the booking page (§2.7, APPT-01). */
export const GET_CITIZEN_OA_TOKEN: Call<
  GetCitizenOaTokenRequest,
  typeof getCitizenOaTokenResponseSchema,
  'getCitizenOAToken'
> = { name: 'getCitizenOAToken', response: getCitizenOaTokenResponseSchema }
export const GET_CITIZEN_OA_TOKEN_CHECKED = {
  name: 'getCitizenOAToken',
  request: getCitizenOaTokenRequestSchema,
  response: getCitizenOaTokenResponseSchema,
} as const satisfies typeof GET_CITIZEN_OA_TOKEN
