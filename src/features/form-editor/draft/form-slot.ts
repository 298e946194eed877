import { claimSlot, type DraftSlot } from '../../../engine/draft-slot'
import type { ListableStore } from '../../../lib/device-store'
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

/** A tab that is being reloaded may keep its slot locked for a moment. */
const PATIENCE_MS = 600

/** The base never changes while a form is edited, so it is stored beside the draft and written once. */
const BASE = 'base'

/**
 * The draft in a slot; null when there is none that can be read. A page that ended between the two writes left only one
 * of them, and a draft on another base would silently undo changes.
 */
async function draftIn(slot: DraftSlot): Promise<FormDraft | null> {
  const [base, rest] = await Promise.all([slot.files.get(BASE), slot.read()])
  if (typeof rest !== 'object' || rest === null) return null
  const draft = readFormDraft({ ...rest, base })
  const noted = 'baseVersion' in rest ? rest.baseVersion : undefined
  return draft && (noted === undefined || noted === draft.base.version) ? draft : null
}

/**
 * Takes the slot for this tab's draft of a form, see {@link claimSlot}.
 * @param person username: drafts of one person stay hidden from another
 * @param form its id, or the word for a form that has no address yet
 * @param anew takes a slot without a draft, because editing begins with something else
 */
export async function claimFormSlot(
  store: ListableStore,
  person: string,
  form: string,
  { anew }: { anew: boolean },
): Promise<FormSlot> {
  const isDraft = async (found: DraftSlot) => (await draftIn(found)) !== null
  const slot = await claimSlot(store, `form/${person}/${form}/`, { isDraft, anew, patience: PATIENCE_MS })
  const draft = await draftIn(slot)
  let written: unknown = draft?.base
  return {
    draft,
    elsewhere: slot.isSecond,
    async write({ base, form: edited, savedAt }) {
      if (written !== base) await slot.files.set(BASE, base)
      written = base
      await slot.write({ form: edited, savedAt, baseVersion: base.version })
    },
    async erase() {
      await slot.erase()
      written = undefined
    },
    release: slot.release,
  }
}
