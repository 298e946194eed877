import type { Query } from 'firebase-admin/firestore'
import {
  reachesEverywhere,
  ROLES_EVERYWHERE,
  ROLES_OF_A_MUNICIPALITY,
} from '../../../src/domain/access/places'
import { isMailAddress } from '../../../src/domain/mail/address'
import { USERS } from '../../../src/domain/store-paths'
import { userSchema, type User } from '../../../src/domain/user/user'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'

/** So many people are told at once. */
const MOST_TOLD = 20

/** The addresses of those who work here. */
async function addressesIn(users: Query, isMeant: (user: User) => boolean): Promise<string[]> {
  const { docs } = await users.limit(MOST_TOLD).get()
  return docs.flatMap((one) => {
    const user = decode(userSchema, one, { username: one.id })
    return user && user.baja !== true && isMeant(user) && isMailAddress(user.email) ? [user.email] : []
  })
}

/** Who looks after the whole installation: their role works everywhere. */
export const administrators = (): Promise<string[]> =>
  addressesIn(
    database().collection(USERS).where('roles', 'array-contains-any', ROLES_EVERYWHERE),
    reachesEverywhere,
  )

/** Who manages a municipality; where nobody does, administrators. */
export async function managersOf(municipalityPath: string): Promise<string[]> {
  const own = await addressesIn(
    database()
      .collection(USERS)
      .where('municipalityPath', '==', municipalityPath)
      .where('roles', 'array-contains-any', ROLES_OF_A_MUNICIPALITY),
    () => true,
  )
  return own.length > 0 ? own : administrators()
}
