import type { DeviceStore } from '../lib/device-store'
import { takeTabLock } from '../lib/tab-lock'

/** A place on this device for one draft and its files, held by one tab. */
export interface DraftSlot {
  /** The draft itself. */
  read(): Promise<unknown>
  write(draft: unknown): Promise<void>
  /** Files and pictures of the draft, by name. */
  files: DeviceStore
  /** Removes the draft and what lies beside it. */
  erase(): Promise<void>
  /** Another tab is filling the same form: what is typed here is kept apart from it. */
  isSecond: boolean
  /** Lets another tab have it. */
  release(): void
}

/** Tabs that may fill the same form at once, each with a draft of its own. */
const SLOTS = 8

/** A tab that is being reloaded may still hold its place for a moment. */
const PATIENCE_MS = 300

interface Held {
  key: string
  release: () => void
  isSecond: boolean
}

function slotAt(store: DeviceStore, { key, release, isSecond }: Held): DraftSlot {
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
    isSecond,
    release,
  }
}

/**
 * The place for this tab's draft of a form: the first free one that holds a draft, so that what was typed in a
 * second tab is found again, else the first free one.
 * @param person username, or a word for whoever is not signed in: drafts of one person stay hidden from another
 */
export async function claimDraftSlot(store: DeviceStore, formId: string, person: string): Promise<DraftSlot> {
  let empty: Held | null = null
  let isSecond = false
  for (let slot = 1; slot < SLOTS; slot += 1) {
    const key = `answer/${formId}/${person}/${slot}`
    const holdsDraft = (await store.get(key)) !== undefined
    if (empty && !holdsDraft) continue
    const release = await takeTabLock(key, slot === 1 ? PATIENCE_MS : 1)
    if (!release) {
      isSecond = true
    } else if (holdsDraft || (await store.get(key)) !== undefined) {
      empty?.release()
      return slotAt(store, { key, release, isSecond })
    } else if (empty) release()
    else empty = { key, release, isSecond }
  }
  if (empty) return slotAt(store, empty)
  // More tabs than anybody fills: this one goes without a draft.
  const nowhere: DeviceStore = {
    get: () => Promise.resolve(undefined),
    set: () => Promise.reject(new Error('too many tabs')),
    remove: () => Promise.resolve(),
  }
  return slotAt(nowhere, { key: 'none', release: () => undefined, isSecond })
}
