import type { Form } from '../../../domain/form/form'
import type { DeviceStore } from '../../../lib/device-store'
import { takeTabLock } from '../../../lib/tab-lock'
import { readFormDraft, type FormDraft } from './form-draft'

/** Where this device keeps the draft of one form. Only one tab has it at a time. */
export interface FormSlot {
  /** The draft that was found there. */
  draft: FormDraft | null
  /** Whether another tab edits this form too. */
  elsewhere: boolean
  /** @throws when the device does not keep it (no room, private window) */
  write(draft: FormDraft): Promise<void>
  erase(): Promise<void>
  /** Lets another tab take it. */
  release(): void
}

/** How many tabs may edit one form at once, each with its own draft. */
const SLOTS = 4
/** A tab that is being reloaded may keep its slot locked for a moment. */
const PATIENCE_MS = 600

interface Held {
  key: string
  draft: FormDraft | null
  release: () => void
}

/**
 * Whether the draft belongs to that base. A page that ended between the two writes left only one of them, and a draft
 * on another base would silently undo changes.
 */
const pairs = (base: Form, rest: { baseVersion?: unknown }): boolean =>
  rest.baseVersion === undefined || rest.baseVersion === base.version

async function holdSlot(store: DeviceStore, key: string, patience: number): Promise<Held | null> {
  const release = await takeTabLock(key, patience)
  if (!release) return null
  // The base never changes while a form is edited, so it is stored beside the draft and written once.
  const [base, rest] = await Promise.all([store.get(`${key}/base`), store.get(key)])
  if (typeof rest !== 'object' || rest === null) return { key, draft: null, release }
  const found = readFormDraft({ ...rest, base })
  const draft = found && pairs(found.base, rest) ? found : null
  return { key, draft, release }
}

function slotAt(store: DeviceStore, { key, draft, release }: Held, elsewhere: boolean): FormSlot {
  let written: unknown = draft?.base
  return {
    draft,
    elsewhere,
    async write({ base, form, savedAt }) {
      if (written !== base) await store.set(`${key}/base`, base)
      written = base
      await store.set(key, { form, savedAt, baseVersion: base.version })
    },
    async erase() {
      await store.remove(key)
      await store.remove(`${key}/base`)
      written = undefined
    },
    release,
  }
}

const NOWHERE: DeviceStore = {
  get: () => Promise.resolve(undefined),
  set: () => Promise.reject(new Error('too many tabs')),
  remove: () => Promise.resolve(),
}

/**
 * Takes the slot for this tab's draft of a form: the first free one that holds a draft, else the first free one.
 * @param person username: drafts of one person stay hidden from another
 * @param form its id, or the word for a form that has no address yet
 * @param anew takes a slot without a draft, because editing begins with something else
 */
export async function claimFormSlot(
  store: DeviceStore,
  person: string,
  form: string,
  { anew }: { anew: boolean },
): Promise<FormSlot> {
  let empty: Held | null = null
  let elsewhere = false
  for (let slot = 1; slot <= SLOTS; slot += 1) {
    const held = await holdSlot(store, `form/${person}/${form}/${slot}`, slot === 1 ? PATIENCE_MS : 0)
    if (!held) elsewhere = true
    else if (held.draft && !anew) {
      empty?.release()
      return slotAt(store, held, elsewhere)
    } else if (held.draft || empty) held.release()
    else empty = held
  }
  if (empty) return slotAt(store, empty, elsewhere)
  return slotAt(NOWHERE, { key: 'none', draft: null, release: () => undefined }, elsewhere)
}
