import { memo, useState, type SyntheticEvent } from 'react'
import type { Section } from '../../../domain/form/section'
import { asksNothing, isGrid } from '../../../domain/form/kinds'
import { SlashPalette } from '../palette/SlashPalette'
import { useEditor, useEditorState } from '../store/context'
import { cardId, titleId } from '../store/element-ids'
import { indexOf } from '../store/form-index'
import { selectInPlace } from '../store/select'
import { CardActions } from './CardActions'
import { GridBody } from './GridBody'
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

/** What a card is about: a question, a part that tells, or a grid and its rows. */
type Role = 'question' | 'note' | 'grid' | 'row'

function roleOf(secciones: Section[], id: string): Role {
  const found = indexOf(secciones).questions.get(id)
  if (!found) return 'question'
  if (isGrid(found.question)) return 'grid'
  return found.grid ? 'row' : asksNothing(found.question) ? 'note' : 'question'
}

/** How the fields of a card are called, and what stands in them while they are empty. */
function wordsOf(role: Role, t: CanvasTexts, number: number) {
  const text = { text: t('question.hint', { number }), textPlaceholder: t('question.hintPlaceholder') }
  switch (role) {
    case 'note':
      return {
        ...{ title: t('note.title', { number }), titlePlaceholder: t('note.titlePlaceholder') },
        ...{ text: t('note.text', { number }), textPlaceholder: t('note.textPlaceholder') },
      }
    case 'grid':
      return { ...text, title: t('grid.title', { number }), titlePlaceholder: t('grid.titlePlaceholder') }
    case 'row':
      return { ...text, title: t('grid.row', { number }), titlePlaceholder: t('grid.rowPlaceholder') }
    case 'question':
      return {
        ...text,
        ...{ title: t('question.title', { number }), titlePlaceholder: t('question.titlePlaceholder') },
      }
  }
}

/** One question as it will look, edited in place. */
export const QuestionCard = memo(function QuestionCard({ id, position, total, t }: QuestionCardProps) {
  const { store, actions, newId, readOnly } = useEditor()
  const [slash, setSlash] = useState<HTMLElement | null>(null)
  const selected = useEditorState(({ selection }) => selection.kind === 'question' && selection.id === id)
  const hinted = useEditorState(
    ({ form }) => !!indexOf(form.secciones).questions.get(id)?.question.descripcion,
  )
  const role = useEditorState(({ form }) => roleOf(form.secciones, id))
  const row = useEditorState(({ form }) => indexOf(form.secciones).questions.get(id)?.grid?.number ?? 0)
  const rowCount = useEditorState(({ form }) => indexOf(form.secciones).questions.get(id)?.rows.length ?? 0)
  const owner = { kind: 'question', id } as const
  const number = position + 1
  const words = wordsOf(role, t, role === 'row' ? row : number)
  const select = (event: SyntheticEvent<HTMLElement>): void => selectInPlace(store, owner, event)
  const copy = (): void => {
    const question = indexOf(store.get().form.secciones).questions.get(id)?.question
    if (question) actions.copyQuestion(question)
  }
  const addAfter = (titles: string[]): void => {
    const grid = indexOf(store.get().form.secciones).questions.get(id)?.grid
    if (grid) actions.addRows(grid.id, titles, id)
  }
  const addList = async (text: string): Promise<void> => {
    const { questionsOfText } = await import('../palette/pasted-questions')
    actions.addQuestions(id, questionsOfText(text, newId))
  }
  const takesList = role === 'question' || role === 'note'
  return (
    <li
      id={cardId(id)}
      className={`${selected ? styles.selected : styles.card} ${role === 'row' ? styles.row : ''}`}
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
          label={words.title}
          placeholder={words.titlePlaceholder}
          onNext={role === 'row' ? addAfter : undefined}
          onList={takesList ? (text) => void addList(text) : undefined}
          onSlash={takesList ? setSlash : undefined}
        />
        {slash ? <SlashPalette id={id} anchor={slash} onClose={() => setSlash(null)} /> : null}
        {(selected && !readOnly) || hinted ? (
          <StoreText
            owner={owner}
            field="descripcion"
            label={words.text}
            placeholder={words.textPlaceholder}
            multiline
          />
        ) : null}
        {role === 'grid' ? (
          <GridBody id={id} number={number} active={selected} t={t} />
        ) : role === 'row' ? null : (
          <>
            <QuestionBody id={id} active={selected} t={t} />
            <QuestionTags id={id} t={t} />
          </>
        )}
        <RelationTags id={id} t={t} />
      </div>
      {selected ? (
        <div className={styles.actions}>
          <CardActions
            name={t('question.lower', { number })}
            position={position}
            // A grid moves with its rows.
            total={total - rowCount}
            onMove={(to) => actions.moveQuestion(id, to)}
            goes={() => [id, ...(indexOf(store.get().form.secciones).questions.get(id)?.rows ?? [])]}
            along={rowCount > 0 ? t('grid.goes', { count: rowCount }) : undefined}
            onRemove={() => actions.removeQuestion(id)}
            onCopy={copy}
          />
        </div>
      ) : null}
    </li>
  )
})
