import {
  connectFirestoreEmulator,
  doc,
  initializeFirestore,
  onSnapshot,
  type Firestore,
} from 'firebase/firestore'
import type * as z from 'zod/mini'
import { plainValue } from '../../domain/stored-value'
import { userSchema, type User } from '../../domain/user/user'
import { webSessionSchema, type WebSession } from '../../domain/user/web-session'
import { SESSIONS, USERS } from '../../domain/store-paths'
import { firebaseApp } from '../app'
import { EMULATOR_HOST, emulatorPorts } from '../emulators'
import { toDataError, type DataError } from '../errors'
import { countReads } from '../read-counter'

/** The store of the full SDK, which alone can listen to changes. */
let live: Firestore | null = null

/** The store that can listen to changes, with the same sign-in as the other stores. */
export function liveStore(): Firestore {
  if (live) return live
  live = initializeFirestore(firebaseApp('staff'), {})
  const ports = emulatorPorts()
  if (ports) connectFirestoreEmulator(live, EMULATOR_HOST, ports.firestore)
  return live
}

interface Watcher<T> {
  /** The document, or null when the server says that there is none or that it is damaged. */
  next(value: T | null): void
  error(error: DataError): void
}

function watch<T>(path: string, schema: z.ZodMiniType<T>, name: object, watcher: Watcher<T>): () => void {
  return onSnapshot(
    doc(liveStore(), path),
    // Also calls back when the server confirms what the cache gave.
    { includeMetadataChanges: true },
    (snapshot) => {
      // The cache may be of an earlier session, or empty without network: it is not what the server has.
      if (snapshot.metadata.fromCache) return
      countReads(1, 'session')
      const data: unknown = snapshot.exists() ? Object.assign({}, plainValue(snapshot.data()), name) : null
      const parsed = schema.safeParse(data)
      watcher.next(parsed.success ? parsed.data : null)
    },
    (error) => watcher.error(toDataError(error)),
  )
}

export const watchWebSession = (sid: string, watcher: Watcher<WebSession>) =>
  watch(`${SESSIONS}/${sid}`, webSessionSchema, {}, watcher)

export const watchUser = (username: string, watcher: Watcher<User>) =>
  watch(`${USERS}/${username}`, userSchema, { username }, watcher)
