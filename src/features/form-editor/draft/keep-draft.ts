import type { Form } from '../../../domain/form/form'
import { createDraftKeeper, type DraftMark } from '../../../lib/draft-keeper'
import { isUnsaved, type EditorStore } from '../store/editor-store'
import type { FormSlot } from './form-slot'

/** What was found on this device when the form was opened. */
interface Found {
  /** When what was restored had been kept; null when nothing was. */
  restoredAt: Date | null
  /** When what cannot be put back into a form that is fixed by now had been kept; null when there is nothing such. */
  strandedAt: Date | null
}

/** What the screen knows of the draft on this device. */
export interface KeptDraft extends Found {
  /** The changes that cannot be put back. */
  stranded: Form | null
  /** Takes them off the device. */
  forget: () => Promise<void>
  /** Another tab edits this form too. */
  elsewhere: boolean
  /** Whether this device keeps the changes. */
  mark: () => DraftMark
  onMark: (listener: () => void) => () => void
  /** Resolves when what is on the device is what is on the screen. */
  settle: () => Promise<void>
}

/**
 * Keeps what is unsaved on this device, half a second behind, outside of what is drawn: a keystroke only starts a
 * timer. What is saved, undone or discarded goes from the device as it goes from the screen (EDIT-23).
 */
export function keepDraft(store: EditorStore, slot: FormSlot, { restoredAt, strandedAt }: Found) {
  const keeper = createDraftKeeper({
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
  // What was found and is in the stored form already is not found again.
  if (slot.draft && restoredAt === null && strandedAt === null) void slot.erase()
  const kept: KeptDraft = {
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
