import type { Answer } from '../../../src/domain/answer/answer'
import { viewOf } from '../../../src/domain/answer/view'
import { localized } from '../../../src/domain/language'
import { fill } from '../platform/fill'
import { signaturesOf, text, type Setting } from './content'
import { contactOf, logoOf, type DrawnBrand } from './brand'
import { answerFacts } from './facts'
import { letterhead, notice, type DrawnExtras } from './extras'
import type { Column, Content, DocumentDefinition } from './pdfmake'
import { LINE_HEIGHT } from './runs'
import { sectionOf } from './sections'
import { AROUND } from './tags'

/** What a PDF is made of (PDF-01). */
export interface PdfParts extends Omit<Setting, 'fonts'> {
  answer: Answer
  /** The picture above the form as a data address; null when it has none or cannot be drawn. */
  header: string | null
  /** Where the document is looked up, drawn as a QR; null where that is not offered. */
  lookupUrl: string | null
  /** Where the state is looked up, likewise (PUB-01). */
  statusUrl: string | null
  /** What the reader adds; null for nothing (PDF-03). */
  extras: DrawnExtras | null
  /** How the municipality shows itself (PDF-02). */
  brand: DrawnBrand
}

type Parts = PdfParts & Setting

export const INK = '#16302f'
const MUTED = '#4a5c5b'
const PETROL = '#0d4f5a'
const DANGER = '#9b1c1c'

const stylesIn = (color: string) =>
  ({
    title: { fontSize: 20, bold: true, color, lineHeight: 1.1 },
    lead: { fontSize: 10, color: MUTED, margin: [0, 0, 0, 4] },
    section: { fontSize: 14, bold: true, color, margin: [0, 16, 0, 4] },
    branch: { fontSize: 11, bold: true, margin: [0, 8, 0, 2] },
    question: { fontSize: 9, bold: true, color: MUTED, margin: [0, 6, 0, 1] },
    answer: { fontSize: 11 },
    none: { fontSize: 10, color: MUTED },
    missing: { fontSize: 9, color: DANGER },
    link: { fontSize: 10, color, decoration: 'underline' },
    label: { fontSize: 9, color: MUTED },
    value: { fontSize: 10 },
    place: { fontSize: 11, bold: true },
    warning: { fontSize: 10, bold: true, color: DANGER, margin: [0, 6, 0, 0] },
  }) satisfies DocumentDefinition['styles']

const MARGIN = 48
const PAGE_WIDTH = 595.28

const banner = (image: string): Content => ({ image, width: PAGE_WIDTH - 2 * MARGIN, margin: [0, 0, 0, 12] })

/** A code to scan, with a line that says what for; nothing without an address. */
const toScan = (url: string | null, what: string, setting: Setting): Content[] =>
  url === null
    ? []
    : [
        { qr: url, fit: 90, foreground: INK, alignment: 'right' },
        text(what, 'label', setting, { link: url, fontSize: 7, alignment: 'right', margin: [0, 4, 0, 8] }),
      ]

function codesToScan({ lookupUrl, statusUrl, ...setting }: Parts): Column[] {
  const { labels } = setting.wording
  const stack = [...toScan(lookupUrl, labels.scan, setting), ...toScan(statusUrl, labels.scanStatus, setting)]
  return stack.length === 0 ? [] : [{ width: 96, stack }]
}

function top(parts: Parts): Content[] {
  const { answer, header, extras, brand, ...setting } = parts
  const { language, labels } = setting.wording
  const description = localized(answer, 'descripcion', language)
  return [
    // A logo that the reader adds stands instead of the municipality's.
    ...(extras?.logo ? [] : logoOf(brand)),
    ...(extras === null ? [] : letterhead(extras, setting)),
    ...(header === null ? [] : [banner(header)]),
    {
      columns: [
        {
          width: '*',
          stack: [
            text(localized(answer, 'titulo', language), 'title', setting),
            ...(description === '' ? [] : [text(description, 'lead', setting)]),
            ...(answer.invalida ? [text(labels.invalid, 'warning', setting)] : []),
            answerFacts(answer, setting),
          ],
        },
        ...codesToScan(parts),
      ],
      columnGap: 16,
    },
    ...(extras === null ? [] : notice(extras, setting)),
  ]
}

const FOOT_MARGIN: [number, number, number, number] = [MARGIN, 16, MARGIN, 0]

const pageNumber = (page: number, pages: number, setting: Setting): Content =>
  text(fill(setting.wording.labels.page, { page, pages }), 'label', setting, {
    ...{ alignment: 'right', tag: AROUND },
  })

/** The foot of pages that have their number there, and nothing else. */
export const numbered =
  (setting: Setting) =>
  (page: number, pages: number): Content => ({
    stack: [pageNumber(page, pages, setting)],
    margin: FOOT_MARGIN,
  })

const footer =
  ({ answer, ...setting }: Parts) =>
  (page: number, pages: number): Content => ({
    columns: [
      text(`${answer.municipioInfo.nombre} · ${answer.codigoMunicipio}`, 'label', setting, { tag: AROUND }),
      pageNumber(page, pages, setting),
    ],
    margin: FOOT_MARGIN,
  })

/** Pages of A4 in the product's type and the municipality's colour, as every document has them. */
export const paper = (
  tag: string,
  title: string,
  { color }: DrawnBrand,
): Omit<DocumentDefinition, 'content'> => ({
  pageSize: 'A4',
  pageMargins: [MARGIN, 44, MARGIN, 52],
  version: '1.7',
  tagged: true,
  displayTitle: true,
  language: tag,
  info: { title },
  defaultStyle: {
    font: 'Latin',
    fontSize: 11,
    color: INK,
    lineHeight: LINE_HEIGHT,
    preserveLeadingSpaces: true,
  },
  styles: stylesIn(color || PETROL),
})

/** An answer as a document to print or to keep: pages of A4 with numbers, readable aloud as far as PDF allows. */
export function documentOf(parts: Parts): DocumentDefinition {
  const { answer, wording, brand } = parts
  const title = `${localized(answer, 'titulo', wording.language)} · ${answer.codigoMunicipio}`
  return {
    ...paper(wording.tag, title, brand),
    content: [
      ...top(parts),
      ...viewOf(answer.secciones).flatMap((section) => sectionOf(section, parts)),
      ...signaturesOf(answer, parts),
      ...contactOf(brand, parts),
    ],
    footer: footer(parts),
  }
}
