import type { AnswerEnvelope } from '../../domain/answer/answer'

export interface AnswerRowsProps {
  answers: AnswerEnvelope[]
  /** ROLE_INSPECTOR_ACTAS is offered no actions (ALIST-04). */
  withActions: boolean
  /** An answer moved or was deleted. */
  onChanged: () => Promise<unknown>
}
