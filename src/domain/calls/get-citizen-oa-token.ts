import * as z from 'zod/mini'
import { ignored } from './schema'

/** Name of the callable that gives a citizen's token for the booking page (§2.7, APPT-01). */
export const GET_CITIZEN_OA_TOKEN = 'getCitizenOAToken'

export const getCitizenOaTokenRequestSchema = z.strictObject({
  /** Id in the management system. */
  citizenId: z.string().check(z.regex(/^[\w-]{1,100}$/)),
  username: ignored(),
})
export type GetCitizenOaTokenRequest = z.infer<typeof getCitizenOaTokenRequestSchema>

export const getCitizenOaTokenResponseSchema = z.object({
  /** '' where there is no citizen portal, or it does not know them: the booking page then asks who comes. */
  valor: z.string().check(z.maxLength(4096)),
})
export type GetCitizenOaTokenResponse = z.infer<typeof getCitizenOaTokenResponseSchema>
