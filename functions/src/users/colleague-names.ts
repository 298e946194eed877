import { actsFor, reachesEverywhere } from '../../../src/domain/access/places'
import { isAreaPath, isGroup } from '../../../src/domain/assignment/group'
import { GET_COLLEAGUE_NAMES, type ColleagueNamesResponse } from '../../../src/domain/calls/colleague-names'
import { municipalityPathOf, userPath } from '../../../src/domain/store-paths'
import { fullName } from '../../../src/domain/user/full-name'
import { userSchema } from '../../../src/domain/user/user'
import { database } from '../platform/admin'
import { served } from '../platform/served'
import { decode } from '../platform/decode'
import { staffCaller } from '../platform/staff-caller'

/**
 * What people and groups of the own municipality are called, and people who work everywhere: lists name them by their
 * usernames, groups by the paths of their areas. One read for each.
 * @throws HttpsError of {@link staffCaller}; `invalid-argument`
 */
export const getColleagueNames = served(
  GET_COLLEAGUE_NAMES,
  async (request): Promise<ColleagueNamesResponse> => {
    const { user: caller } = await staffCaller(request)
    const { usernames } = request.checked()
    const refs = [...new Set(usernames)]
      .filter((name) => !isGroup(name) || actsFor(caller, municipalityPathOf(name)))
      .map((name) => database().doc(isGroup(name) ? name : userPath(name)))
    if (refs.length === 0) return { people: [] }
    const found = await database().getAll(...refs)
    const people = found.flatMap((snapshot) => {
      if (!snapshot.exists) return []
      const { path } = snapshot.ref
      if (isAreaPath(path)) return [{ username: path, name: String(snapshot.get('nombre') ?? snapshot.id) }]
      const user = decode(userSchema, snapshot, { username: snapshot.id })
      const isColleague = user && (reachesEverywhere(user) || actsFor(caller, user.municipalityPath))
      return isColleague ? [{ username: snapshot.id, name: fullName(user) }] : []
    })
    return { people }
  },
)
