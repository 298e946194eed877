import type { RecordedActivity } from '../../../src/domain/privacy/record'
import type { Texts } from '../../../src/domain/privacy/record-words'
import type { Wording } from '../platform/wording'
import { logoOf, type DrawnBrand } from './brand'
import { text, together, type Setting } from './content'
import { numbered, paper } from './document'
import { factsTable } from './facts'
import type { Content, DocumentDefinition } from './pdfmake'
import type { Tag } from './tags'
import { renderDocument } from './render'

/** What a record of processing is made of. */
export interface RecordParts {
  municipality: string
  brand: DrawnBrand
  activities: RecordedActivity[]
  made: Date
  words: Texts
  wording: Wording
}

/** Where data lie and in which fields; a path is broken where a reader takes breath. */
const placed = (where: string, fields: string): string =>
  [where.replaceAll('/', '/\u200b'), fields].filter(Boolean).join('\n')

function placesOf({ places }: RecordedActivity, words: Texts, setting: Setting): Content {
  const heads = [words.data, words.whose, words.where, words.term, words.ending]
  const cells = places.map(({ where, fields, whose, data, term, ending }) => [
    ...[data, whose, placed(where, fields), term, ending],
  ])
  const table: Tag = { role: 'Table' }
  const head: Tag = { role: 'TR', parent: table }
  const body = [
    heads.map((name) =>
      text(name, 'question', setting, { tag: { role: 'TH', scope: 'Column', parent: head } }),
    ),
    ...cells.map((row) => {
      const parent: Tag = { role: 'TR', parent: table }
      return row.map((cell) => text(cell, 'value', setting, { fontSize: 8.5, tag: { role: 'TD', parent } }))
    }),
  ]
  return {
    table: { headerRows: 1, dontBreakRows: true, widths: ['*', 70, '*', 80, 80], body },
    layout: 'lightHorizontalLines',
  }
}

function activityOf(activity: RecordedActivity, words: Texts, setting: Setting): Content[] {
  const heading = text(activity.name, 'section', setting)
  return together(heading, [factsTable(activity.facts, setting), placesOf(activity, words, setting)])
}

function definition(parts: RecordParts, setting: Setting): DocumentDefinition {
  const { municipality, brand, activities, made, words, wording } = parts
  return {
    ...paper(wording.tag, `${words.title} · ${municipality}`, brand),
    content: [
      ...logoOf(brand),
      text(words.title, 'title', setting),
      factsTable(
        [
          [words.controller, municipality],
          [words.contact, brand.contact],
          [words.made, wording.write('date', made)],
        ],
        setting,
      ),
      ...activities.flatMap((activity) => activityOf(activity, words, setting)),
    ],
    footer: numbered(setting),
  }
}

/** The record of processing as a PDF (OPS-09). */
export const renderProcessingRecord = (parts: RecordParts): Promise<Buffer> =>
  renderDocument((fonts) => definition(parts, { wording: parts.wording, pictures: new Map(), fonts }))
