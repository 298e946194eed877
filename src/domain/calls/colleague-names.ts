/** Contract of the callable that tells what members of the staff are called. */
import * as z from 'zod/mini'
import type { Contract } from './contract'
import { assignee } from './assignee'
import { MAX_COLLEAGUES } from '../user/colleagues'

const colleagueNamesRequestSchema = z.strictObject({
  /** Also of groups, by the paths of their areas. */
  usernames: z.array(assignee()).check(z.minLength(1), z.maxLength(MAX_COLLEAGUES)),
})

export const colleagueNamesResponseSchema = z.object({
  /** Those who may be told about; nobody says why somebody is not among them. */
  people: z.array(z.object({ username: z.string(), name: z.string() })),
})
export type ColleagueNamesResponse = z.infer<typeof colleagueNamesResponseSchema>

export const GET_COLLEAGUE_NAMES = {
  name: 'getColleagueNames',
  request: colleagueNamesRequestSchema,
  response: colleagueNamesResponseSchema,
} as const satisfies Contract
