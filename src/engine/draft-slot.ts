import type { ListableStore, DeviceStore } from '../lib/device-store'
import { takeTabLock } from '../lib/tab-lock'
import { isInOutbox } from './outbox/queue-entry'

/** Where this device keeps one draft and its files. Only one tab has it at a time. */
export interface DraftSlot {
  /** Which of this person's slots for the form it is, from 1; 0 when it is not on the device. */
  number: number
  /** The draft itself. */
  read(): Promise<unknown>
  write(draft: unknown): Promise<void>
  /** Files and pictures of the draft, by name. */
  files: DeviceStore
  /** Removes what lies beside the draft. */
  clearFiles(): Promise<void>
  /** Removes the draft and what lies beside it. */
  erase(): Promise<void>
  /** Another tab is filling the same form: what is typed here is kept apart from it. */
  isSecond: boolean
  /** Lets another tab take it. */
  release(): void
}

/** How many slots are tried: nobody fills the same form in more tabs at once. */
const MAX_TRIES = 8

/** A tab that is being reloaded may keep its slot locked for a moment. */
const PATIENCE_MS = 300

/** Where one person's drafts of a form lie; their numbers follow. */
const placeOf = (formId: string, person: string) => `answer/${formId}/${person}/`
const NUMBER = /^[1-9]\d*$/

interface Taken {
  number: number
  isSecond: boolean
}

function slotAt(
  store: ListableStore,
  key: string,
  release: () => void,
  { number, isSecond }: Taken,
): DraftSlot {
  const fileKey = (name: string) => `${key}/${name}`
  const clearFiles = async () => {
    await Promise.all((await store.keys(`${key}/`)).map(store.remove))
  }
  return {
    number,
    read: () => store.get(key),
    write: (draft) => store.set(key, draft),
    files: {
      get: (name) => store.get(fileKey(name)),
      set: (name, value) => store.set(fileKey(name), value),
      remove: (name) => store.remove(fileKey(name)),
    },
    clearFiles,
    async erase() {
      await Promise.all([store.remove(key), clearFiles()])
    },
    isSecond,
    release,
  }
}

/** The numbers of this person's drafts of a form, in order; answers in the outbox among them. */
async function numbersOf(store: ListableStore, place: string): Promise<number[]> {
  const names = (await store.keys(place)).map((key) => key.slice(place.length))
  return names
    .filter((name) => NUMBER.test(name))
    .map(Number)
    .sort((one, other) => one - other)
}

/**
 * Takes one slot for this tab; null when another tab has it.
 * @param patience how long to wait for it, in milliseconds
 */
export async function takeSlot(
  store: ListableStore,
  { formId, person, number }: { formId: string; person: string; number: number },
  { patience = 1, isSecond = false } = {},
): Promise<DraftSlot | null> {
  const key = `${placeOf(formId, person)}${number}`
  const release = await takeTabLock(key, patience)
  return release && slotAt(store, key, release, { number, isSecond })
}

/** Where each draft and each answer in the outbox of a person lies, whatever the form. */
export async function placesOf(
  store: ListableStore,
  person: string,
): Promise<{ formId: string; number: number }[]> {
  const keys = await store.keys('answer/')
  return keys.flatMap((key) => {
    const [, formId = ''] = key.split('/')
    const place = placeOf(formId, person)
    const number = key.startsWith(place) ? key.slice(place.length) : ''
    return NUMBER.test(number) ? [{ formId, number: Number(number) }] : []
  })
}

/** Which slot a tab wants. */
interface Claim {
  /** Whether what lies in a slot is a draft to go on with; any content when left out. */
  isDraft?: (slot: DraftSlot) => Promise<boolean>
  /** The number of one of them, or of a new one; the first when left out. */
  wanted?: number | undefined
  /** Takes a slot without a draft. */
  anew?: boolean
  patience?: number
}

/**
 * Takes the slot for this tab's draft: the first free one that has a draft, so that what was typed in a second tab is
 * found again, else the first free one. An answer in the outbox is not a draft.
 * @param place what the keys of the slots begin with
 */
export async function claimSlot(
  store: ListableStore,
  place: string,
  { isDraft, wanted, anew = false, patience = PATIENCE_MS }: Claim,
): Promise<DraftSlot> {
  const hasDraft = isDraft ?? (async (slot) => (await slot.read()) !== undefined)
  const taken = await numbersOf(store, place)
  let isSecond = false
  const take = async (number: number, wait: number): Promise<DraftSlot | null> => {
    const key = `${place}${number}`
    const release = await takeTabLock(key, wait)
    if (!release) isSecond = true
    return release && slotAt(store, key, release, { number, isSecond })
  }

  const used = new Set(taken)
  for (const number of taken) {
    const isMeant = wanted === undefined || number === wanted
    if (anew || !isMeant || isInOutbox(await store.get(place + number))) continue
    const slot = await take(number, patience)
    // Another tab may have sent it meanwhile, or left it to be sent.
    if (slot && !isInOutbox(await slot.read())) {
      if (await hasDraft(slot)) return slot
      used.delete(number)
    }
    slot?.release()
  }
  const first = wanted === undefined || used.has(wanted) ? 1 : wanted
  for (let number = first, tries = 0; tries < MAX_TRIES; number += 1) {
    if (used.has(number)) continue
    tries += 1
    const slot = await take(number, number === first ? patience : 1)
    if (slot && !isInOutbox(await slot.read())) return slot
    slot?.release()
  }
  // No slot was free: this tab keeps no draft.
  const nowhere: ListableStore = {
    get: () => Promise.resolve(undefined),
    set: () => Promise.reject(new Error('too many tabs')),
    remove: () => Promise.resolve(),
    keys: () => Promise.resolve([]),
  }
  return slotAt(nowhere, 'none', () => undefined, { number: 0, isSecond })
}

/**
 * Takes the slot for this tab's draft of an answer, see {@link claimSlot}.
 * @param person username, or a word for whoever is not signed in: drafts of one person stay hidden from another
 * @param wanted the number of one of them, or of a new one; the first when left out
 */
export const claimDraftSlot = (
  store: ListableStore,
  formId: string,
  person: string,
  wanted?: number,
): Promise<DraftSlot> => claimSlot(store, placeOf(formId, person), { wanted })
