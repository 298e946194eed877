import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  type Auth,
} from 'firebase/auth'
import { firebaseApp } from './app'
import { EMULATOR_HOST, emulatorPorts } from './emulators'
import type { AppName } from './project'

const auths = new Map<AppName, Auth>()

/** Sign-ins that no browser keeps: the half-way one that has no session yet, and a citizen's, which lives in its tab. */
const NOT_KEPT: readonly AppName[] = ['sign-in', 'citizen']

/** Sign-in of that app; kept in the browser where it is to be. */
export function authOf(name: AppName): Auth {
  const known = auths.get(name)
  if (known) return known
  const persistence = NOT_KEPT.includes(name)
    ? inMemoryPersistence
    : [indexedDBLocalPersistence, browserLocalPersistence]
  const auth = initializeAuth(firebaseApp(name), { persistence })
  const ports = emulatorPorts()
  if (ports) connectAuthEmulator(auth, `http://${EMULATOR_HOST}:${ports.auth}`, { disableWarnings: true })
  auths.set(name, auth)
  return auth
}
