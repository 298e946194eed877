import type { Answer } from '../../../src/domain/answer/answer'
import type { ListErasuresResponse, PersonFileEntry } from '../../../src/domain/calls/person'
import type { Texts } from '../../../src/domain/privacy/record-words'
import { localized } from '../../../src/domain/language'
import { viewOf } from '../../../src/domain/answer/view'
import { fill } from '../platform/fill'
import type { Wording } from '../platform/wording'
import { logoOf, type DrawnBrand } from './brand'
import { signaturesOf, text, type Pictures, type Setting } from './content'
import { numbered, paper } from './document'
import { answerFacts, factsTable } from './facts'
import type { Content, DocumentDefinition } from './pdfmake'
import { renderDocument } from './render'
import { sectionOf } from './sections'

/** An answer with what hangs on it; without its pages where it cannot be read. */
interface DrawnEntry {
  entry: PersonFileEntry
  answer: Answer | null
  pictures: Pictures
}

/** What the file for a person is made of. */
export interface PersonFileParts {
  municipality: string
  brand: DrawnBrand
  drawn: DrawnEntry[]
  plan: ListErasuresResponse['plan']
  made: Date
  words: Texts
  wording: Wording
}

/** Plain fields of an order or a certificate, as they are stored. */
const fieldsOf = (document: unknown): string =>
  typeof document === 'object' && document !== null
    ? Object.entries(document)
        .filter(([, value]) => typeof value !== 'object' && value !== '')
        .map(([field, value]) => `${field}: ${String(value)}`)
        .join('\n')
    : ''

function entryOf({ entry, answer, pictures }: DrawnEntry, words: Texts, whole: Setting): Content[] {
  const setting = { ...whole, pictures }
  const { language } = setting.wording
  const told: [string, string][] = [
    ...entry.orders.map((one): [string, string] => [words.person.orders, fieldsOf(one)]),
    ...entry.certificates.map((one): [string, string] => [words.person.certificates, fieldsOf(one)]),
  ]
  return [
    ...(answer === null
      ? [
          text(entry.answerId, 'section', setting, { margin: [0, 20, 0, 4] }),
          text(words.person.unreadable, 'none', setting),
        ]
      : [
          text(localized(answer, 'titulo', language), 'title', setting, { margin: [0, 24, 0, 4] }),
          answerFacts(answer, setting),
          ...viewOf(answer.secciones).flatMap((section) => sectionOf(section, setting)),
          ...signaturesOf(answer, setting),
        ]),
    ...(told.length > 0 ? [factsTable(told, setting)] : []),
    ...(entry.notes > 0 ? [text(fill(words.person.notes, { count: entry.notes }), 'label', setting)] : []),
  ]
}

function definition(parts: PersonFileParts, setting: Setting): DocumentDefinition {
  const { municipality, brand, drawn, plan, made, words, wording } = parts
  return {
    ...paper(wording.tag, `${words.person.title} · ${municipality}`, brand),
    content: [
      ...logoOf(brand),
      text(words.person.title, 'title', setting),
      factsTable(
        [
          [words.controller, municipality],
          [words.contact, brand.contact],
          [words.made, wording.write('date', made)],
          [words.person.answers, String(drawn.length)],
        ],
        setting,
      ),
      text(words.person.erasure, 'section', setting),
      factsTable(
        plan.map(({ name, ending, reason }): [string, string] => [
          name,
          [ending, reason].filter(Boolean).join('\n'),
        ]),
        setting,
      ),
      text(words.person.elsewhere, 'lead', setting),
      ...drawn.flatMap((one) => entryOf(one, words, setting)),
    ],
    footer: numbered(setting),
  }
}

/** What is stored about a person as a PDF (OPS-03). */
export const renderPersonFile = (parts: PersonFileParts): Promise<Buffer> =>
  renderDocument((fonts) => definition(parts, { wording: parts.wording, pictures: new Map(), fonts }))
