import type { Citizen, StoredAnswer } from '../answer/answer'
import { chosenOptions } from '../answer/chosen'
import { citizenName } from '../answer/people'
import { firstAsked } from '../answer/first-asked'
import { plainNumber } from '../citizen/identity'
import type { Question } from '../form/question'
import type { Section } from '../form/section'
import { BASE_LANGUAGE } from '../language'
import { behaviourOf } from '../question-types'
import { shapeOf } from '../form/kinds'
import { dayPart } from '../wall-clock'
import { listedQuestions, type ListColumn } from '../form/listed-questions'
import { beginningsOf, beginningsOfCode, pairsOf } from './words'
import { shortenText } from '../text/shorten'

/** Letters that a column shows of an answer. */
const MAX_TEXT = 60
/** Words of a column by which its answer is found. */
const MAX_WORDS_OF_COLUMN = 8
/** Entries of the index that one answer has: the store takes 40,000 of a document, and every one costs a write. */
export const MAX_ENTRIES = 400

/**
 * What lists need of an answer beside what is stored of it anyway: `ficha` of the answer, kept by the trigger that
 * checks its content (DAY-01, decision 053).
 */
export interface Digest {
  /** What was answered, in short and by question: texts, the base language's words of choices, days as `YYYY-MM-DD`. */
  columnas: Record<string, string>
  /** How the words may begin by which the answer is found, and which choices were made. */
  palabras: string[]
}

/** The entry for a choice that was made; no word contains the sign in it. */
export const choiceEntry = (question: string, value: string): string => `#${question}=${value}`

const shortened = (text: string): string => shortenText(text.replace(/\s+/g, ' ').trim(), MAX_TEXT)

const AS_STORED = { yes: 'true', no: 'false', language: BASE_LANGUAGE }

/** What was answered to a question, in short; '' for nothing. */
const shortAnswer = (question: Question): string =>
  shapeOf(question) === 'day'
    ? dayPart(question.respuesta)
    : shortened(behaviourOf(question).summary(question, question, AS_STORED))

/** What was chosen, as filters name it: the options' ids, or yes and no as they are stored. */
function choicesOf(question: Question): string[] {
  if (shapeOf(question) !== 'yesNo') return chosenOptions(question, question).map(({ id }) => id)
  return behaviourOf(question).isEmpty(question) ? [] : [question.respuesta]
}

type DigestedAnswer = Pick<StoredAnswer, 'codigoMunicipio' | 'datosCiudadano' | 'firstName' | 'lastName'>

const wordsOfPerson = (citizen: Citizen | null): string[] =>
  citizen === null
    ? []
    : [
        ...[citizen.dni, citizen.cuit].map(plainNumber).flatMap(beginningsOf),
        ...pairsOf(citizenName(citizen)),
        ...beginningsOf(citizenName(citizen)),
      ]

/**
 * The digest of an answer: its size is bounded whatever was answered, and making it again gives the same.
 * @param secciones as they stand now; none where they cannot be read
 * @param columns of the form's list: their words find the answer
 */
export function digestOf(
  answer: DigestedAnswer,
  secciones: readonly Section[],
  columns: readonly ListColumn[],
): Digest {
  const listed = new Set(listedQuestions(secciones).map(({ id }) => id))
  const questions = firstAsked(secciones)
    .filter(({ question }) => listed.has(question.id))
    .map(({ question }) => question)
  const texts = questions
    .map((question): [string, string] => [question.id, shortAnswer(question)])
    .filter(([, text]) => text !== '')
  const columnas = Object.fromEntries(texts)
  const ofColumns = columns
    .filter(({ tipo }) => tipo !== 'date' && tipo !== 'time' && tipo !== 'yes-no')
    .flatMap(({ id }) =>
      beginningsOf((columnas[id] ?? '').split(' ').slice(0, MAX_WORDS_OF_COLUMN).join(' ')),
    )
  const choices = questions.flatMap((question) =>
    choicesOf(question).map((value) => choiceEntry(question.id, value)),
  )
  const entries = [
    ...beginningsOfCode(answer.codigoMunicipio),
    ...wordsOfPerson(answer.datosCiudadano),
    ...choices,
    ...beginningsOf(`${answer.firstName} ${answer.lastName}`),
    ...ofColumns,
  ]
  return { columnas, palabras: [...new Set(entries)].slice(0, MAX_ENTRIES) }
}
