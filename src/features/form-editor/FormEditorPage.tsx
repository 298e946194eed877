import { useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { installKinds } from '../../domain/question-types'
import { FURTHER_KINDS } from '../../domain/question-types/further'
import { useLanguage } from '../../lib/i18n'
import { useSession } from '../../lib/session'
import { beginEditing, type Editing } from './begin-editing'
import { EditorScreen } from './EditorScreen'
import { EditorSkeleton, NoEditor } from './editor-placeholders'
import { EditorProvider } from './store/context'
import { useOpenedForm, type Opened } from './use-opened-form'

/** The id in the address under which a new form is made (EDIT). */
const NEW = 'nuevo'

// A builder may give a question any kind at any time.
installKinds(FURTHER_KINDS)

/** Makes or changes a form: /editar/nuevo/formulario and /editar/{id}. */
export function FormEditorPage() {
  const { formId } = useParams()
  const [times, setTimes] = useState(0)
  const opening = useOpenedForm(formId === NEW ? undefined : formId, times)
  const again = (): void => setTimes((number) => number + 1)
  switch (opening.status) {
    case 'loading':
      return <EditorSkeleton />
    case 'ready':
      return <OpenEditor key={opening.opened.form.id + times} opened={opening.opened} onReload={again} />
    default:
      return <NoEditor status={opening.status} formId={formId} onRetry={again} />
  }
}

interface OpenEditorProps {
  opened: Opened
  onReload: () => void
}

function OpenEditor({ opened, onReload }: OpenEditorProps) {
  const { user } = useSession()
  const language = useLanguage()
  // Read once: when the session confirms the person again, the editing must not begin again.
  const [first] = useState(() => ({ opened, user, language }))
  const [editing, setEditing] = useState<Editing | null>(null)
  useEffect(() => {
    let left = false
    const begun = beginEditing(first.opened, first.user, first.language)
    void begun.then((begins) => (left ? undefined : setEditing(begins)))
    return () => {
      left = true
      void begun.then(({ end }) => end())
    }
  }, [first])
  if (!editing) return <EditorSkeleton />
  return (
    <EditorProvider editor={editing.editor}>
      <EditorScreen onReload={onReload} />
    </EditorProvider>
  )
}
