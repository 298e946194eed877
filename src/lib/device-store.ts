/**
 * A store of this device (IndexedDB). Values outlive the page, and dates and blobs stay dates and blobs.
 */
export interface DeviceStore {
  /** The value, or undefined when there is none or the device cannot read it. */
  get(key: string): Promise<unknown>
  /** @throws when the device cannot keep it (no room, private window) */
  set(key: string, value: unknown): Promise<void>
  remove(key: string): Promise<void>
}

/** A store that also lists its keys. */
export interface ListableStore extends DeviceStore {
  /** The keys that begin so; none when the device cannot read them. */
  keys(beginning: string): Promise<string[]>
}

const DATABASE = 'muniformularios'
/** Every store of the database; a new one needs a higher version. */
const STORES = ['drafts', 'kept'] as const
const VERSION = 2
export type StoreName = (typeof STORES)[number]

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('device storage failed'))
  })

/** Waits until a write is committed: a request may succeed and its transaction still fail, for want of room. */
const committed = <T>(transaction: IDBTransaction, request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new Error('device storage failed'))
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = fail
    transaction.onerror = fail
  })

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, VERSION)
  request.onupgradeneeded = () => {
    for (const name of STORES) {
      if (!request.result.objectStoreNames.contains(name)) request.result.createObjectStore(name)
    }
  }
  return done(request)
}

let database: Promise<IDBDatabase> | null = null
function connect(): Promise<IDBDatabase> {
  database ??= openDatabase().then((open) => {
    // Another tab with a newer version may take over; the next call opens it again.
    open.onversionchange = () => {
      open.close()
      database = null
    }
    open.onclose = () => (database = null)
    return open
  })
  database.catch(() => (database = null))
  return database
}

/** That store of this device. */
export function deviceStore(name: StoreName): ListableStore {
  const act = async <T>(
    mode: IDBTransactionMode,
    action: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> => {
    const transaction = (await connect()).transaction(name, mode)
    const request = action(transaction.objectStore(name))
    // Commits at once: when the page is closed before the commit, the write is undone.
    if (mode === 'readwrite') transaction.commit()
    return mode === 'readonly' ? done(request) : committed(transaction, request)
  }
  return {
    get: (key) => act<unknown>('readonly', (store) => store.get(key)).catch(() => undefined),
    set: async (key, value) => {
      await act('readwrite', (store) => store.put(value, key))
    },
    remove: async (key) => {
      await act('readwrite', (store) => store.delete(key)).catch(() => undefined)
    },
    keys: (beginning) =>
      act('readonly', (store) => store.getAllKeys(keysFrom(beginning))).then(
        (keys) => keys.map(String),
        () => [],
      ),
  }
}

const keysFrom = (beginning: string) => IDBKeyRange.bound(beginning, `${beginning}\uffff`)

/** Removes everything from a store whose key begins so. */
export async function clearDeviceStore(name: StoreName, beginning: string): Promise<void> {
  const transaction = (await connect()).transaction(name, 'readwrite')
  await done(transaction.objectStore(name).delete(keysFrom(beginning)))
}
