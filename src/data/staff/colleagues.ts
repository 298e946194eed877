import { GET_COLLEAGUE_NAMES } from '../../domain/calls/colleague-names'
import { callStaff } from './callables'

/**
 * What members of the staff are called, by username; who is not told about is missing.
 * @param usernames one to a hundred
 * @throws DataError `offline`, `down`, `timeout`, `unknown`
 */
export async function getColleagueNames(usernames: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { people } = await callStaff(GET_COLLEAGUE_NAMES, { usernames: [...usernames] })
  return new Map(people.map(({ username, name }) => [username, name]))
}
