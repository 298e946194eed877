import { DATA_TYPE, QUESTION_TYPE, type DataType, type Question } from '../form/question'
import type { QuestionBehaviour, QuestionKind } from './behaviour'
import { date } from './date'
import { decimal } from './decimal'
import { integer } from './integer'
import { link } from './link'
import { multipleChoice } from './multiple-choice'
import { singleChoice } from './single-choice'
import { text } from './text'
import { time } from './time'
import { yesNo } from './yes-no'

export type { ProblemCode, QuestionBehaviour, QuestionKind, SummaryFormat } from './behaviour'
export { QUESTION_KINDS } from './behaviour'

const BEHAVIOURS: Record<QuestionKind, QuestionBehaviour> = {
  text,
  integer,
  decimal,
  date,
  time,
  link,
  'multiple-choice': multipleChoice,
  'single-choice': singleChoice,
  'yes-no': yesNo,
}

const OPEN_KINDS: Record<DataType, QuestionKind> = {
  [DATA_TYPE.text]: 'text',
  [DATA_TYPE.integer]: 'integer',
  [DATA_TYPE.decimal]: 'decimal',
  [DATA_TYPE.date]: 'date',
  [DATA_TYPE.time]: 'time',
  [DATA_TYPE.link]: 'link',
}

type Typed = Pick<Question, 'tipoPregunta' | 'tipoDato'>

/** The kind of a question: its type, and for open questions its data type (§1.3). */
export function kindOf(question: Typed): QuestionKind {
  switch (question.tipoPregunta) {
    case QUESTION_TYPE.open:
      return OPEN_KINDS[question.tipoDato]
    case QUESTION_TYPE.multipleChoice:
      return 'multiple-choice'
    case QUESTION_TYPE.singleChoice:
      return 'single-choice'
    case QUESTION_TYPE.yesNo:
      return 'yes-no'
  }
}

/** What a question does, by its kind. */
export const behaviourOf = (question: Typed): QuestionBehaviour => BEHAVIOURS[kindOf(question)]
