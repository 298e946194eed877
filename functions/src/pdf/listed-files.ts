import type { Response } from '../../../src/domain/form/question'
import { isPhoto, listedIn, type ListedFile } from '../../../src/domain/question-types/files/list'
import { takenWords } from '../../../src/domain/question-types/files/taken-words'
import { fileLink } from '../platform/file-link'
import { text, type Setting } from './content'
import type { Content, TableCell } from './pdfmake'
import { figure } from './tags'

/** A photo with its words: two of them stand beside each other, and two such rows fill a page. */
const PHOTO: [width: number, height: number] = [235, 270]
const ROW_HEIGHT = 338

function photoCell(file: ListedFile, at: number, setting: Setting): TableCell {
  const image = setting.pictures.get(file.path)
  const caption = file.caption.trim() || file.name
  const missing = `${file.name}: ${setting.wording.labels.imageMissing}`
  const taken = takenWords(file)
  return {
    stack: [
      image === undefined ? text(missing, 'missing', setting) : figure(image, caption, PHOTO),
      text(`${at + 1}. ${caption}`, 'value', setting),
      ...(taken === '' ? [] : [text(taken, 'label', setting)]),
    ],
    margin: [0, 2, 0, 8],
  }
}

/** A document with what is said of it, and a link to the page that shows it to who may read the answer. */
function line(file: ListedFile, at: number, setting: Setting): Content {
  const link = fileLink(file)
  const words = [file.name, file.caption.trim(), takenWords(file)].filter(Boolean).join(' · ')
  const numbered = `${at + 1}. ${words}`
  return link === null ? text(numbered, 'missing', setting) : text(numbered, 'link', setting, { link })
}

function photosOf(cells: TableCell[]): Content {
  const rows: TableCell[][] = []
  for (let at = 0; at < cells.length; at += 2) rows.push([cells[at] ?? '', cells[at + 1] ?? ''])
  return {
    table: {
      widths: ['*', '*'],
      body: rows,
      dontBreakRows: true,
      // Four to a page; fewer take no more room than they need.
      ...(rows.length > 1 && { heights: ROW_HEIGHT }),
    },
    layout: 'noBorders',
  }
}

/** The files of a list: its photos four to a page with their captions, then the others by name (KIND-08, PDF-01). */
export function listedContent({ respuesta }: Response, setting: Setting): Content[] {
  const numbered = (listedIn(respuesta) ?? []).map((file, at) => ({ file, at }))
  if (numbered.length === 0) return [text(respuesta || setting.wording.labels.noAnswer, 'none', setting)]
  const cells = numbered
    .filter(({ file }) => isPhoto(file))
    .map(({ file, at }) => photoCell(file, at, setting))
  return [
    ...(cells.length > 0 ? [photosOf(cells)] : []),
    ...numbered.filter(({ file }) => !isPhoto(file)).map(({ file, at }) => line(file, at, setting)),
  ]
}
