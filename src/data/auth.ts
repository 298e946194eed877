import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  type Auth,
  type PopupRedirectResolver,
} from 'firebase/auth'
import { firebaseApp } from './app'
import { EMULATOR_HOST, emulatorPorts } from './emulators'
import type { AppName } from './project'

const auths = new Map<AppName, Auth>()

/** Sign-ins that the browser does not keep: one that has no session yet, and a citizen's, which ends with its tab. */
const NOT_KEPT: readonly AppName[] = ['sign-in', 'single-sign-on', 'citizen']

/**
 * Sign-in of that app; kept in the browser unless it is one of {@link NOT_KEPT}.
 * @param resolver opens the provider's page; only the app of single sign-on needs it
 */
export function authOf(name: AppName, resolver?: PopupRedirectResolver): Auth {
  const known = auths.get(name)
  if (known) return known
  const persistence = NOT_KEPT.includes(name)
    ? inMemoryPersistence
    : [indexedDBLocalPersistence, browserLocalPersistence]
  const auth = initializeAuth(firebaseApp(name), {
    persistence,
    ...(resolver && { popupRedirectResolver: resolver }),
  })
  const ports = emulatorPorts()
  if (ports) connectAuthEmulator(auth, `http://${EMULATOR_HOST}:${ports.auth}`, { disableWarnings: true })
  auths.set(name, auth)
  return auth
}
