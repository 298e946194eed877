import { createContext, use, useRef, useSyncExternalStore, type ReactNode } from 'react'
import type { NewId } from '../../../domain/form/factory'
import type { Form } from '../../../domain/form/form'
import type { User } from '../../../domain/user/user'
import type { FormDraftStatus } from '../draft/autosave-form'
import type { EditorActions } from './actions'
import type { EditorState, EditorStore } from './editor-store'

export interface Editor {
  store: EditorStore
  actions: EditorActions
  newId: NewId
  user: User
  /** Whether the form is stored, so that it has an address to share. */
  isStored: boolean
  hasAnswers: boolean
  /** Whether it has answers and may not be changed any more, except for its certificates (EDIT-05, PDF-02). */
  readOnly: boolean
  /** What this device keeps of the unsaved changes (EDIT-23). */
  draft: FormDraftStatus
  /** The stored form, when somebody saved it after the restored changes were begun (EDIT-24). */
  newer: Form | null
}

const EditorContext = createContext<Editor | null>(null)

export const EditorProvider = ({ editor, children }: { editor: Editor; children: ReactNode }) => (
  <EditorContext value={editor}>{children}</EditorContext>
)

/** The editor of the form. The object never changes, so reading it causes no drawing. */
export function useEditor(): Editor {
  const editor = use(EditorContext)
  if (editor === null) throw new Error('useEditor is for the parts of the form editor')
  return editor
}

/**
 * One slice of the editor's state; the caller is drawn again only when the slice differs.
 * @param equal for slices that are made anew each time, `sameItems` for instance
 */
export function useEditorState<T>(
  select: (state: EditorState) => T,
  equal: (one: T, other: T) => boolean = Object.is,
): T {
  const { store } = useEditor()
  const last = useRef<{ value: T } | null>(null)
  const snapshot = (): T => {
    const value = select(store.get())
    if (last.current !== null && equal(last.current.value, value)) return last.current.value
    last.current = { value }
    return value
  }
  return useSyncExternalStore(store.on, snapshot)
}

/** Whether two lists or objects have the same things under the same names. */
export function sameItems<T extends object>(one: T, other: T): boolean {
  const entries = Object.entries(one)
  return (
    entries.length === Object.keys(other).length &&
    entries.every(([key, value]) => Object.is(value, Reflect.get(other, key)))
  )
}
