import type { DeviceStore } from '../../../lib/device-store'

/** A place on this device for one draft and its files, held by one tab. */
export interface DraftSlot {
  /** The draft itself. */
  read(): Promise<unknown>
  write(draft: unknown): Promise<void>
  /** Files and pictures of the draft, by name. */
  files: DeviceStore
  /** Removes the draft and what lies beside it. */
  erase(): Promise<void>
  /** Lets another tab have it. */
  release(): void
}

/** Tabs that may fill the same form at once, each with a draft of its own. */
const SLOTS = 8

/** A tab that is being reloaded may still hold its place for a moment. */
const PATIENCE_MS = 300

/**
 * Holds a lock until it is released. Null when another tab holds it: two tabs with one draft would save two
 * answers under one id, and the second would be lost.
 */
function hold(name: string, patience: number): Promise<(() => void) | null> {
  const locks = globalThis.navigator?.locks
  if (!locks) return Promise.resolve(() => undefined)
  return new Promise((resolve) => {
    const held = () => new Promise<void>((release) => resolve(() => release()))
    locks.request(name, { signal: AbortSignal.timeout(patience) }, held).catch(() => resolve(null))
  })
}

function slotAt(store: DeviceStore, key: string, release: () => void): DraftSlot {
  const names = new Set<string>()
  const fileKey = (name: string) => `${key}/${name}`
  return {
    read: () => store.get(key),
    write: (draft) => store.set(key, draft),
    files: {
      get: (name) => {
        names.add(name)
        return store.get(fileKey(name))
      },
      set: (name, value) => {
        names.add(name)
        return store.set(fileKey(name), value)
      },
      remove: (name) => store.remove(fileKey(name)),
    },
    async erase() {
      await Promise.all([store.remove(key), ...[...names].map((name) => store.remove(fileKey(name)))])
    },
    release,
  }
}

/**
 * The place for this tab's draft of a form.
 * @param person username, or a word for whoever is not signed in: drafts of one person stay hidden from another
 */
export async function claimDraftSlot(store: DeviceStore, formId: string, person: string): Promise<DraftSlot> {
  for (let slot = 1; slot < SLOTS; slot += 1) {
    const key = `answer/${formId}/${person}/${slot}`
    const release = await hold(key, slot === 1 ? PATIENCE_MS : 1)
    if (release) return slotAt(store, key, release)
  }
  // More tabs than anybody fills: this one goes without a draft.
  const nowhere: DeviceStore = {
    get: () => Promise.resolve(undefined),
    set: () => Promise.reject(new Error('too many tabs')),
    remove: () => Promise.resolve(),
  }
  return slotAt(nowhere, 'none', () => undefined)
}
