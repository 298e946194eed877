import { editorFor } from '../../../questions/editors'
import { sameItems, useEditor } from '../store/context'
import { useQuestion } from '../store/use-question'
import styles from './QuestionCard.module.css'
import type { CanvasTexts } from './texts'

/** How the question will be answered; its options when it is being worked on. */
export function QuestionBody({ id, active, t }: { id: string; active: boolean; t: CanvasTexts }) {
  const { store, actions, newId, readOnly } = useEditor()
  const question = useQuestion(
    id,
    ({ tipoPregunta, tipoDato, opciones, formato }) => ({ id, tipoPregunta, tipoDato, opciones, formato }),
    sameItems,
  )
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
