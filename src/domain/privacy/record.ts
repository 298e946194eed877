import type { Texts } from './record-words'
import type { RetentionRule } from '../retention'
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

/** A form whose answers are kept for a time. */
export interface RetainedForm {
  title: string
  rule: RetentionRule
}

/** What the record is made of beside the table. */
export interface RecordFacts {
  /** How long the audit trail is kept. */
  trailDays: number
  /** Forms of the municipality with a term of their own, or its. */
  kept: readonly RetainedForm[]
}

const keptWords = ({ title, rule }: RetainedForm, words: Texts): string =>
  words.kept.line
    .replace('{{days}}', String(rule.dias))
    .replace('{{from}}', words.kept.from[rule.desde])
    .replace('{{end}}', words.kept.ends[rule.accion])
    .replace('{{form}}', () => title)

/** Until when data of a line stay: of answers, with the terms of forms. */
function termOf({ term, store }: DataLine, words: Texts, { trailDays, kept }: RecordFacts): string {
  const usual = words.terms[term].replace('{{days}}', String(trailDays))
  const isOfAnswers = store.includes('respuestas_formularios/{}')
  return [usual, ...(isOfAnswers ? kept.map((form) => keptWords(form, words)) : [])].join('; ')
}

const placeOf = (line: DataLine, words: Texts, facts: RecordFacts): RecordedPlace => {
  const { store, files, fields, whose, kinds, ending } = line
  return {
    where: [...store, ...files].join(', ').replaceAll('{}', '…'),
    fields: fields.join(', '),
    whose: joined(whose, words.people),
    data: joined(kinds, words.kinds),
    term: termOf(line, words, facts),
    ending: words.endings[ending],
  }
}

const recorded = ({ name, basis, readers, lines }: Activity, words: Texts, facts: RecordFacts) => ({
  name: words.activities[name].name,
  facts: [
    [words.purpose, words.activities[name].purpose],
    [words.basis, words.bases[basis]],
    [words.readers, joined(readers, words.readersOf)],
  ] satisfies RecordedActivity['facts'],
  places: lines.map((line) => placeOf(line, words, facts)),
})

/**
 * The record of processing (OPS-09), made of the table that says how data are forgotten.
 */
export const processingRecord = (words: Texts, facts: RecordFacts): RecordedActivity[] =>
  ACTIVITIES.map((activity) => recorded(activity, words, facts))

/** The same as rows of a sheet, the first one with headings: a row for each place. */
export const recordRows = (words: Texts, about: RecordFacts): string[][] => [
  [
    ...[words.activity, words.purpose, words.basis, words.readers],
    ...[words.where, words.fields, words.whose, words.data, words.term, words.ending],
  ],
  ...processingRecord(words, about).flatMap(({ name, facts, places }) =>
    places.map(({ where, fields, whose, data, term, ending }) => [
      ...[name, ...facts.map(([, value]) => value)],
      ...[where, fields, whose, data, term, ending],
    ]),
  ),
]
