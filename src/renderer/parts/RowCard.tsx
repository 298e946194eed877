import { memo, useId } from 'react'
import { haveProblems } from '../../domain/answer/problems'
import { sectionView } from '../../domain/answer/view'
import type { Question } from '../../domain/form/question'
import { behaviourOf } from '../../domain/question-types'
import { Button } from '../../ui/native/Button'
import { TrashIcon } from '../../ui/native/icons'
import { useSummaryFormat } from '../../questions/summary-format'
import { useForm } from '../context'
import { NamedPart } from '../../ui/NamedPart'
import { QuestionList } from './QuestionList'
import styles from './RepeatableSection.module.css'

/** How many answers a closed card shows. */
const SHOWN = 3

/** DOM id of a row's heading. */
export const rowKey = (section: number, row: number): string => `s${section}-row-${row}`

interface RowCardProps {
  section: number
  row: number
  name: string
  /** The language of its name, if it is another one than the page's. */
  lang: string | undefined
  questions: Question[]
  isOpen: boolean
  /** Whether it can be closed and opened. */
  folds: boolean
  /** Whether it can be taken away. */
  goes: boolean
  /** The same function each time, so that adding a row does not draw the others again. */
  onOpen: (row: number, isOpen: boolean) => void
  onRemove: (row: number) => void
}

/** A row of a repeatable section: its questions when open, else a few of its answers. */
export const RowCard = memo(function RowCard(props: RowCardProps) {
  const { section, row, name, lang, questions, isOpen, folds, goes, onOpen, onRemove } = props
  const { answering, closed, t } = useForm()
  const titleId = useId()
  answering.onDrawn?.(rowKey(section, row))
  const content = isOpen ? (
    <QuestionList place={{ section, condition: null, row }} questions={questions} />
  ) : (
    <RowSummary section={section} row={row} />
  )
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h3 id={rowKey(section, row)} dir="auto" tabIndex={-1} className={styles.name}>
        <span id={titleId} lang={lang}>
          {name}
        </span>
      </h3>
      {closed?.Whole ? <closed.Whole {...{ section, row }}>{content}</closed.Whole> : content}
      {folds || goes ? (
        <div className={styles.actions}>
          {folds ? (
            <Button onClick={() => onOpen(row, !isOpen)}>
              <span aria-hidden={!isOpen}>{isOpen ? t('repeat.done') : t('repeat.edit')}</span>
              {isOpen ? null : (
                <NamedPart sentence={(part) => t('repeat.editRow', { row: part })} part={name} lang={lang} />
              )}
            </Button>
          ) : null}
          {goes ? (
            <Button look="quiet" icon={<TrashIcon />} onClick={() => onRemove(row)}>
              <span aria-hidden>{t('repeat.remove')}</span>
              <NamedPart sentence={(part) => t('repeat.removeRow', { row: part })} part={name} lang={lang} />
            </Button>
          ) : null}
        </div>
      ) : null}
    </section>
  )
})

function RowSummary({ section, row }: { section: number; row: number }) {
  const { answering, t } = useForm()
  const format = useSummaryFormat()
  const whole = answering.engine.sections()[section]
  if (!whole) return null
  const questions = sectionView(whole, section).groups[row]?.questions ?? []
  const answers = questions
    .map(({ question }) => behaviourOf(question).summary(question, question, format))
    .filter(Boolean)
  const lacks = haveProblems(questions.flatMap(({ responses }) => responses))
  return (
    <>
      <p dir="auto" className={styles.summary}>
        {answers.slice(0, SHOWN).join(' · ') || t('repeat.empty')}
      </p>
      {lacks ? <p className={styles.lacks}>{t('repeat.lacks')}</p> : null}
    </>
  )
}
