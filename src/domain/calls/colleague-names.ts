/** Contract of the callable that tells what members of the staff are called. */
import * as z from 'zod/mini'
import { documentId } from './schema'

export const GET_COLLEAGUE_NAMES = 'getColleagueNames'

/** Most people that are asked about at once: as many as a page of a list names. */
export const MAX_COLLEAGUES = 100

export interface ColleagueNamesRequest {
  usernames: string[]
}

export interface ColleagueNamesResponse {
  /** Those who may be told about; nobody says why somebody is not among them. */
  people: { username: string; name: string }[]
}

export const colleagueNamesRequestSchema: z.ZodMiniType<ColleagueNamesRequest> = z.strictObject({
  usernames: z.array(documentId()).check(z.minLength(1), z.maxLength(MAX_COLLEAGUES)),
})

export const colleagueNamesResponseSchema: z.ZodMiniType<ColleagueNamesResponse> = z.object({
  people: z.array(z.object({ username: z.string(), name: z.string() })),
})
