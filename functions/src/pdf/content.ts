import type { Answer } from '../../../src/domain/answer/answer'
import { signaturePath } from '../../../src/domain/files/storage-path'
import { localized } from '../../../src/domain/language'
import { fill } from '../platform/fill'
import type { FontBook } from './font-book'
import type { Content, TableCell } from './pdfmake'
import { drawn, type DrawnLine } from './runs'
import { figure, tagOf, type Tag } from './tags'
import type { Wording } from '../platform/wording'

/** Pictures by their path in the file store, as data addresses; what is missing or corrupt is not there. */
export type Pictures = ReadonlyMap<string, string>

/** Everything that parts of the document ask for. */
export interface Setting {
  wording: Wording
  pictures: Pictures
  fonts: FontBook
}

interface TextLayout {
  /** Address that the text leads to. */
  link?: string
  fontSize?: number
  alignment?: 'right'
  /** Left, top, right, bottom, in points. */
  margin?: [number, number, number, number]
  /** What it is to who has it read aloud; by its style without. */
  tag?: Tag
}

const tagged = ({ text: runs, ...line }: DrawnLine, tag: Tag) => ({
  ...line,
  text: typeof runs === 'string' ? runs : runs.map((run) => ({ ...run, tag })),
})

/** A text in a style, in fonts that have its letters; where there is none, a line below says so. */
export function text(
  value: string,
  style: string,
  setting: Setting,
  { tag, ...more }: TextLayout = {},
): Content {
  const { fonts, wording } = setting
  const { lines: given, missing } = drawn(value, fonts, wording.language === 'ja')
  const as = tag ?? tagOf(style, more.link === undefined ? null : value)
  const lines = given.map((line) => tagged(line, as))
  const [only] = lines
  if (lines.length === 1 && only && missing.length === 0) return { ...only, style, ...more }
  const letters = missing.join(' ')
  const told = fill(wording.labels.lettersMissing, { letters })
  const warning = missing.length === 0 ? [] : [text(told, 'missing', setting)]
  // The margins of the style are those of the whole.
  return { stack: [...lines, ...warning], style, ...more }
}

/** Longest text, in letters and in lines, that is moved whole to the next page rather than begun at the foot of one. */
const KEPT_LETTERS = 600
const KEPT_LINES = 15

/** Whether texts together may be longer than what is kept whole. */
export const isLong = (...texts: readonly string[]): boolean => {
  const all = texts.join('\n')
  return all.length > KEPT_LETTERS || all.split('\n').length > KEPT_LINES
}

/** Keeps a heading with what follows it. Whatever is longer than a page would be cut off: long texts do not come here. */
export const together = (heading: Content, [first, ...rest]: Content[]): Content[] => {
  if (first === undefined) return [heading]
  return [{ stack: [heading, first], unbreakable: true }, ...rest]
}

/** The signatures, two beside each other, none torn over two pages. */
export function signaturesOf(answer: Answer, setting: Setting): Content[] {
  const { wording, pictures } = setting
  if (answer.signatures.length === 0) return []
  const cells = answer.signatures.map((signature): TableCell => {
    const image =
      signature.imgURL === '' ? undefined : pictures.get(signaturePath(answer.idPlantilla, signature.imgID))
    const missing = signature.imgURL === '' ? wording.labels.notSigned : wording.labels.imageMissing
    return {
      stack: [
        image === undefined
          ? text(missing, 'none', setting)
          : figure(image, `${wording.labels.signatures}: ${signature.names}`, [200, 80]),
        text(signature.names, 'value', setting),
        text(localized(signature, 'title', wording.language), 'label', setting),
      ],
      margin: [0, 4, 0, 8],
    }
  })
  const rows: TableCell[][] = []
  for (let at = 0; at < cells.length; at += 2) rows.push([cells[at] ?? '', cells[at + 1] ?? ''])
  return [
    text(wording.labels.signatures, 'section', setting),
    { table: { widths: ['*', '*'], body: rows, dontBreakRows: true }, layout: 'noBorders' },
  ]
}
