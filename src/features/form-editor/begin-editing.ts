import { getForm, hasAnswers, isUnheardSince } from '../../data/staff/forms'
import { toDataError } from '../../data/errors'
import { BASE_LANGUAGE, type Language } from '../../domain/language'
import { changesSettingsOnly } from '../../domain/form/settings-only'
import type { User } from '../../domain/user/user'
import { deviceStore } from '../../lib/device-store'
import { fresh, startFrom, type FormDraft, type Start } from './draft/form-draft'
import { claimFormSlot } from './draft/form-slot'
import { autosaveForm } from './draft/autosave-form'
import { createActions } from './store/actions'
import type { Editor } from './store/context'
import { createEditorStore } from './store/editor-store'
import { newId } from './store/new-id'
import type { Opened } from './use-opened-form'

/** One editing, from opening the form to leaving it. */
export interface Editing {
  editor: Editor
  /** Resolves when the last change is on the device and another tab may take the slot. */
  end: () => Promise<void>
}

/** Stands for the id of a form that has none in its address yet. */
const NEW_FORM = 'nuevo'

/**
 * Opens the draft of a new form. Its first save may have arrived although the response got lost, so the store is asked
 * by its id.
 */
async function openDrafted(opened: Opened, draft: FormDraft): Promise<Opened> {
  const { id } = draft.form
  try {
    return { form: await getForm(id), isStored: true, hasAnswers: await hasAnswers(id), imported: null }
  } catch (failure) {
    // It is not stored, or cannot be read now: it counts as never saved.
    return toDataError(failure).code === 'notFound' || !opened.isStored
      ? { ...opened, form: draft.base }
      : opened
  }
}

/** Takes a slot for the draft on this device and begins where it was left (EDIT-23), or with the stored form. */
export async function beginEditing(found: Opened, user: User, language: Language): Promise<Editing> {
  const name = found.isStored ? found.form.id : NEW_FORM
  const { imported } = found
  const slot = await claimFormSlot(deviceStore('drafts'), user.username, name, { anew: imported !== null })
  const { draft } = slot
  const opened = draft && !found.isStored ? await openDrafted(found, draft) : found
  // EDIT-05
  const readOnly = opened.hasAnswers && !opened.form.opcionales.editableForm
  const left = startFrom(opened.form, draft, (stored, version) =>
    isUnheardSince(stored, version, user.username),
  )
  const isLost = readOnly && !changesSettingsOnly(left.saved, left.form)
  const start: Start = isLost ? fresh(opened.form) : left
  const store = createEditorStore({
    form: start.form,
    saved: start.saved,
    readOnly,
    language: language === BASE_LANGUAGE ? 'en' : language,
  })
  const { kept, end } = autosaveForm(store, slot, {
    restoredAt: start.restoredAt,
    // The form got answers and may not be changed any more: earlier changes are kept, so that they can be taken
    // elsewhere.
    strandedAt: isLost ? left.restoredAt : null,
  })
  // The content of a file is an ordinary change: unsaved, and undone in one step.
  if (imported) store.edit((before) => ({ ...before, ...imported }))
  const { isStored } = opened
  const editor: Editor = {
    store,
    actions: createActions(store, newId),
    newId,
    user,
    isStored,
    hasAnswers: opened.hasAnswers,
    readOnly,
    draft: kept,
    newer: start.newer,
  }
  return { editor, end }
}
