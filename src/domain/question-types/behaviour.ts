import type { Question, Response } from '../form/question'
import type { Language } from '../language'

/** The nine kinds that question type and data type make together (§1.3). */
export const QUESTION_KINDS = [
  'text',
  'integer',
  'decimal',
  'date',
  'time',
  'link',
  'multiple-choice',
  'single-choice',
  'yes-no',
] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

/** What can be wrong with an answer; the interface has one text for each (ANS-05, ANS-07). */
export type ProblemCode =
  | 'required'
  | 'requiredImage'
  | 'requiredDocument'
  | 'requiredVideo'
  | 'conditionRequired'
  | 'integer'
  | 'decimal'
  | 'link'
  | 'date'
  | 'time'

/** How values become words; passed in, so that the domain knows neither language files nor time zones. */
export interface SummaryFormat {
  /** A day as FMT-01 writes it, DD/MM/YYYY. */
  date: (moment: Date) => string
  /** A time of day as FMT-01 writes it, HH:mm. */
  time: (moment: Date) => string
  /** The words for the two answers of a yes/no question. */
  yes: string
  no: string
  /** Language of the options' words. */
  language: Language
}

/** The value as kept in the store. */
export interface Codec {
  /** The stored value; undefined for the default, which is not stored. */
  encode: (respuesta: Response['respuesta']) => Response['respuesta'] | undefined
  /** The value of an answer; '' for anything that is missing or damaged. Never throws. */
  decode: (stored: unknown) => Response['respuesta']
}

/** Everything that differs from one kind of question to another: a new kind is a new folder with these. */
export interface QuestionBehaviour {
  /** What a question holds when answering starts (ANS-04): date and time are now, the rest is empty. */
  initialValue: (question: Pick<Question, 'opciones'>, now: Date) => Pick<Response, 'respuesta' | 'opciones'>
  /** Whether nothing was answered; files are not looked at. */
  isEmpty: (response: Pick<Response, 'respuesta' | 'opciones'>) => boolean
  /** What is wrong with the form of what was answered; null when it is fine or empty (ANS-05). */
  validate: (question: Question, response: Pick<Response, 'respuesta' | 'opciones'>) => ProblemCode | null
  /**
   * What is kept of what was typed, when the person leaves the field (ANS-05): texts are trimmed, links get
   * https://, a date input's YYYY-MM-DD and a time input's HH:mm become a moment.
   * @param day gives a time of day its day
   */
  normalize: (typed: string, day: Date) => Response['respuesta']
  codec: Codec
  /** The answer in words; '' when there is none. */
  summary: (
    question: Pick<Question, 'opciones'>,
    response: Pick<Response, 'respuesta' | 'opciones'>,
    format: SummaryFormat,
  ) => string
}
