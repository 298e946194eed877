import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { BASE_LANGUAGE, type Language } from '../../domain/language'
import type { User } from '../../domain/user/user'
import { useLanguage } from '../../lib/i18n'
import { useSession } from '../../lib/session'
import { EditorScreen } from './EditorScreen'
import { EditorSkeleton, NoEditor } from './faces'
import { createActions } from './store/actions'
import { EditorProvider, type Editor } from './store/context'
import { createEditorStore } from './store/editor-store'
import { useOpenedForm, type Opened } from './use-opened-form'

/** The id in the address under which a new form is made (EDIT). */
const NEW = 'nuevo'

/** Makes or changes a form: /editar/nuevo/formulario and /editar/{id}. */
export function FormEditorPage() {
  const { formId } = useParams()
  const [attempt, setAttempt] = useState(0)
  const opening = useOpenedForm(formId === NEW ? undefined : formId, attempt)
  const again = (): void => setAttempt((number) => number + 1)
  switch (opening.status) {
    case 'loading':
      return <EditorSkeleton />
    case 'ready':
      return <OpenEditor key={opening.opened.form.id + attempt} opened={opening.opened} onReload={again} />
    default:
      return <NoEditor status={opening.status} onRetry={again} />
  }
}

const newId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 16)

function beginEditing(
  { form, isStored, hasAnswers, imported }: Opened,
  user: User,
  language: Language,
): Editor {
  // EDIT-05
  const readOnly = hasAnswers && !form.opcionales.editableForm
  const store = createEditorStore({ form, readOnly, language: language === BASE_LANGUAGE ? 'en' : language })
  // What a file gives is a change like any other: unsaved, and undone in one step.
  if (imported) store.edit((before) => ({ ...before, ...imported }))
  return { store, actions: createActions(store, newId), newId, user, isStored, hasAnswers, readOnly }
}

function OpenEditor({ opened, onReload }: { opened: Opened; onReload: () => void }) {
  const { user } = useSession()
  const language = useLanguage()
  // Once: the session gives the person anew now and then, and what is being typed must not begin anew with it.
  const [editor] = useState(() => beginEditing(opened, user, language))
  return (
    <EditorProvider editor={editor}>
      <EditorScreen onReload={onReload} />
    </EditorProvider>
  )
}
