import type { Texts } from './record-words'
import { ACTIVITIES, type Activity, type DataLine } from './data-map'

/** What the record of processing says of an activity, in words. */
export interface RecordedActivity {
  name: string
  /** Label and value, as they stand above the places. */
  facts: [label: string, value: string][]
  places: RecordedPlace[]
}

/** Where data of one kind lie. */
export interface RecordedPlace {
  where: string
  fields: string
  whose: string
  data: string
  term: string
  ending: string
}

const joined = <K extends string>(codes: readonly K[], words: Record<K, string>): string =>
  codes.map((code) => words[code]).join('; ')

const placeOf = (
  { store, files, fields, whose, kinds, term, ending }: DataLine,
  words: Texts,
  trailDays: number,
): RecordedPlace => ({
  where: [...store, ...files].join(', ').replaceAll('{}', '…'),
  fields: fields.join(', '),
  whose: joined(whose, words.people),
  data: joined(kinds, words.kinds),
  term: words.terms[term].replace('{{days}}', String(trailDays)),
  ending: words.endings[ending],
})

const recorded = ({ name, basis, readers, lines }: Activity, words: Texts, trailDays: number) => ({
  name: words.activities[name].name,
  facts: [
    [words.purpose, words.activities[name].purpose],
    [words.basis, words.bases[basis]],
    [words.readers, joined(readers, words.readersOf)],
  ] satisfies RecordedActivity['facts'],
  places: lines.map((line) => placeOf(line, words, trailDays)),
})

/**
 * The record of processing (OPS-09), made of the table that says how data are forgotten.
 * @param trailDays how long the audit trail is kept
 */
export const processingRecord = (words: Texts, trailDays: number): RecordedActivity[] =>
  ACTIVITIES.map((activity) => recorded(activity, words, trailDays))

/** The same as rows of a sheet, the first one with headings: a row for each place. */
export const recordRows = (words: Texts, trailDays: number): string[][] => [
  [
    ...[words.activity, words.purpose, words.basis, words.readers],
    ...[words.where, words.fields, words.whose, words.data, words.term, words.ending],
  ],
  ...processingRecord(words, trailDays).flatMap(({ name, facts, places }) =>
    places.map(({ where, fields, whose, data, term, ending }) => [
      ...[name, ...facts.map(([, value]) => value)],
      ...[where, fields, whose, data, term, ending],
    ]),
  ),
]
