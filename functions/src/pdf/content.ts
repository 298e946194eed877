import type { Answer } from '../../../src/domain/answer/answer'
import { authorName, citizenName, citizenNumber } from '../../../src/domain/answer/people'
import { placeInWords } from '../../../src/domain/answer/place'
import { signaturePath } from '../../../src/domain/files/storage-path'
import type { Attachment, Question, Response } from '../../../src/domain/form/question'
import type { Section } from '../../../src/domain/form/section'
import { localized } from '../../../src/domain/language'
import { behaviourOf } from '../../../src/domain/question-types'
import { currentState } from '../../../src/domain/states/transitions'
import { isFileAddress } from '../platform/file-address'
import { fill } from '../platform/fill'
import { runs } from './fonts'
import type { Content, TableCell } from './pdfmake'
import type { Wording } from '../platform/wording'

/** Pictures by their path in the file store, as data addresses; what is missing or corrupt is not there. */
export type Pictures = ReadonlyMap<string, string>

/** Everything that parts of the document ask for. */
export interface Setting {
  wording: Wording
  pictures: Pictures
}

interface TextLayout {
  /** Address that the text leads to. */
  link?: string
  fontSize?: number
  alignment?: 'right'
  /** Left, top, right, bottom, in points. */
  margin?: [number, number, number, number]
}

/** A text in a style, in fonts that have its letters. */
export const text = (value: string, style: string, more: TextLayout = {}): Content => ({
  text: runs(value),
  style,
  ...more,
})

/** Code, moments, people and place: two columns of label and value. */
export function facts(answer: Answer, { wording }: Setting): Content {
  const { labels } = wording
  const all: [label: string, value: string][] = [
    [labels.code, answer.codigoMunicipio],
    [labels.date, wording.dateTime(answer.fechaCreacion)],
    [labels.state, currentState(answer.estados)?.nombre ?? ''],
    [labels.author, authorName(answer)],
    [labels.licence, answer.inspectorID],
    [labels.recipient, citizenName(answer.datosCiudadano)],
    [labels.recipientNumber, citizenNumber(answer.datosCiudadano)],
    [labels.place, placeInWords(answer.ubicacion)],
    [labels.area, answer.areaInfo.nombre],
    [labels.municipality, answer.municipioInfo.nombre],
  ]
  const rows = all
    .filter(([, value]) => value !== '')
    .map(([label, value]): TableCell[] => [text(label, 'label'), text(value, 'value')])
  return { table: { widths: [120, '*'], body: rows }, layout: 'facts', margin: [0, 8, 0, 4] }
}

function pictureOf({ path, name }: Attachment, { pictures, wording }: Setting): Content {
  const image = pictures.get(path)
  if (image === undefined) return text(`${name}: ${wording.labels.imageMissing}`, 'missing')
  return { image, fit: [240, 200], margin: [0, 2, 0, 6] }
}

/** A file of the answer, as a link only when it lies in our own file store. */
const fileOf = (label: string, { name, url, path }: Attachment): Content =>
  isFileAddress(url, path)
    ? text(`${label}: ${name}`, 'link', { link: url })
    : text(`${label}: ${name}`, 'missing')

function responseOf(question: Question, response: Response, setting: Setting): Content[] {
  const { labels, format } = setting.wording
  const words = behaviourOf(question).summary(question, response, format)
  const { imagen, documento, video } = response
  const files: Content[] = []
  if (imagen !== null) files.push(pictureOf(imagen, setting))
  if (documento !== null) files.push(fileOf(labels.document, documento))
  if (video !== null) files.push(fileOf(labels.video, video))
  if (words !== '') return [text(words, 'answer'), ...files]
  return files.length > 0 ? files : [text(labels.noAnswer, 'none')]
}

/** Longest text that is moved whole to the next page rather than begun at the foot of one. */
const KEPT_WHOLE = 600

/** Keeps a heading with what follows it. Whatever is longer than a page would be cut off, so long texts flow. */
const together = (heading: Content, [first, ...rest]: Content[]): Content[] => {
  if (first === undefined) return [heading]
  return [{ stack: [heading, first], unbreakable: true }, ...rest]
}

function questionOf(question: Question, setting: Setting): Content[] {
  const title = text(localized(question, 'titulo', setting.wording.language), 'question')
  const given = question.repetible ? [question, ...question.repeticiones] : [question]
  const responses = given.flatMap((response) => responseOf(question, response, setting))
  const isLong = given.some(({ respuesta }) => typeof respuesta === 'string' && respuesta.length > KEPT_WHOLE)
  return isLong ? [title, ...responses] : together(title, responses)
}

const questionsOf = (questions: Question[], setting: Setting): Content[] =>
  questions.flatMap((question) => questionOf(question, setting))

function conditionsOf({ conditions, ...section }: Section, setting: Setting): Content[] {
  const { labels, language } = setting.wording
  const asked = localized(section, 'conditionalQuestion', language)
  const checked = conditions.filter((condition) => condition.checked)
  return [
    ...(asked === '' ? [] : [text(asked, 'lead')]),
    ...(checked.length === 0 ? [text(labels.noCondition, 'none')] : []),
    ...checked.flatMap((condition) =>
      together(
        text(localized(condition, 'condition', language), 'branch'),
        questionsOf(condition.questions, setting),
      ),
    ),
  ]
}

function rowsOf(section: Section, setting: Setting): Content[] {
  const rows = [section.preguntas, ...section.seccionesRepetibles.map(({ preguntas }) => preguntas)]
  return rows.flatMap((questions, index) => {
    const name = fill(setting.wording.labels.row, { number: index + 1 })
    return together(text(name, 'branch'), questionsOf(questions, setting))
  })
}

function sectionBody(section: Section, setting: Setting): Content[] {
  if (section.conditionalSection) return conditionsOf(section, setting)
  const hasRows = section.repetible && section.seccionesRepetibles.length > 0
  return hasRows ? rowsOf(section, setting) : questionsOf(section.preguntas, setting)
}

/** A section with its heading: questions, checked conditions, or rows. */
export function sectionOf(section: Section, setting: Setting): Content[] {
  const { language } = setting.wording
  const description = localized(section, 'descripcion', language)
  const body = sectionBody(section, setting)
  return together(
    text(localized(section, 'titulo', language), 'section'),
    description === '' ? body : [text(description, 'lead'), ...body],
  )
}

/** The signatures, two beside each other, none torn over two pages. */
export function signaturesOf(answer: Answer, { wording, pictures }: Setting): Content[] {
  if (answer.signatures.length === 0) return []
  const cells = answer.signatures.map((signature): TableCell => {
    const image =
      signature.imgURL === '' ? undefined : pictures.get(signaturePath(answer.idPlantilla, signature.imgID))
    const missing = signature.imgURL === '' ? wording.labels.notSigned : wording.labels.imageMissing
    return {
      stack: [
        image === undefined ? text(missing, 'none') : { image, fit: [200, 80] },
        text(signature.names, 'value'),
        text(localized(signature, 'title', wording.language), 'label'),
      ],
      margin: [0, 4, 0, 8],
    }
  })
  const rows: TableCell[][] = []
  for (let at = 0; at < cells.length; at += 2) rows.push([cells[at] ?? '', cells[at + 1] ?? ''])
  return [
    text(wording.labels.signatures, 'section'),
    { table: { widths: ['*', '*'], body: rows, dontBreakRows: true }, layout: 'noBorders' },
  ]
}
