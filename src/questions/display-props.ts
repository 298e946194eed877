import type { Question, Response } from '../domain/form/question'
import type { SummaryFormat } from '../domain/question-types'
import type { Texts } from './input-props'

/** What every question type's display takes. The language is the format's. */
export interface DisplayProps {
  question: Question
  /** The question itself, or one of its further answers. */
  response: Response
  format: SummaryFormat
  t: Texts
}
