import { Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { reachesEverywhere } from '../../../src/domain/access/places'
import { isMunicipalityPath, MUNICIPALITIES, RESTORATION_PATH, USERS } from '../../../src/domain/store-paths'
import { isTimeZone } from '../../../src/domain/zone'
import { pendingMigrations, readState, unknownHere } from '../migrations/state'
import { accounts, database } from '../platform/admin'
import { judged, sound, weak, type Finding } from './finding'

async function lookAtMigrations(): Promise<Finding> {
  const state = await readState()
  const [left, newer] = [pendingMigrations(state), unknownHere(state)]
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

async function workingAdministrators(): Promise<QueryDocumentSnapshot[]> {
  const users = database().collection(USERS).select('roles', 'baja', 'email', 'segundoFactor')
  const { docs } = await users.get()
  return docs.filter((user) => user.get('baja') !== true && isAdministrator(user.get('roles')))
}

function lookAtFactors(working: QueryDocumentSnapshot[]): Finding {
  const about = 'second factor of administrators'
  const without = working.filter((user) => !user.get('segundoFactor')).map(({ id }) => id)
  if (without.length === 0) return sound(about)
  return weak(about, `none: ${without.join(', ')}`, 'docs/operate/second-factor.md')
}

async function lookAtAdministrators(working: QueryDocumentSnapshot[]): Promise<Finding> {
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
export async function lookAtStore(): Promise<Finding[]> {
  const working = await workingAdministrators()
  return Promise.all([
    lookAtMigrations(),
    lookAtRestoration(),
    lookAtZones(),
    lookAtAdministrators(working),
    lookAtFactors(working),
  ])
}
