import { useState } from 'react'
import { brokenWithoutOption, namesOption } from '../../../domain/form-logic/relations'
import { editorFor } from '../../../questions/editors'
import { sameItems, useEditor } from '../store/context'
import { useQuestion } from '../store/use-question'
import styles from './QuestionCard.module.css'
import { RemoveDialog, type Breaks } from './RemoveDialog'
import type { CanvasTexts } from './texts'

/** An option that rules of the form name, before it is removed. */
interface Removal {
  title: string
  broken: Breaks
  remove: () => void
}

/** How the question will be answered; its options when it is being worked on. */
export function QuestionBody({ id, active, t }: { id: string; active: boolean; t: CanvasTexts }) {
  const { store, actions, newId, readOnly } = useEditor()
  const [removal, setRemoval] = useState<Removal | null>(null)
  const question = useQuestion(
    id,
    ({ tipoPregunta, tipoDato, opciones, formato }) => ({ id, tipoPregunta, tipoDato, opciones, formato }),
    sameItems,
  )
  if (question === null) return null
  const Editor = editorFor(question)
  const onRemoveOption = (optionId: string, remove: () => void): void => {
    const { secciones, estadoInicial = [], cierres = [] } = store.get().form
    const parts = brokenWithoutOption(secciones, id, optionId)
    const begins = estadoInicial.some(({ si }) => namesOption(si, id, optionId))
    const closes = cierres.some(({ regla }) => namesOption(regla, id, optionId))
    const position = question.opciones.findIndex((option) => option.id === optionId)
    const words = question.opciones[position]?.texto || t('option.untitled', { number: position + 1 })
    if (parts.length === 0 && !begins && !closes) remove()
    else
      setRemoval({
        title: t('option.remove', { option: words }),
        broken: { parts, begins, closes, asks: false, says: false, signs: false },
        remove,
      })
  }
  return (
    <div className={styles.body}>
      <Editor
        question={question}
        active={active && !readOnly}
        t={t}
        newId={newId}
        change={(edit, group) => actions.question(id, edit, group)}
        onRemoveOption={onRemoveOption}
        endGroup={store.endGroup}
      />
      {removal ? (
        <RemoveDialog
          title={removal.title}
          broken={removal.broken}
          onRemove={() => {
            removal.remove()
            setRemoval(null)
          }}
          onClose={() => setRemoval(null)}
        />
      ) : null}
    </div>
  )
}
