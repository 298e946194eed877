import { questionsAt, type QuestionPlace } from '../../../domain/form/question-lists'
import { sameItems, useEditor, useEditorState } from '../store/context'
import { AddButton } from './AddButton'
import { QuestionCard } from './QuestionCard'
import styles from './SectionCard.module.css'
import type { CanvasTexts } from './texts'

interface QuestionListProps {
  section: string
  condition: string | null
  /** The name of their section or condition: «sección 2». */
  name: string
  t: CanvasTexts
}

/** The questions of a section or condition; drawn again only when one is added, removed or moved. */
export function QuestionList({ section, condition, name, t }: QuestionListProps) {
  const { actions } = useEditor()
  const place: QuestionPlace = { section, condition }
  const ids = useEditorState(({ form }) => questionsAt(form.secciones, place).map(({ id }) => id), sameItems)
  return (
    <>
      {ids.length > 0 ? (
        <ol className={styles.questions} aria-label={t('question.list', { name })}>
          {ids.map((id, position) => (
            <QuestionCard key={id} id={id} position={position} total={ids.length} t={t} />
          ))}
        </ol>
      ) : (
        <p className={styles.empty}>{t('question.none')}</p>
      )}
      <AddButton label={t('question.add')} to={name} onClick={() => actions.addQuestion(place)} />
    </>
  )
}
