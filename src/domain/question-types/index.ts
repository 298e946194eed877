import type { Question } from '../form/question'
import type { Section } from '../form/section'
import { questionsOf } from '../form/questions-of'
import { remembered } from '../remembered'
import type { AnswerBehaviour } from './behaviour'
import { date } from './date'
import { decimal } from './decimal'
import { integer } from './integer'
import { isFurther, kindOf, type FurtherKind, type QuestionKind, type QuestionTypes } from '../form/kinds'
import { link } from './link'
import { multipleChoice } from './multiple-choice'
import { KEEPS_TEXT } from './shared/text'
import { singleChoice } from './single-choice'
import { time } from './time'
import { yesNo } from './yes-no'

export type { ProblemCode, SummaryFormat } from './behaviour'

/** The kinds of the specification. */
const BEHAVIOURS: Record<Exclude<QuestionKind, FurtherKind>, AnswerBehaviour> = {
  text: KEEPS_TEXT,
  ...{ integer, decimal, date, time, link },
  'multiple-choice': multipleChoice,
  'single-choice': singleChoice,
  'yes-no': yesNo,
}

/** What the further kinds do, once that is loaded. */
type FurtherKinds = Record<FurtherKind, AnswerBehaviour>
let further: FurtherKinds | null = null

/** Gives what the further kinds do, where that is there from the start. */
export const installKinds = (kinds: FurtherKinds): void => void (further = kinds)

const sectionHasFurther = remembered((section: Section) =>
  questionsOf(section).some(
    (question: Question) =>
      isFurther(kindOf(question)) || question.formato || question.opciones.some((option) => option.imagenURL),
  ),
)

/** Whether a form asks a kind that the specification does not have, or one in a way of its own. */
export const hasFurtherKinds = (secciones: readonly Section[]): boolean => secciones.some(sectionHasFurther)

/** Loads what the further kinds do, for a form that asks one. */
export async function loadKinds(secciones: readonly Section[]): Promise<void> {
  if (hasFurtherKinds(secciones)) further ??= (await import('./further')).FURTHER_KINDS
}

/**
 * What a question does, by its kind.
 * @throws Error for a further kind before what it does was loaded
 */
export function behaviourOf(question: QuestionTypes): AnswerBehaviour {
  const kind = kindOf(question)
  if (!isFurther(kind)) return BEHAVIOURS[kind]
  if (!further) throw new Error(`a ${kind} question is read before its kind is loaded`)
  return further[kind]
}
