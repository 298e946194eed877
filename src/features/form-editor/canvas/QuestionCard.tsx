import { memo, type SyntheticEvent } from 'react'
import { asksNothing } from '../../../domain/question-types'
import { useEditor, useEditorState } from '../store/context'
import { cardId, titleId } from '../store/element-ids'
import { indexOf } from '../store/form-index'
import { selectInPlace } from '../store/select'
import { CardActions } from './CardActions'
import styles from './QuestionCard.module.css'
import { QuestionBody } from './QuestionBody'
import { QuestionTags } from './QuestionTags'
import { RelationTags } from './RelationTags'
import { StoreText } from './StoreText'
import type { CanvasTexts } from './texts'

interface QuestionCardProps {
  id: string
  position: number
  total: number
  t: CanvasTexts
}

/** One question as it will look, edited in place. */
export const QuestionCard = memo(function QuestionCard({ id, position, total, t }: QuestionCardProps) {
  const { store, actions, readOnly } = useEditor()
  const selected = useEditorState(({ selection }) => selection.kind === 'question' && selection.id === id)
  const hinted = useEditorState(
    ({ form }) => !!indexOf(form.secciones).questions.get(id)?.question.descripcion,
  )
  const tells = useEditorState(({ form }) => {
    const question = indexOf(form.secciones).questions.get(id)?.question
    return question !== undefined && asksNothing(question)
  })
  const owner = { kind: 'question', id } as const
  const number = position + 1
  const select = (event: SyntheticEvent<HTMLElement>): void => selectInPlace(store, owner, event)
  const copy = (): void => {
    const question = indexOf(store.get().form.secciones).questions.get(id)?.question
    if (question) actions.copyQuestion(question)
  }
  return (
    <li
      id={cardId(id)}
      className={selected ? styles.selected : styles.card}
      aria-label={t('question.name', { number })}
      onFocus={select}
      onClick={select}
    >
      <span className={styles.number} aria-hidden>
        {number}
      </span>
      <div className={styles.content}>
        <StoreText
          owner={owner}
          field="titulo"
          id={titleId(id)}
          look="question"
          label={t(tells ? 'note.title' : 'question.title', { number })}
          placeholder={t(tells ? 'note.titlePlaceholder' : 'question.titlePlaceholder')}
        />
        {(selected && !readOnly) || hinted ? (
          <StoreText
            owner={owner}
            field="descripcion"
            label={t(tells ? 'note.text' : 'question.hint', { number })}
            placeholder={t(tells ? 'note.textPlaceholder' : 'question.hintPlaceholder')}
            multiline
          />
        ) : null}
        <QuestionBody id={id} active={selected} t={t} />
        <QuestionTags id={id} t={t} />
        <RelationTags id={id} t={t} />
      </div>
      {selected ? (
        <div className={styles.actions}>
          <CardActions
            name={t('question.lower', { number })}
            position={position}
            total={total}
            onMove={(to) => actions.moveQuestion(id, to)}
            goes={() => [id]}
            onRemove={() => actions.removeQuestion(id)}
            onCopy={copy}
          />
        </div>
      ) : null}
    </li>
  )
})
