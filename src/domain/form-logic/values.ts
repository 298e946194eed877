/** What an answer is to a formula, and how what a formula comes to is an answer. */
import { decimal } from '../logic/decimal'
import { isCalendarDay, isTimeOfDay, isWallClock } from '../wall-clock'
import { mapSame, withFields } from '../form/dense'
import { isHidden } from '../form/outcome'
import type { Question, Response } from '../form/question'
import { FILE_KINDS } from '../files/limits'
import type { Type } from '../logic/scope'
import {
  isNumber,
  isOptions,
  isPoint,
  isText,
  numberIn,
  numberText,
  textValue,
  type Value,
} from '../logic/value'
import { behaviourOf } from '../question-types'
import { kindOf, shapeOf, type AnswerShape, type QuestionTypes } from '../form/kinds'

interface Valued {
  type: (question: Question) => Type
  valueOf: (question: Question, response: Response) => Value
  /** The answer that says a value; nothing for what the kind cannot hold. */
  answerOf: (question: Question, value: Value) => ResponseValue
  /** What a least and a most of it bound: its value, its ticks, its letters or its files. */
  measure: Type
}

/** The part of a response that says a value. */
export type ResponseValue = Pick<Response, 'respuesta' | 'opciones'>

const DECIMALS = 2

const written =
  (textOf: (value: Value) => string): Valued['answerOf'] =>
  ({ opciones }, value) => ({ respuesta: textOf(value), opciones })

const COUNT: Type = { is: 'number' }

const ofType = (is: Type['is']) => (): Type => ({ is })
const optionsOf = ({ id }: Question): Type => ({ is: 'options', of: id })
const textIn = (value: Value): string => (isText(value) ? value : '')
const dayOrTime = (is: 'date' | 'time' | 'moment', isOne: (text: string) => boolean): Valued => ({
  type: ofType(is),
  valueOf: (_question, { respuesta }) => (isOne(respuesta) ? respuesta : null),
  answerOf: written(textIn),
  measure: { is },
})
/** Numbers are whole or have hundredths: so many decimals are stored and shown, and read by formulas (decision 126). */
export const decimalsOf = (question: QuestionTypes): number =>
  kindOf(question) === 'integer' || kindOf(question) === 'scale' ? 0 : DECIMALS

const number: Valued = {
  type: ofType('number'),
  valueOf: (_question, { respuesta }) => numberIn(respuesta.trim().replace(',', '.')),
  answerOf: (question, value) => ({
    respuesta: isNumber(value) ? numberText(value.round(decimalsOf(question))).replace('.', ',') : '',
    opciones: question.opciones,
  }),
  measure: COUNT,
}
const text: Valued = {
  type: ofType('text'),
  valueOf: (_question, { respuesta }) => textValue(respuesta),
  answerOf: written(textIn),
  measure: COUNT,
}
/** What the kind says itself, which is loaded by forms that ask it. */
const ofKind = (type: Valued['type']): Valued => ({
  type,
  valueOf: (question, { respuesta }) => {
    const value = behaviourOf(question).inFormulas?.read(question, respuesta) ?? null
    return typeof value === 'number' ? decimal(value) : value
  },
  answerOf: (question, value) => ({
    respuesta:
      behaviourOf(question).inFormulas?.write?.(question, {
        options: isOptions(value) ? value : [],
        point: isPoint(value) ? value : null,
      }) ?? '',
    opciones: question.opciones,
  }),
  measure: COUNT,
})

const ticked = (ids: string[]): Value => (ids.length > 0 ? ids : null)

const VALUES: Record<AnswerShape, Valued> = {
  text,
  number,
  day: dayOrTime('date', isCalendarDay),
  // A day that a formula gives it stands at its beginning.
  moment: {
    ...dayOrTime('moment', isWallClock),
    answerOf: written((value) => (isCalendarDay(textIn(value)) ? `${textIn(value)}T00:00` : textIn(value))),
  },
  // The first of its days.
  month: {
    ...dayOrTime('date', isCalendarDay),
    valueOf: (_question, { respuesta }) => (isCalendarDay(`${respuesta}-01`) ? `${respuesta}-01` : null),
    answerOf: written((value) => textIn(value).slice(0, 'YYYY-MM'.length)),
  },
  time: dayOrTime('time', isTimeOfDay),
  yesNo: {
    type: ofType('yesNo'),
    valueOf: (_question, { respuesta }) => (respuesta === '' ? null : respuesta === 'true'),
    answerOf: written((value) => (typeof value === 'boolean' ? String(value) : '')),
    measure: COUNT,
  },
  option: {
    type: optionsOf,
    valueOf: ({ opciones }, { respuesta }) =>
      ticked(opciones.flatMap((one) => (String(one.orden) === respuesta && !isHidden(one) ? one.id : []))),
    answerOf: ({ opciones }, value) => {
      const chosen = isOptions(value) ? opciones.find(({ id }) => value.includes(id)) : undefined
      return { respuesta: chosen ? String(chosen.orden) : '', opciones }
    },
    measure: COUNT,
  },
  options: {
    type: optionsOf,
    // Which options are offered stands with the question, also for a further answer.
    valueOf: (question, { opciones }) =>
      ticked(
        opciones.flatMap(({ id, checked }, at) => {
          const offered = question.opciones[at]
          return checked && !(offered && isHidden(offered)) ? id : []
        }),
      ),
    answerOf: ({ opciones }, value) => {
      const ids = isOptions(value) ? value : []
      return {
        respuesta: '',
        opciones: mapSame(opciones, (option) => withFields(option, { checked: ids.includes(option.id) })),
      }
    },
    measure: COUNT,
  },
  // The words that were picked.
  entry: text,
  ranking: ofKind(optionsOf),
  place: ofKind(ofType('place')),
  files: ofKind(ofType('number')),
  consent: ofKind(ofType('yesNo')),
  // What a link brings is there from the beginning; anything else is noted after rules were worked out.
  fact: {
    ...text,
    valueOf: ({ formato }, { respuesta }) => (formato === 'link' ? textValue(respuesta) : null),
  },
  nothing: { ...text, valueOf: () => null, answerOf: ({ opciones }) => ({ respuesta: '', opciones }) },
}

/** What an answer to a question is. */
export const typeOf = (question: Question): Type => VALUES[shapeOf(question)].type(question)

/** How answers to a question become values; to be asked once for each question. */
export const valuesOf = (question: Question): Pick<Valued, 'valueOf' | 'answerOf'> =>
  VALUES[shapeOf(question)]

/** How many files are given with an answer: those that it lists, those beside it, and those that are on their way. */
export const filesIn = (question: Question, response: Response): number =>
  FILE_KINDS.filter((kind) => response[kind] ?? response.coming?.includes(kind)).length +
  (shapeOf(question) === 'files' ? Number(valuesOf(question).valueOf(question, response) ?? 0) : 0)

/** What a least and a most of a question are. */
export const measureOf = (question: QuestionTypes): Type => VALUES[shapeOf(question)].measure
