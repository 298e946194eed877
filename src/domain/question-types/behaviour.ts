import type { Question, Response } from '../form/question'
import type { Language } from '../language'
import type { Point } from '../point'
import type { WallClock } from '../wall-clock'

/** What can be wrong with an answer; the interface has one text for each (ANS-05, ANS-07). */
export type ProblemCode =
  | 'required'
  | 'requiredImage'
  | 'requiredDocument'
  | 'requiredVideo'
  | 'conditionRequired'
  | 'integer'
  | 'decimal'
  | 'year'
  | 'link'
  | 'date'
  | 'time'
  /** It is not written as its kind asks for. */
  | 'malformed'
  /** Below the least that its form takes, or above the most. */
  | 'least'
  | 'most'
  /** Another one was picked, and not which. */
  | 'other'
  /** A section has fewer rows than its form asks for. */
  | 'rows'
  /** A rule of the form lets this person go no further. */
  | 'closed'
  /** It fails a check that the form itself makes, which has its own words. */
  | 'check'

/** How values become words; passed in, so that the domain knows no language files. */
export interface SummaryFormat {
  /** The words for the two answers of a yes/no question. */
  yes: string
  no: string
  /** Language of the options' words. */
  language: Language
}

/** The value as kept in the store. */
export interface Codec {
  /** Where it is kept: `valor` holds what a calendar or clock shows, because `respuesta` is a moment there (§2.3). */
  field: 'respuesta' | 'valor'
  /** The stored value; undefined for the default, which is not stored. */
  encode: (respuesta: Response['respuesta']) => Response['respuesta'] | undefined
  /** The value of an answer; '' for anything that is missing or damaged. Never throws. */
  decode: (stored: unknown) => Response['respuesta']
}

/** What an answer is made of, files apart. */
type Given = Pick<Response, 'respuesta' | 'opciones' | 'porDefecto' | 'celdas'>

type SummedQuestion = Pick<Question, 'opciones' | 'formato' | 'unidad'>
type Summed = Given & Pick<Response, 'otraRespuesta'>

/**
 * How formulas read an answer that is neither a text nor ticks, and write one. What none of them can bring about, a
 * file or a consent, is not written.
 */
interface InFormulas {
  /** Ids of options, a place, how many there are, or that it holds; null for nothing. */
  read: (question: SummedQuestion, respuesta: string) => readonly string[] | Point | number | true | null
  /** The answer that says it; '' for what the kind cannot hold. */
  write?: (question: SummedQuestion, given: { options: readonly string[]; point: Point | null }) => string
}

/**
 * What a kind of question does. Most of it is the same for all that keep a text (`KEEPS_TEXT`) or what a calendar or
 * clock shows (`keepsWallClock`): a kind's folder says the rest.
 */
export interface AnswerBehaviour {
  /**
   * What a question has when answering starts (ANS-04): date and time are now, the rest is empty.
   * @param now by the municipality's calendar and clock
   */
  initialValue: (question: Pick<Question, 'opciones' | 'formato'>, now: WallClock) => Given
  /** Whether nothing was answered; files are not looked at. */
  isEmpty: (response: Given) => boolean
  /** What is wrong with the form of what was answered; null when it is fine or empty (ANS-05). */
  validate: (question: Question, response: Given) => ProblemCode | null
  /**
   * What is kept of what was typed, when the person leaves the field (ANS-05): texts are trimmed, links get
   * https://.
   */
  normalize: (typed: string, question: Pick<Question, 'formato'>) => Response['respuesta']
  codec: Codec
  /** The answer in words; '' when there is none. */
  summary: (question: SummedQuestion, response: Summed, format: SummaryFormat) => string
  /** Where it is left out, the shape of the answer says it. */
  inFormulas?: InFormulas
}
