import { connectFirestoreEmulator, initializeFirestore, type Firestore } from 'firebase/firestore/lite'
import { firebaseApp } from './app'
import { EMULATOR_HOST, emulatorPorts } from './emulators'
import type { AppName } from './project'

const stores = new Map<AppName, Firestore>()

/**
 * Firestore for one-shot reads and writes. The light SDK serves staff too: it sends each write at once or fails,
 * where the full one would keep it for later and show it meanwhile as if it had been saved.
 */
export function storeOf(name: AppName): Firestore {
  const known = stores.get(name)
  if (known) return known
  const store = initializeFirestore(firebaseApp(name), { ignoreUndefinedProperties: true })
  const ports = emulatorPorts()
  if (ports) connectFirestoreEmulator(store, EMULATOR_HOST, ports.firestore)
  stores.set(name, store)
  return store
}
