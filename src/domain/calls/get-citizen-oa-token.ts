import * as z from 'zod/mini'
import { ignored } from './schema'

/** Name of the callable that gives a citizen's token for the booking page (§2.7, APPT-01). */
export const GET_CITIZEN_OA_TOKEN = 'getCitizenOAToken'

export interface GetCitizenOaTokenRequest {
  /** Id in the management system. */
  citizenId: string
}
export interface GetCitizenOaTokenResponse {
  /** '' where there is no citizen portal, or it does not know them: the booking page then asks who comes. */
  valor: string
}

export const getCitizenOaTokenRequestSchema: z.ZodMiniType<GetCitizenOaTokenRequest> = z.strictObject({
  citizenId: z.string().check(z.regex(/^[\w-]{1,100}$/)),
  username: ignored(),
})

export const getCitizenOaTokenResponseSchema: z.ZodMiniType<GetCitizenOaTokenResponse> = z.object({
  valor: z.string().check(z.maxLength(4096)),
})
