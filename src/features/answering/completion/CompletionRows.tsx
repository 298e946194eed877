import { hasRoom } from '../../../domain/answer/copies'
import type { Section } from '../../../domain/form/section'
import { Button } from '../../../ui/native/Button'
import { PlusIcon, TrashIcon } from '../../../ui/native/icons'
import { useForm } from '../context'
import { focusPlace } from '../focus-place'
import { QuestionList } from '../parts/QuestionList'
import styles from '../parts/RepeatableSection.module.css'
import { rowKey } from '../parts/RowCard'
import { CompletionQuestions } from './CompletionQuestions'
import { useCompleting } from './context'

interface CompletionRowsProps {
  section: Section
  index: number
  title: string
}

/** Rows of a repeatable section: those that are stored stay, those added here may go again (ANS-09). */
export function CompletionRows({ section, index, title }: CompletionRowsProps) {
  const { before, mode } = useCompleting()
  const { answering, t, say } = useForm()
  const { engine, uploads } = answering
  const stored = (before[index]?.seccionesRepetibles.length ?? 0) + 1
  const rows = [section.preguntas, ...section.seccionesRepetibles.map(({ preguntas }) => preguntas)]
  const name = (row: number) => t('repeat.row', { title, number: row + 1 })

  function add(): void {
    engine.addRow(index)
    focusPlace(rowKey(index, rows.length))
  }
  function remove(row: number): void {
    const whole = engine.sections()[index]
    const canUndo = !uploads.isSendingIn(index)
    engine.removeRow(index, row)
    const after = engine.sections()[index]
    focusPlace(rowKey(index, row - 1))
    if (!whole) return
    say({
      text: t('repeat.removed', { row: name(row) }),
      undo: canUndo ? () => engine.restore(index, whole) : undefined,
      stands: () => engine.sections()[index] === after,
    })
  }

  return (
    <div className={styles.rows}>
      {rows.map((questions, row) => {
        const place = { section: index, condition: null, row }
        return (
          <section key={row} className={styles.card} aria-labelledby={rowKey(index, row)}>
            <h3 id={rowKey(index, row)} tabIndex={-1} className={styles.name}>
              {name(row)}
            </h3>
            {row < stored ? (
              <CompletionQuestions place={place} questions={questions} />
            ) : (
              <>
                <QuestionList place={place} questions={questions} />
                <div className={styles.actions}>
                  <Button
                    look="quiet"
                    icon={<TrashIcon />}
                    aria-label={t('repeat.removeRow', { row: name(row) })}
                    onClick={() => remove(row)}
                  >
                    {t('repeat.remove')}
                  </Button>
                </div>
              </>
            )}
          </section>
        )
      })}
      {mode === 'sealed' ? null : (
        <div>
          <Button icon={<PlusIcon />} onClick={add} disabled={!hasRoom(section.seccionesRepetibles)}>
            {t('repeat.addAnother')}
          </Button>
        </div>
      )}
    </div>
  )
}
