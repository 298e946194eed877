import { takesRows } from '../answer/rows'
import { answersByQuestion } from '../answer/by-ref'
import { viewOf, type QuestionView } from '../answer/view'
import type { Answer, AnswerEnvelope } from '../answer/answer'
import { authorName, citizenName, citizenNumber } from '../answer/people'
import { wasCorrected } from '../correction/overlay'
import { isHidden } from '../form/outcome'
import type { Attachment } from '../form/question'
import { listedIn } from '../question-types/files/list'
import { behaviourOf, type SummaryFormat } from '../question-types'
import { kindOf, shapeOf } from '../form/kinds'
import { stateWords } from '../states/choices'
import { webAddress } from '../web-address'
import { joined, type Cell } from './cell'
import type { Column, Fact } from './columns'

/** How an export writes what has no words of its own. */
export interface ExportFormat {
  summary: SummaryFormat
  /** `YYYY-MM-DDTHH:mm` on the reader's clock. */
  localMoment: (moment: Date) => string
  /** The product's page that shows a file to who may read its answer; null where nobody said where the product is. */
  filePage: (file: Attachment) => string | null
  /** What stands in the remark of an answer that is marked as invalid. */
  invalid: string
  /** What stands there of one that was corrected or revised. */
  corrected: string
  /** What stands under a question or condition that was not asked (LOGIC-11); left out, it is as what was left blank. */
  unasked?: string | undefined
}

/** Numbers beyond this would be rounded in a workbook, so they stay texts. */
const SAFE_DIGITS = 15

/** A quantity as it is asked for (ANS-05), or below 0: no sign that says nothing, no zeros before it. */
const QUANTITY = /^(-?(?:0|[1-9]\d*))(?:[.,](\d{1,2}))?$/

/**
 * A number, where a workbook that is given that number shows exactly what was typed; else the text (decision 068). A
 * question that asks for digits also gets postal codes, numbers of documents and of accounts: `08001` is no 8001.
 */
function numberCell(typed: string): Cell {
  const [, whole, decimals = ''] = QUANTITY.exec(typed) ?? []
  if (whole === undefined || typed.replace(/\D/g, '').length > SAFE_DIGITS) return typed
  const number = Number(`${whole}.${decimals}`)
  if (Object.is(number, -0)) return typed
  return decimals.endsWith('0') ? { number, decimals: decimals.length } : number
}

/** Longest address that workbooks take. */
const MAX_OF_ADDRESS = 2_000

const isLinkable = (text: string): boolean =>
  text.length <= MAX_OF_ADDRESS && webAddress(text) !== null && URL.canParse(text)

/** Which answer to its question it is: its row, its repetition, or `row.repetition` where there may be both. */
function numberOf({ path, section, question }: QuestionView): string {
  if (!question.repetible) return String(path.row + 1)
  const row = takesRows(section) ? `${path.row + 1}.` : ''
  return `${row}${path.repetition + 1}`
}

/** A list of files: how many, and a line each with what is said of it and its page (KIND-08). */
function listCell(respuesta: string, { filePage }: ExportFormat, isAlone: boolean): Cell {
  const listed = listedIn(respuesta)
  if (listed === null) return respuesta
  const [first, ...more] = listed.map((file) => ({
    url: filePage(file),
    words: [file.caption || file.name, file.takenAt.replace('T', ' '), file.place]
      .filter(Boolean)
      .join(' · '),
  }))
  if (first === undefined) return null
  if (isAlone && more.length === 0 && first.url !== null) return { url: first.url, text: first.words }
  const lines = [first, ...more].map(
    ({ words, url }, at) => `${at + 1}. ${[words, url ?? ''].filter(Boolean).join(' ')}`,
  )
  return [`(${lines.length})`, ...lines].join('\n')
}

/** @param isAlone whether it has its cell for itself: what stands among others is part of a text */
function answerCell({ question, response }: QuestionView, format: ExportFormat, isAlone: boolean): Cell {
  const { summary } = format
  const { respuesta } = response
  const shape = shapeOf(question)
  if (shape === 'day' || shape === 'moment') return respuesta === '' ? null : { date: respuesta }
  if (shape === 'files') return listCell(respuesta, format, isAlone)
  const words = behaviourOf(question).summary(question, response, summary)
  if (shape === 'number') return isAlone ? numberCell(respuesta.trim()) : words
  return kindOf(question) === 'link' && isLinkable(words) ? { url: words, text: words } : words
}

const moment = (date: Date | null, { localMoment }: ExportFormat): Cell =>
  date === null ? null : { date: localMoment(date) }

const FACT: Record<Fact, (answer: AnswerEnvelope, format: ExportFormat) => Cell> = {
  code: (answer) => answer.codigoMunicipio,
  created: (answer, format) => moment(answer.fechaCreacion, format),
  updated: (answer, format) => moment(answer.lastUpdate, format),
  state: (answer, { summary }) => stateWords(answer.estados, summary.language) || null,
  author: authorName,
  firstName: (answer) => answer.firstName,
  lastName: (answer) => answer.lastName,
  licence: (answer) => answer.inspectorID,
  recipient: (answer) => citizenName(answer.datosCiudadano),
  recipientNumber: (answer) => citizenNumber(answer.datosCiudadano),
  place: (answer) => answer.ubicacion?.direccion ?? null,
  latitude: (answer) => answer.ubicacion?.latlng?.lat ?? null,
  longitude: (answer) => answer.ubicacion?.latlng?.lng ?? null,
  remark: (answer, { invalid, corrected }) =>
    [answer.invalida ? invalid : '', wasCorrected(answer) ? corrected : ''].filter(Boolean).join(' · ') ||
    null,
}

function fileCell(file: Attachment | null, { filePage }: ExportFormat): Cell {
  if (file === null) return null
  const url = filePage(file)
  return url === null ? file.name : { url, text: file.name }
}

/** An answer as a row under these columns (ALIST-06). */
export function exportRow(answer: Answer, columns: readonly Column[], format: ExportFormat): Cell[] {
  const given = answersByQuestion(answer.secciones)
  const branches = viewOf(answer.secciones).flatMap(({ section, groups }) =>
    groups.map(({ branch, isAsked }) => ({ section, branch, isAsked })),
  )
  const checked = new Map(branches.map(({ branch, isAsked }) => [branch?.id, isAsked]))
  const hidden = new Set(
    branches.flatMap(({ section, branch }) =>
      branch && (isHidden(section) || isHidden(branch)) ? branch.id : [],
    ),
  )
  const { unasked = null } = format
  const eachOf = (question: string, cellOf: (one: QuestionView, isAlone: boolean) => Cell): Cell => {
    const all = given.get(question) ?? []
    return joined(all.map((one) => ({ number: numberOf(one), cell: cellOf(one, all.length === 1) })))
  }
  return columns.map((column) => {
    switch (column.of) {
      case 'fact':
        return FACT[column.fact](answer, format)
      case 'condition': {
        const isChecked = checked.get(column.condition)
        if (isChecked === undefined || (unasked !== null && hidden.has(column.condition))) return unasked
        return isChecked ? format.summary.yes : format.summary.no
      }
      case 'answer':
        return given.has(column.question)
          ? eachOf(column.question, (one, isAlone) => answerCell(one, format, isAlone))
          : unasked
      case 'file':
        return eachOf(column.question, ({ response }) => fileCell(response[column.file], format))
    }
  })
}

/** The row of an answer that cannot be read: its code and the reason, so that no answer is silently left out. */
export const damagedRow = (code: string, columns: readonly Column[], reason: string): Cell[] =>
  columns.map((column) => {
    if (column.of !== 'fact') return null
    return column.fact === 'code' ? code : column.fact === 'remark' ? reason : null
  })
