import type { Form } from '../../../domain/form/form'
import { createAutosave, type AutosaveStatus } from '../../../lib/autosave'
import { isUnsaved, type EditorStore } from '../store/editor-store'
import type { FormSlot } from './form-slot'

/** What was found on this device when the form was opened. */
interface Found {
  /** When the restored changes were kept; null when nothing was restored. */
  restoredAt: Date | null
  /** When the changes were kept that cannot be put back, because the form is fixed by now; null without such. */
  strandedAt: Date | null
}

/** What the screen knows of the draft on this device. */
export interface FormDraftStatus extends Found {
  /** The changes that cannot be put back. */
  stranded: Form | null
  /** Removes them from the device. */
  forget: () => Promise<void>
  /** Another tab edits this form too. */
  elsewhere: boolean
  /** Whether this device keeps the changes. */
  mark: () => AutosaveStatus
  onMark: (listener: () => void) => () => void
  /** Resolves when the device has what the screen shows. */
  settle: () => Promise<void>
}

/**
 * Keeps unsaved changes on this device, within half a second and outside React: a keystroke only starts a timer.
 * Changes that are saved, undone or discarded are removed from the device too (EDIT-23).
 */
export function autosaveForm(store: EditorStore, slot: FormSlot, { restoredAt, strandedAt }: Found) {
  const keeper = createAutosave({
    async write(savedAt) {
      const state = store.get()
      if (!isUnsaved(state)) return slot.erase()
      await slot.write({ base: state.saved, form: state.form, savedAt })
    },
    erase: slot.erase,
    now: () => new Date(),
  })
  let { form, saved } = store.get()
  const unsubscribe = store.on(() => {
    const state = store.get()
    if (state.form === form && state.saved === saved) return
    form = state.form
    saved = state.saved
    keeper.changed()
  })
  // The draft is already in the stored form, so it is erased.
  if (slot.draft && restoredAt === null && strandedAt === null) void slot.erase()
  const kept: FormDraftStatus = {
    restoredAt,
    strandedAt,
    stranded: strandedAt === null ? null : (slot.draft?.form ?? null),
    forget: slot.erase,
    elsewhere: slot.elsewhere,
    mark: keeper.mark,
    onMark: keeper.onMark,
    settle: keeper.flush,
  }
  return {
    kept,
    async end(): Promise<void> {
      unsubscribe()
      await keeper.dispose()
      slot.release()
    },
  }
}
