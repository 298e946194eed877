import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  type Auth,
  type Persistence,
  type PopupRedirectResolver,
} from 'firebase/auth'
import { firebaseApp } from './app'
import { EMULATOR_HOST, emulatorPorts } from './emulators'
import type { AppName } from './project'

const auths = new Map<AppName, Auth>()

/** Sign-ins that the browser does not keep: one that has no session yet, and a citizen's, which ends with its tab. */
const NOT_KEPT: readonly AppName[] = ['sign-in', 'single-sign-on', 'citizen']

interface AuthOptions {
  /** Opens the provider's page; only the app of single sign-on needs it. */
  resolver?: PopupRedirectResolver
  /** Whether this device can keep a new account. */
  hasRoom?: boolean
}

/** Where an account is kept. The first place takes new accounts; one that another place has already stays there. */
function persistenceOf(name: AppName, hasRoom: boolean): Persistence | Persistence[] {
  if (NOT_KEPT.includes(name)) return inMemoryPersistence
  const kept = [indexedDBLocalPersistence, browserLocalPersistence]
  return hasRoom ? kept : [inMemoryPersistence, ...kept]
}

/** Sign-in of that app; kept in the browser unless it is one of {@link NOT_KEPT} or the device has no room. */
export function authOf(name: AppName, { resolver, hasRoom = true }: AuthOptions = {}): Auth {
  const known = auths.get(name)
  if (known) return known
  const persistence = persistenceOf(name, hasRoom)
  const auth = initializeAuth(firebaseApp(name), {
    persistence,
    ...(resolver && { popupRedirectResolver: resolver }),
  })
  const ports = emulatorPorts()
  if (ports) connectAuthEmulator(auth, `http://${EMULATOR_HOST}:${ports.auth}`, { disableWarnings: true })
  auths.set(name, auth)
  return auth
}

/**
 * What proves who is signed in to that app; undefined for nobody. An account that the browser kept counts once the server
 * was asked about it: what is read before is refused as nobody's, however slow the server is.
 * @param isRenewed asks for a new one, whatever this device's clock says of the one at hand
 */
export async function tokenOf(name: AppName, isRenewed = false): Promise<string | undefined> {
  const auth = authOf(name)
  await auth.authStateReady()
  return auth.currentUser?.getIdToken(isRenewed)
}
