import { editorFor } from '../../../questions/editors'
import { sameItems, useEditor, useEditorState } from '../store/context'
import { indexOf } from '../store/form-index'
import styles from './QuestionCard.module.css'
import type { CanvasTexts } from './texts'

/** How the question will be answered; its options when it is being worked on. */
export function QuestionBody({ id, active, t }: { id: string; active: boolean; t: CanvasTexts }) {
  const { store, actions, newId, readOnly } = useEditor()
  const question = useEditorState(({ form }) => {
    const found = indexOf(form.secciones).questions.get(id)?.question
    if (!found) return null
    const { tipoPregunta, tipoDato, opciones } = found
    return { id, tipoPregunta, tipoDato, opciones }
  }, sameOrBothNull)
  if (question === null) return null
  const Editor = editorFor(question)
  return (
    <div className={styles.body}>
      <Editor
        question={question}
        active={active && !readOnly}
        t={t}
        newId={newId}
        change={(edit, group) => actions.question(id, edit, group)}
        endGroup={store.endGroup}
      />
    </div>
  )
}

const sameOrBothNull = (one: object | null, other: object | null): boolean =>
  one === null || other === null ? one === other : sameItems(one, other)
