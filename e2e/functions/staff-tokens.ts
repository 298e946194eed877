import { customToken, signInAnonymously, signInByToken } from './accounts'
import type { Role } from '../../src/domain/user/roles'
import type { User } from '../../src/domain/user/user'
import { aSession, aUser } from '../../src/testing/builders'
import { tokenOf } from '../rules/people'
import { PROJECT_ID } from '../stack/ports'
import { register, write } from './world'

/** ID token with the claims of a web session, whether there is one or not. */
export const claimsToken = (usuario: string, sid = `sid-${usuario}`, claims: object = {}): string =>
  tokenOf(`uid-${usuario}`, { usuario, sid, ...claims }, PROJECT_ID)

/** Somebody of the staff with an open web session; gives the ID token. */
export async function atWork(username: string, role: Role, given: Partial<User> = {}): Promise<string> {
  await register(aUser(role, { username, userMuniCore: `mc.${username}`, ...given }))
  await write(`sesiones_web/sid-${username}`, aSession(username))
  return claimsToken(username)
}

/** ID tokens of callers who are no member of the staff, though some claim to be this one; by what they are. */
export const nobodyOfStaff = (username: string): [string, () => string | null | Promise<string>][] => [
  ['nobody', () => null],
  ['an anonymous visitor', signInAnonymously],
  ['a citizen', () => signInByToken(customToken('uid-c', { citizenId: 'c1', municipio: 'villa-del-rio' }))],
  ['a citizen with the claims of staff', () => claimsToken(username, `sid-${username}`, { citizenId: 'c1' })],
  ['a session that does not exist', () => claimsToken(username, 'sid-nada')],
]
