import type { Response } from '../../../src/domain/form/question'
import { isPhoto, listedIn, type ListedFile } from '../../../src/domain/question-types/files/list'
import { takenWords } from '../../../src/domain/question-types/files/taken-words'
import { fileLink } from '../platform/file-link'
import { text, type Setting } from './content'
import type { Content, TableCell } from './pdfmake'
import { figure } from './tags'

/** The room of a photo: two stand beside each other, and two such rows fill a page. */
const PHOTO: [width: number, height: number] = [235, 230]
/** Of a row with its words, so that there is no room for a third one on a page of photos that lie. */
const ROW_HEIGHT = 250

function photoCell(file: ListedFile, at: number, setting: Setting): TableCell {
  const image = setting.pictures.get(file.path)
  const caption = file.caption.trim() || file.name
  const missing = `${file.name}: ${setting.wording.labels.imageMissing}`
  const taken = takenWords(file)
  return {
    stack: [
      image === undefined ? text(missing, 'missing', setting) : figure(image, caption, PHOTO),
      text(`${at + 1}. ${caption}`, 'value', setting, { margin: [0, 4, 0, 0] }),
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

/** Two photos beside each other; each row is a part of its own, so that the first one stays with its heading. */
function photoRows(cells: TableCell[]): Content[] {
  const rows: Content[] = []
  for (let at = 0; at < cells.length; at += 2) {
    const body = [[cells[at] ?? '', cells[at + 1] ?? '']]
    // Two photos take no more room than they need.
    const heights = cells.length > 2 && { heights: ROW_HEIGHT }
    rows.push({
      table: { widths: ['*', '*'], body, dontBreakRows: true, ...heights },
      layout: 'noBorders',
    })
  }
  return rows
}

/** The files of a list: its photos four to a page with their captions, then the others by name (KIND-08, PDF-01). */
export function listedContent({ respuesta }: Response, setting: Setting): Content[] {
  const numbered = (listedIn(respuesta) ?? []).map((file, at) => ({ file, at }))
  if (numbered.length === 0) return [text(respuesta || setting.wording.labels.noAnswer, 'none', setting)]
  const cells = numbered
    .filter(({ file }) => isPhoto(file))
    .map(({ file, at }) => photoCell(file, at, setting))
  return [
    ...photoRows(cells),
    ...numbered.filter(({ file }) => !isPhoto(file)).map(({ file, at }) => line(file, at, setting)),
  ]
}
