import type { AnswersOrder } from '../../domain/answers-list/filters'
import type { AnswerRow } from '../../domain/answers-list/row'

export interface AnswerRowsProps {
  answers: AnswerRow[]
  /** What they are sorted by; its date is shown. */
  order: AnswersOrder
  /** ROLE_INSPECTOR_ACTAS is offered no actions (ALIST-04). */
  withActions: boolean
  /** Answers to this form are about somebody. */
  withCitizen: boolean
  /** An answer moved: as it stands now. */
  onMoved: (answer: AnswerRow) => void
  /** Something else changed: read the answers again. */
  onChanged: () => Promise<unknown>
}
