/** What a link fills in beforehand, by the codes of questions: `?rubro=Bar&metros=80` (REACH-05). */
import { isBlank } from '../text/clean'
import { allQuestions } from '../form/questions-of'
import type { Question, Response } from '../form/question'
import type { Section } from '../form/section'
import { LANGUAGES, localizedOption } from '../language'
import { behaviourOf } from '../question-types'
import { shapeOf, type AnswerShape } from '../form/kinds'
import type { QuestionPath } from './path'
import { askedIn } from './view'

/** A longer value in an address was not made by a person. */
const MAX_VALUE = 2_000
/** Between the options of one answer. */
const SEPARATOR = '|'

/** Shapes that a link may fill in: nobody accepts a text, draws a line or ranks for somebody else. */
const FILLABLE: ReadonlySet<AnswerShape> = new Set<AnswerShape>([
  ...(['text', 'number', 'day', 'moment', 'month', 'time', 'yesNo', 'option', 'options'] as const),
])

/** What a link answers in one place. */
export interface Prefilled {
  path: QuestionPath
  change: Partial<Response>
  /** What is answered there. */
  response: Response
}

const folded = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLocaleLowerCase()

/** The position of the option that a value names, by its words in any language or its id; -1 for none. */
function optionAt({ opciones }: Question, value: string): number {
  const wanted = folded(value)
  return opciones.findIndex(
    (option) =>
      option.id === value ||
      LANGUAGES.some((language) => folded(localizedOption(option, language)) === wanted),
  )
}

const YES = ['true', '1', 'si', 'yes']
const NO = ['false', '0', 'no']

function yesOrNo(value: string): string {
  if (YES.includes(folded(value))) return 'true'
  return NO.includes(folded(value)) ? 'false' : ''
}

/** What a value becomes as the response to a question; null where it says nothing that the question takes. */
function responseOf(question: Question, value: string): Partial<Response> | null {
  const shape = shapeOf(question)
  if (shape === 'options') {
    const ticked = value.split(SEPARATOR).map((one) => optionAt(question, one))
    if (!ticked.some((at) => at >= 0)) return null
    return { opciones: question.opciones.map((option, at) => ({ ...option, checked: ticked.includes(at) })) }
  }
  if (shape === 'option') {
    const option = question.opciones[optionAt(question, value)]
    return option ? { respuesta: String(option.orden) } : null
  }
  const behaviour = behaviourOf(question)
  const respuesta = shape === 'yesNo' ? yesOrNo(value) : behaviour.normalize(value, question)
  const isSound = !isBlank(respuesta) && behaviour.validate(question, { respuesta, opciones: [] }) === null
  return isSound ? { respuesta, porDefecto: false } : null
}

/** Whether a link may answer a question: what is calculated, and what nobody decides for somebody else, it may not. */
const isFillable = (question: Question): boolean =>
  question.calculo === '' && (FILLABLE.has(shapeOf(question)) || question.formato === 'link')

/** What the values of an address fill in of one question, by its code; null for nothing that it takes. */
export function filledIn(question: Question, values: ReadonlyMap<string, string>): Partial<Response> | null {
  const value = question.codigo === '' ? undefined : values.get(question.codigo)
  if (value === undefined || value.length > MAX_VALUE || !isFillable(question)) return null
  return responseOf(question, value)
}

/** Whether a question takes the whole of what the values of an address say of it. */
function takesValue(question: Question, values: ReadonlyMap<string, string>): boolean {
  const value = values.get(question.codigo) ?? ''
  if (question.codigo === '' || isBlank(value) || !isFillable(question)) return true
  const isWhole =
    shapeOf(question) !== 'options' || value.split(SEPARATOR).every((one) => optionAt(question, one) >= 0)
  return isWhole && filledIn(question, values) !== null
}

/**
 * Whether a form takes every value of an address that names one of its questions. Who signs a link may not have heard
 * that an option has other words now: what is left out then would be the person's to say.
 */
export const takesAll = (secciones: readonly Section[], values: ReadonlyMap<string, string>): boolean =>
  allQuestions(secciones).every((question) => takesValue(question, values))

/**
 * What the values of an address fill in of what is asked now: each question that is named by its code, in the first row
 * of its section. What a question does not take is left out, as are calculated answers.
 * @param values code and value, as in the address
 */
export function prefilled(secciones: readonly Section[], values: ReadonlyMap<string, string>): Prefilled[] {
  const seen = new Set<string>()
  return askedIn(secciones).flatMap(({ question, response, path }) => {
    if (seen.has(question.id)) return []
    seen.add(question.id)
    const change = filledIn(question, values)
    return change ? [{ path, change, response }] : []
  })
}

/** Whether a question has the answer already that a link fills in. */
export const isFilledIn = ({ change, response }: Pick<Prefilled, 'change' | 'response'>): boolean =>
  (change.respuesta ?? response.respuesta) === response.respuesta &&
  (change.opciones ?? []).every(({ checked }, at) => checked === response.opciones[at]?.checked)
