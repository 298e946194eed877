import { QUESTION_TYPE } from '../form/question'
import type { QuestionBehaviour, QuestionTypes } from './behaviour'
import { date } from './date'
import { decimal } from './decimal'
import { integer } from './integer'
import { link } from './link'
import { multipleChoice } from './multiple-choice'
import { singleChoice } from './single-choice'
import { text } from './text'
import { time } from './time'
import { yesNo } from './yes-no'

export type { ProblemCode, QuestionBehaviour, SummaryFormat } from './behaviour'

/** The registry: one line for each kind, in the order in which they are offered. */
const BEHAVIOURS = [text, integer, decimal, date, time, link, multipleChoice, singleChoice, yesNo]
type Registered = (typeof BEHAVIOURS)[number]

/** The kinds that question type and data type make together (§1.3). */
export type QuestionKind = Registered['kind']
export const QUESTION_KINDS: readonly QuestionKind[] = BEHAVIOURS.map(({ kind }) => kind)

/** Whether both are of one kind: the data type counts for open questions only. */
const isSameKind = (one: QuestionTypes, other: QuestionTypes): boolean =>
  one.tipoPregunta === other.tipoPregunta &&
  (one.tipoPregunta !== QUESTION_TYPE.open || one.tipoDato === other.tipoDato)

const registered = (question: QuestionTypes): Registered =>
  BEHAVIOURS.find(({ types }) => isSameKind(types, question)) ?? text

/** The kind of a question: its type, and for open questions its data type (§1.3). */
export const kindOf = (question: QuestionTypes): QuestionKind => registered(question).kind

/** What a question does, by its kind. */
export const behaviourOf = (question: QuestionTypes): QuestionBehaviour => registered(question)

/** How a question of a kind is stored. */
export const typesOf = (kind: QuestionKind): QuestionTypes =>
  (BEHAVIOURS.find((one) => one.kind === kind) ?? text).types
