import { asKind, countryOf } from '../../../domain/question-types/as-kind'
import { questionsAt, type QuestionPlace } from '../../../domain/form/question-lists'
import { sameItems, useEditor, useEditorState } from '../store/context'
import { entryOf } from '../palette/palette'
import { PaletteButton } from '../palette/PaletteButton'
import { AddButton } from './AddButton'
import { DistantCards } from './DistantCards'
import { QuestionCard } from './QuestionCard'
import styles from './SectionCard.module.css'
import type { CanvasTexts } from './texts'
import { runsOf, useSeenCards } from './use-seen-cards'

interface QuestionListProps {
  section: string
  condition: string | null
  /** The name of their section or condition: «sección 2». */
  name: string
  t: CanvasTexts
}

/** The questions of a section or condition; drawn again only when one is added, removed or moved. */
export function QuestionList({ section, condition, name, t }: QuestionListProps) {
  const { actions, store, newId } = useEditor()
  const place: QuestionPlace = { section, condition }
  const ids = useEditorState(({ form }) => questionsAt(form.secciones, place).map(({ id }) => id), sameItems)
  const isSeen = useSeenCards(ids, store.get().form.secciones[0]?.id === section)
  return (
    <>
      {ids.length > 0 ? (
        <ol className={styles.questions} aria-label={t('question.list', { name })}>
          {runsOf(ids, isSeen).flatMap((run) =>
            run.isWhole ? (
              run.ids.map((id) => (
                <QuestionCard key={id} id={id} position={run.first} total={ids.length} t={t} />
              ))
            ) : (
              <DistantCards key={`distant-${run.ids[0]}`} ids={run.ids} first={run.first} t={t} />
            ),
          )}
        </ol>
      ) : (
        <p className={styles.empty}>{t('question.none')}</p>
      )}
      <div className={styles.adding}>
        <AddButton label={t('question.add')} to={name} onClick={() => actions.addQuestion(place)} />
        <PaletteButton
          to={name}
          onPick={(entry) => {
            if (entry === 'grid') return actions.addGrid(place)
            const { kind, asks } = entryOf(entry)
            const country = countryOf(store.get().form)
            actions.addQuestion(place, undefined, (question) => ({
              ...asKind(question, kind, country, newId),
              ...asks,
            }))
          }}
        />
      </div>
    </>
  )
}
