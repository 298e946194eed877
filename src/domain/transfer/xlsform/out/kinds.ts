/** What each kind of question is in an XLSForm. */
import type { Question } from '../../../form/question'
import { factIn, type FactName } from '../../../question-types/fact/facts'
import { fileRequirementsIn, type ListedKind } from '../../../form/file-requirements'
import { kindOf, type QuestionKind } from '../../../form/kinds'
import { scaleIn } from '../../../question-types/scale/look'
import { isShuffled } from '../../../question-types/shared/option-order'
import type { Cells } from './rows'

/** A kind there; `asText` where it is checked or offered here and only written there. */
interface KindThere {
  type: string
  appearance?: string
  asText?: true
}

const TYPES: Record<QuestionKind, KindThere> = {
  text: { type: 'text' },
  integer: { type: 'integer' },
  decimal: { type: 'decimal' },
  date: { type: 'date' },
  time: { type: 'time' },
  link: { type: 'text', asText: true },
  'multiple-choice': { type: 'select_multiple' },
  'single-choice': { type: 'select_one' },
  'yes-no': { type: 'select_one' },
  'long-text': { type: 'text', appearance: 'multiline' },
  email: { type: 'text', asText: true },
  phone: { type: 'text', asText: true },
  amount: { type: 'decimal' },
  'date-time': { type: 'dateTime' },
  month: { type: 'date', appearance: 'month-year' },
  identifier: { type: 'text', asText: true },
  'scanned-code': { type: 'barcode' },
  'table-choice': { type: 'text' },
  scale: { type: 'range' },
  ranking: { type: 'rank' },
  place: { type: 'geopoint' },
  // There a question takes one file: the first of them.
  files: { type: 'image', asText: true },
  consent: { type: 'acknowledge' },
  fact: { type: 'start' },
  note: { type: 'note' },
  grid: { type: 'note' },
}

/** What notes the same there; what a link brings nobody sees there, and a language is written. */
const FACTS: Record<FactName, string> = {
  ...{ begun: 'start', ended: 'end', who: 'username', language: 'text', link: 'hidden' },
}
const FILES: Record<ListedKind, string> = { photo: 'image', document: 'file', voice: 'audio' }
const PLACES: Record<string, string> = { line: 'geotrace', area: 'geoshape' }

export const takesList = (kind: QuestionKind): boolean =>
  kind === 'single-choice' || kind === 'multiple-choice' || kind === 'ranking' || kind === 'yes-no'

export const isWrittenAsText = (question: Question): boolean =>
  TYPES[kindOf(question)].asText === true ||
  (kindOf(question) === 'fact' && FACTS[factIn(question.formato)] === 'text')

/** The type of a question, and how it looks. */
export function typeThere(question: Question, list: string): Cells {
  const kind = kindOf(question)
  const { type, appearance = '' } = TYPES[kind]
  if (takesList(kind))
    return {
      ...{ type: `${type} ${list}`, appearance: question.filtrable ? 'autocomplete' : '' },
      ...(isShuffled(question) && { parameters: 'randomize=true' }),
    }
  if (kind === 'place') return { type: PLACES[question.formato.split(':')[0] ?? ''] ?? type }
  if (kind === 'fact') return { type: FACTS[factIn(question.formato)] }
  if (kind === 'files') return { type: FILES[fileRequirementsIn(question.formato).kinds[0] ?? 'photo'] }
  if (kind !== 'scale') return { type, appearance }
  const { from, to } = scaleIn(question.formato)
  return { type, parameters: `start=${from} end=${to} step=1` }
}
