import type { AnswerBehaviour } from './behaviour'
import { date } from './date'
import { decimal } from './decimal'
import { integer } from './integer'
import { kindOf, type QuestionKind, type QuestionTypes } from './kinds'
import { link } from './link'
import { multipleChoice } from './multiple-choice'
import { singleChoice } from './single-choice'
import { text } from './text'
import { time } from './time'
import { yesNo } from './yes-no'

export type { ProblemCode, SummaryFormat } from './behaviour'
export {
  boundedOf,
  kindOf,
  QUESTION_KINDS,
  shapeOf,
  typesOf,
  type AnswerShape,
  type Bounded,
  type QuestionKind,
} from './kinds'

const BEHAVIOURS: Record<QuestionKind, AnswerBehaviour> = {
  ...{ text, integer, decimal, date, time, link },
  'multiple-choice': multipleChoice,
  'single-choice': singleChoice,
  'yes-no': yesNo,
}

/** What a question does, by its kind. */
export const behaviourOf = (question: QuestionTypes): AnswerBehaviour => BEHAVIOURS[kindOf(question)]
