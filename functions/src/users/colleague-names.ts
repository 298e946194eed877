import type { CallableRequest } from 'firebase-functions/v2/https'
import { actsFor, reachesEverywhere } from '../../../src/domain/access/places'
import {
  colleagueNamesRequestSchema,
  type ColleagueNamesResponse,
} from '../../../src/domain/calls/colleague-names'
import { userPath } from '../../../src/domain/store-paths'
import { fullName } from '../../../src/domain/user/full-name'
import { userSchema } from '../../../src/domain/user/user'
import { database } from '../platform/admin'
import { checkedRequest } from '../platform/checked-request'
import { decode } from '../platform/decode'
import { staffCaller, type StaffRequest } from '../platform/staff-caller'

/**
 * What people of the own municipality are called, and those who work everywhere: lists name them by their usernames. One
 * read for each.
 * @throws HttpsError of {@link staffCaller}; `invalid-argument`
 */
export async function getColleagueNames(
  request: StaffRequest & Pick<CallableRequest, 'data'>,
): Promise<ColleagueNamesResponse> {
  const { user: caller } = await staffCaller(request)
  const { usernames } = checkedRequest(colleagueNamesRequestSchema, request.data)
  const refs = [...new Set(usernames)].map((username) => database().doc(userPath(username)))
  const found = await database().getAll(...refs)
  const people = found.flatMap((snapshot) => {
    if (!snapshot.exists) return []
    const user = decode(userSchema, snapshot, { username: snapshot.id })
    const isColleague = user && (reachesEverywhere(user) || actsFor(caller, user.municipalityPath))
    return isColleague ? [{ username: snapshot.id, name: fullName(user) }] : []
  })
  return { people }
}
