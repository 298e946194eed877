import type { AnswersOrder } from '../../domain/answers-list/filters'
import type { ListColumn } from '../../domain/form/listed-questions'
import type { AnswerRow } from '../../domain/answers-list/row'
import type { State } from '../../domain/form/state'
import type { Chosen } from './many/use-chosen'

export interface AnswerRowsProps {
  answers: AnswerRow[]
  /** What they are sorted by; its date is shown. */
  order: AnswersOrder
  /** What was typed into the search field; what it found is marked. */
  search: string
  /** Those of the form, for their colours. */
  states: readonly State[]
  /** Whether each leads to its answer and offers what to do with it (ALIST-04). */
  withActions: boolean
  /** Those that are chosen (DAY-03); offered where there are actions. */
  chosen: Chosen
  /** The questions whose answers stand in the list (DAY-01). */
  columns: readonly ListColumn[]
  /** Answers to this form are about somebody. */
  withCitizen: boolean
  /** An answer moved: as it stands now. */
  onMoved: (answer: AnswerRow) => void
  /** An answer is to be given to somebody, once that was asked to whom. */
  onAssign: (answer: AnswerRow) => void
  /** An answer is to be deleted, once that was asked. */
  onDelete: (answer: AnswerRow) => void
  /** Something else changed: read the answers again. */
  onChanged: () => Promise<unknown>
}
