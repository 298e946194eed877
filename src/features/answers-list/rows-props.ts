import type { AnswersOrder } from '../../data/staff/list-answers'
import type { AnswerEnvelope } from '../../domain/answer/answer'

export interface AnswerRowsProps {
  answers: AnswerEnvelope[]
  /** What they are sorted by; its date is shown. */
  order: AnswersOrder
  /** ROLE_INSPECTOR_ACTAS is offered no actions (ALIST-04). */
  withActions: boolean
  /** Answers to this form are about somebody. */
  withCitizen: boolean
  /** An answer moved: as it stands now. */
  onMoved: (answer: AnswerEnvelope) => void
  /** Something else changed: read the answers again. */
  onChanged: () => Promise<unknown>
}
