import { Timestamp } from 'firebase-admin/firestore'
import { reachesEverywhere } from '../../../src/domain/access/places'
import { isMunicipalityPath, MUNICIPALITIES, RESTORATION_PATH, USERS } from '../../../src/domain/store-paths'
import { isTimeZone } from '../../../src/domain/zone'
import { leftToDo, readState, unknownHere } from '../migrations/state'
import { accounts, database } from '../platform/admin'
import { judged, type Finding } from './finding'

async function lookAtMigrations(): Promise<Finding> {
  const state = await readState()
  const [left, newer] = [leftToDo(state), unknownHere(state)]
  if (newer.length > 0)
    return judged(
      'migrations',
      `a newer version was here (${newer.join(', ')})`,
      'Deploy that version again.',
    )
  return judged('migrations', left.length > 0 ? `left to do: ${left.join(', ')}` : null, '`npm run migrate`')
}

async function lookAtRestoration(): Promise<Finding> {
  const note = await database().doc(RESTORATION_PATH).get()
  const since: unknown = note.get('desde')
  const isUnderWay = since instanceof Timestamp && note.get('hasta') === null
  return judged(
    'restoration',
    isUnderWay
      ? `one began ${since.toDate().toISOString()} and did not end: no function follows anything`
      : null,
    'Go on with `npm run restore`, or `npm run restore -- end`.',
  )
}

async function lookAtZones(): Promise<Finding> {
  const { docs } = await database().collectionGroup(MUNICIPALITIES).select('zonaHoraria').get()
  const without = docs.filter((municipality) => {
    const zone: unknown = municipality.get('zonaHoraria')
    return isMunicipalityPath(municipality.ref.path) && !(typeof zone === 'string' && isTimeZone(zone))
  })
  return judged(
    'time zones of municipalities',
    without.length > 0 ? `none: ${without.map(({ ref }) => ref.path).join(', ')}` : null,
    '`npm run migrate`, or choose them under Municipios.',
  )
}

const isAdministrator = (roles: unknown): boolean =>
  reachesEverywhere({ roles: Array.isArray(roles) ? roles.map(String) : [] })

/** Whether somebody can come in as this administrator. */
async function canComeIn(email: unknown): Promise<boolean> {
  if (typeof email !== 'string' || email === '') return false
  try {
    const { disabled, emailVerified } = await accounts().getUserByEmail(email)
    return !disabled && emailVerified
  } catch {
    return false
  }
}

async function lookAtAdministrators(): Promise<Finding> {
  const { docs } = await database().collection(USERS).select('roles', 'baja', 'email').get()
  const working = docs.filter((user) => user.get('baja') !== true && isAdministrator(user.get('roles')))
  const able = await Promise.all(working.map((user) => canComeIn(user.get('email'))))
  const unable = working.filter((_, index) => !able[index]).map(({ id }) => id)
  const none = working.length === 0 ? 'there is none' : null
  return judged(
    'administrators',
    none ?? (unable.length > 0 ? `no proven, enabled account: ${unable.join(', ')}` : null),
    'docs/operate/install.md, step 8: make the account in Authentication, and prove its address by choosing a password.',
  )
}

/** Looks at what is stored, in the cloud and on emulators alike. */
export const lookAtStore = (): Promise<Finding[]> =>
  Promise.all([lookAtMigrations(), lookAtRestoration(), lookAtZones(), lookAtAdministrators()])
