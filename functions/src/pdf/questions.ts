import { readBlocks } from '../../../src/domain/answer/grid-view'
import type { QuestionResponses } from '../../../src/domain/answer/view'
import type { Attachment, Response } from '../../../src/domain/form/question'
import { localized } from '../../../src/domain/language'
import { behaviourOf } from '../../../src/domain/question-types'
import { shapeOf } from '../../../src/domain/form/kinds'
import { fileLink } from '../platform/file-link'
import { directionsOf } from './bidi'
import { isLong, text, together, type Setting } from './content'
import { listedContent } from './listed-files'
import type { Column, Content } from './pdfmake'
import { figure } from './tags'

/** Between questions beside each other, in points. */
const COLUMN_GAP = 18
const PICTURE: [width: number, height: number] = [235, 180]

function pictureOf({ path, name }: Attachment, setting: Setting): Content {
  const image = setting.pictures.get(path)
  if (image === undefined) return text(`${name}: ${setting.wording.labels.imageMissing}`, 'missing', setting)
  return { ...figure(image, name, PICTURE), margin: [0, 2, 0, 6] }
}

/** A file of the answer, with a link to the page that shows it to who may read the answer. */
function fileOf(label: string, file: Attachment, setting: Setting): Content {
  const link = fileLink(file)
  const words = `${label}: ${file.name}`
  return link === null ? text(words, 'missing', setting) : text(words, 'link', setting, { link })
}

function filesOf({ imagen, documento, video }: Response, setting: Setting): Content[] {
  const { labels } = setting.wording
  const files: Content[] = []
  if (imagen !== null) files.push(pictureOf(imagen, setting))
  if (documento !== null) files.push(fileOf(labels.document, documento, setting))
  if (video !== null) files.push(fileOf(labels.video, video, setting))
  return files
}

/** Longest title and words of a question that stands beside another one. */
const MAX_OF_TITLE = 110
const MAX_OF_WORDS = 60

/** A question with its answers, and how it may be placed. */
interface Block {
  content: Content[]
  /** Short enough to stand beside another one. */
  isShort: boolean
  /** Written from the right, as is what stands beside it. */
  fromRight: boolean
}

/** An answer with its files, kept together unless its text is long. */
function responseOf(words: string, response: Response, setting: Setting): Content[] {
  const files = filesOf(response, setting)
  if (words === '')
    return files.length > 0 ? [{ stack: files }] : [text(setting.wording.labels.noAnswer, 'none', setting)]
  const answer = text(words, 'answer', setting)
  return isLong(words) ? [answer, ...files] : [{ stack: [answer, ...files], unbreakable: true }]
}

/** A question whose answers are several files, the first of which stand with it: the others break over pages. */
function filesBlock({ question, responses }: QuestionResponses, setting: Setting): Block {
  const title = localized(question, 'titulo', setting.wording.language)
  return {
    content: together(
      text(title, 'question', setting),
      responses.flatMap(({ response }) => listedContent(response, setting)),
    ),
    isShort: false,
    fromRight: false,
  }
}

function blockOf({ question, responses: given }: QuestionResponses, setting: Setting): Block {
  if (shapeOf(question) === 'files') return filesBlock({ question, responses: given }, setting)
  const { format, labels, language } = setting.wording
  const asked = localized(question, 'titulo', language)
  const title = question.calculo === '' ? asked : `${asked} (${labels.calculated})`
  const said = given.map(({ response }) => behaviourOf(question).summary(question, response, format))
  const responses = given.flatMap(({ response }, index) => responseOf(said[index] ?? '', response, setting))
  const heading = text(title, 'question', setting)
  const [words = ''] = said
  const isShort = given.length === 1 && title.length <= MAX_OF_TITLE && words.length <= MAX_OF_WORDS
  return {
    content: isLong(title, words) ? [heading, ...responses] : together(heading, responses),
    isShort: isShort && !words.includes('\n'),
    fromRight: directionsOf(title)?.base === 1,
  }
}

function beside(one: Block, other: Block): Content {
  const columns = [one, other].map(({ content }): Column => ({ width: '*', stack: content }))
  const fromRight = one.fromRight && other.fromRight
  return { columns: fromRight ? columns.toReversed() : columns, columnGap: COLUMN_GAP, unbreakable: true }
}

/** Questions with their answers, the rows of a grid below its heading (KIND-05). */
export const contentOf = (questions: readonly QuestionResponses[], setting: Setting): Content[] =>
  readBlocks(questions).flatMap(({ heading, questions: asked }) => {
    const title = heading ? localized(heading, 'titulo', setting.wording.language) : ''
    const content = answersOf(asked, setting)
    return title === '' ? content : together(text(title, 'branch', setting), content)
  })

/** Short ones stand two beside each other, row by row. */
function answersOf(questions: readonly QuestionResponses[], setting: Setting): Content[] {
  const blocks = questions.map((asked) => blockOf(asked, setting))
  const content: Content[] = []
  for (let at = 0; at < blocks.length; at += 1) {
    const [block, next] = [blocks[at], blocks[at + 1]]
    if (!block) continue
    if (block.isShort && next?.isShort) {
      content.push(beside(block, next))
      at += 1
    } else content.push(...block.content)
  }
  return content
}
