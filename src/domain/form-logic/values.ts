/** What an answer is to a formula, and how what a formula comes to is an answer. */
import Big from 'big.js'
import { isCalendarDay, isTimeOfDay } from '../wall-clock'
import { isHidden } from '../form/outcome'
import type { Question, Response } from '../form/question'
import type { Type } from '../logic/scope'
import { isNumber, isOptions, isText, numberIn, numberText, textValue, type Value } from '../logic/value'
import { kindOf, type QuestionKind } from '../question-types'

interface Valued {
  type: (question: Question) => Type
  valueOf: (question: Question, response: Response) => Value
  /** What is stored for a value; '' for what the kind cannot hold. */
  textOf: (question: Question, value: Value) => string
}

const DECIMALS = 2

const ofType = (is: Type['is']) => (): Type => ({ is })
const optionsOf = ({ id }: Question): Type => ({ is: 'options', of: id })
const dayOrTime = (isOne: (text: string) => boolean): Pick<Valued, 'valueOf' | 'textOf'> => ({
  valueOf: (_question, { respuesta }) => (isOne(respuesta) ? respuesta : null),
  textOf: (_question, value) => (isText(value) ? value : ''),
})
const number = (decimals: number): Valued => ({
  type: ofType('number'),
  valueOf: (_question, { respuesta }) => numberIn(respuesta.trim().replace(',', '.')),
  textOf: (_question, value) =>
    isNumber(value) ? numberText(value.round(decimals, Big.roundHalfUp)).replace('.', ',') : '',
})
const text: Valued = {
  type: ofType('text'),
  valueOf: (_question, { respuesta }) => textValue(respuesta),
  textOf: (_question, value) => (isText(value) ? value : ''),
}

const ticked = (ids: string[]): Value => (ids.length > 0 ? ids : null)

const VALUES: Record<QuestionKind, Valued> = {
  text,
  link: text,
  integer: number(0),
  decimal: number(DECIMALS),
  date: { type: ofType('date'), ...dayOrTime(isCalendarDay) },
  time: { type: ofType('time'), ...dayOrTime(isTimeOfDay) },
  'yes-no': {
    type: ofType('yesNo'),
    valueOf: (_question, { respuesta }) => (respuesta === '' ? null : respuesta === 'true'),
    textOf: (_question, value) => (typeof value === 'boolean' ? String(value) : ''),
  },
  'single-choice': {
    type: optionsOf,
    valueOf: ({ opciones }, { respuesta }) =>
      ticked(opciones.flatMap((one) => (String(one.orden) === respuesta && !isHidden(one) ? one.id : []))),
    textOf: ({ opciones }, value) => {
      const chosen = isOptions(value) ? opciones.find(({ id }) => value.includes(id)) : undefined
      return chosen ? String(chosen.orden) : ''
    },
  },
  'multiple-choice': {
    type: optionsOf,
    // Which options are offered stands with the question, also for a further answer.
    valueOf: (question, { opciones }) =>
      ticked(
        opciones.flatMap(({ id, checked }, at) => {
          const offered = question.opciones[at]
          return checked && !(offered && isHidden(offered)) ? id : []
        }),
      ),
    textOf: () => '',
  },
}

/** What an answer to a question is. */
export const typeOf = (question: Question): Type => VALUES[kindOf(question)].type(question)

/** How answers to a question become values; to be asked once for each question. */
export const valuesOf = (question: Question): Pick<Valued, 'valueOf' | 'textOf'> => VALUES[kindOf(question)]
