import type { Answer, AnswerEnvelope } from '../answer/answer'
import type { IsFileAddress } from '../answer/content'
import { citizenName, citizenNumber } from '../answer/people'
import type { Question, Response } from '../form/question'
import type { Section } from '../form/section'
import { behaviourOf, kindOf, type SummaryFormat } from '../question-types'
import { currentState } from '../states/transitions'
import { webAddress } from '../web-address'
import { joined, MOST_CHARACTERS, type Cell } from './cell'
import type { Column, Fact } from './columns'

/** How an export writes what has no words of its own. */
export interface ExportFormat {
  summary: SummaryFormat
  /** `YYYY-MM-DDTHH:mm` on the reader's clock. */
  localMoment: (moment: Date) => string
  /** Whether an address downloads that very file from the product's own store. */
  isFileAddress: IsFileAddress
  /** What stands in the remark of an answer whose content does not hold. */
  invalid: string
}

/** Numbers beyond this would be rounded in a workbook, so they stay texts. */
const SAFE_DIGITS = 15

function numberCell(typed: string): Cell {
  const text = typed.trim().replace(',', '.')
  const digits = text.replace(/\D/g, '')
  const number = Number(text)
  return text !== '' && digits.length <= SAFE_DIGITS && Number.isFinite(number) ? number : typed
}

/** Longest address that workbooks take. */
const MOST_OF_ADDRESS = 2_000

const isLinkable = (text: string): boolean =>
  text.length <= MOST_OF_ADDRESS && webAddress(text) !== null && URL.canParse(text)

function answerCell(question: Question, response: Response, { summary, localMoment }: ExportFormat): Cell {
  const { respuesta } = response
  const kind = kindOf(question)
  if (kind === 'date' && respuesta instanceof Date) return { date: localMoment(respuesta).slice(0, 10) }
  const words = behaviourOf(question).summary(question, response, summary).slice(0, MOST_CHARACTERS)
  if (words === '') return null
  if ((kind === 'integer' || kind === 'decimal') && typeof respuesta === 'string')
    return numberCell(respuesta)
  return kind === 'link' && isLinkable(words) ? { url: words, text: words } : words
}

interface Given {
  question: Question
  response: Response
}

/** Everything that was answered, by question: further rows and repetitions follow in reading order. */
function givenByQuestion(secciones: Section[]): Map<string, Given[]> {
  const given = new Map<string, Given[]>()
  const take = (questions: Question[]): void => {
    for (const question of questions) {
      const responses = question.repetible ? [question, ...question.repeticiones] : [question]
      const all = given.get(question.id) ?? []
      all.push(...responses.map((response) => ({ question, response })))
      given.set(question.id, all)
    }
  }
  for (const section of secciones) {
    if (section.conditionalSection) {
      for (const { checked, questions } of section.conditions) if (checked) take(questions)
    } else {
      take(section.preguntas)
      if (section.repetible) for (const { preguntas } of section.seccionesRepetibles) take(preguntas)
    }
  }
  return given
}

const moment = (date: Date | null, { localMoment }: ExportFormat): Cell =>
  date === null ? null : { date: localMoment(date) }

const FACT: Record<Fact, (answer: AnswerEnvelope, format: ExportFormat) => Cell> = {
  code: (answer) => answer.codigoMunicipio,
  created: (answer, format) => moment(answer.fechaCreacion, format),
  updated: (answer, format) => moment(answer.lastUpdate, format),
  state: (answer) => currentState(answer.estados)?.nombre ?? null,
  author: (answer) => answer.creadoPor,
  firstName: (answer) => answer.firstName,
  lastName: (answer) => answer.lastName,
  licence: (answer) => answer.inspectorID,
  recipient: (answer) => citizenName(answer.datosCiudadano),
  recipientNumber: (answer) => citizenNumber(answer.datosCiudadano),
  place: (answer) => answer.ubicacion?.direccion ?? null,
  latitude: (answer) => answer.ubicacion?.latlng?.lat ?? null,
  longitude: (answer) => answer.ubicacion?.latlng?.lng ?? null,
  remark: (answer, { invalid }) => (answer.invalida ? invalid : null),
}

/** An answer as a row under these columns (ALIST-06). */
export function exportRow(answer: Answer, columns: readonly Column[], format: ExportFormat): Cell[] {
  const given = givenByQuestion(answer.secciones)
  return columns.map((column) => {
    if (column.of === 'fact') return FACT[column.fact](answer, format)
    const all = given.get(column.question) ?? []
    if (column.of === 'answer') {
      return joined(all.map(({ question, response }) => answerCell(question, response, format)))
    }
    const files = all.flatMap(({ response }) => response[column.file] ?? [])
    return joined(
      files.map(({ url, name, path }) => (format.isFileAddress(url, path) ? { url, text: name } : name)),
    )
  })
}

/** The row of an answer that cannot be read: its code and the reason, so that no answer is silently left out. */
export const damagedRow = (code: string, columns: readonly Column[], reason: string): Cell[] =>
  columns.map((column) => {
    if (column.of !== 'fact') return null
    return column.fact === 'code' ? code : column.fact === 'remark' ? reason : null
  })
