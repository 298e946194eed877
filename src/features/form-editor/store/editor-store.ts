import type { FormField } from '../../../domain/publication/validate-form'
import { withoutIdleRule } from '../../../domain/form/edit-second-person'
import { rowsInStep } from '../../../domain/form/edit-grid'
import { changesSettingsOnly } from '../../../domain/form/settings-only'
import type { Form } from '../../../domain/form/form'
import type { Language } from '../../../domain/language'
import { createStore, type Store } from '../../../lib/store'
import { newId } from './new-id'
import { FORM_SELECTED, selectionIn, type Selection } from './selection'

/** The three areas of the editor; on a phone one of them is shown at a time. */
export type EditorArea = 'outline' | 'canvas' | 'settings'

/** The screen widths of the preview. */
export const PREVIEW_WIDTHS = [360, 390, 'desktop'] as const
export type PreviewWidth = (typeof PREVIEW_WIDTHS)[number]

/** What a screen reader announces after an item was moved, removed or added. */
export type Announcement =
  | { code: 'moved'; position: number; total: number }
  | { code: 'removed' | 'undone' | 'redone' | 'added' | 'broughtBack' }

/** State of the screen, not of the form: it is neither undone nor saved. */
interface View {
  selection: Selection
  area: EditorArea
  /**
   * The field that kept the last save from succeeding, or that a finding led to; highlighted for a while (EDIT-18,
   * EDIT-25). A new object highlights it again.
   */
  highlight: { target: FormField } | null
  announcement: Announcement | null
  /** The language whose texts are shown beside the base ones. */
  language: Language
  saving: boolean
  /** Whether the preview is open. */
  previewing: boolean
  previewWidth: PreviewWidth
}

export interface EditorState extends View {
  form: Form
  /** The form as it was opened or last saved: identity says whether there are unsaved changes. */
  saved: Form
  past: readonly Form[]
  future: readonly Form[]
}

export interface EditorStore extends Store<EditorState> {
  /**
   * Changes the form. It does nothing when the change gives the same form, while the form is being saved, and in a
   * read-only form unless only its certificates change (EDIT-05).
   * @param group edits of one group in a row are one step of undo: the keystrokes in one field
   */
  edit: (change: (form: Form) => Form, group?: string) => void
  /**
   * Changes the form and every step of undo and redo: for something that is gone for good, so that undo does not bring
   * back its name.
   */
  amend: (change: (form: Form) => Form) => void
  /** The next edit is a step of its own again. */
  endGroup: () => void
  undo: () => void
  redo: () => void
  show: (view: Partial<View>) => void
  /** Replaces the edited form by the stored one: nothing is unsaved any more. */
  replace: (form: Form) => void
  /**
   * Puts the changes on top of what somebody else stored meanwhile (EDIT-24). Undo ends there, because an earlier form
   * would overwrite the other person's changes.
   */
  rebase: (saved: Form, form: Form) => void
}

/** How many steps of undo are kept; forms share unchanged parts, so a step costs little. */
const STEPS = 200

interface Start {
  form: Form
  /** The stored form that `form` is a change of; `form` itself when left out. */
  saved?: Form
  readOnly: boolean
  language: Language
}

/** The form with what follows from an edit by itself. */
function inStep(before: Form, after: Form): Form {
  if (before.secciones === after.secciones) return after
  const secciones = rowsInStep(before.secciones, after.secciones, newId)
  return withoutIdleRule(secciones === after.secciones ? after : { ...after, secciones })
}

/** Keeps the form that is edited, outside React, so that a keystroke draws only the components with that text. */
export function createEditorStore({ form, saved = form, readOnly, language }: Start): EditorStore {
  const store = createStore<EditorState>({
    form,
    saved,
    past: [],
    future: [],
    selection: FORM_SELECTED,
    area: 'canvas',
    highlight: null,
    announcement: null,
    language,
    saving: false,
    previewing: false,
    previewWidth: 390,
  })
  let group: string | null = null

  const become = (change: Partial<EditorState>): void => {
    store.set({ ...store.get(), ...change })
  }
  const travel = (
    to: Form,
    past: readonly Form[],
    future: readonly Form[],
    code: 'undone' | 'redone',
  ): void => {
    group = null
    become({
      form: to,
      past,
      future,
      selection: selectionIn(to, store.get().selection),
      announcement: { code },
    })
  }

  const begin = (stored: Form, next: Form): void => {
    group = null
    const selection = selectionIn(next, store.get().selection)
    become({ form: next, saved: stored, past: [], future: [], selection, saving: false })
  }

  return {
    get: store.get,
    on: store.on,
    edit(change, inGroup) {
      const state = store.get()
      if (state.saving) return
      const next = inStep(state.form, change(state.form))
      if (next === state.form || (readOnly && !changesSettingsOnly(state.form, next))) return
      const continues = inGroup !== undefined && inGroup === group
      group = inGroup ?? null
      become({
        form: next,
        past: continues ? state.past : [...state.past, state.form].slice(-STEPS),
        future: state.future.length === 0 ? state.future : [],
        selection: selectionIn(next, store.get().selection),
      })
    },
    amend(change) {
      const state = store.get()
      if (readOnly || state.saving) return
      become({ form: change(state.form), past: state.past.map(change), future: state.future.map(change) })
    },
    endGroup() {
      group = null
    },
    undo() {
      const state = store.get()
      const to = state.past.at(-1)
      if (to && !state.saving) travel(to, state.past.slice(0, -1), [state.form, ...state.future], 'undone')
    },
    redo() {
      const state = store.get()
      const [to, ...rest] = state.future
      if (to && !state.saving) travel(to, [...state.past, state.form], rest, 'redone')
    },
    show: (view) => become(view),
    replace: (stored) => begin(stored, stored),
    rebase: begin,
  }
}

/** Whether there are unsaved changes. */
export const isUnsaved = (state: EditorState): boolean => state.form !== state.saved
