/** What becomes of each kind of question of XLSForm: the one table to add to when this product gets another kind. */
import type { QuestionKind } from '../../form/kinds'
import type { ChangedCode, OmittedCode } from '../report'
import type { Row } from './table'

/** A kind that becomes a question. */
export interface MappedKind {
  kind: QuestionKind
  /** How it is asked for, where the kind has several ways. */
  formato?: string
  /** A file that it asks for. */
  asks?: 'adjuntar' | 'adjuntarDocumento' | 'adjuntarVideo'
  /** It is not the same here. */
  changed?: ChangedCode
}
export type KindHere = MappedKind | { leftOut: OmittedCode }

const AUTOMATIC = [
  ...['deviceid', 'device_id', 'phonenumber', 'email', 'subscriberid'],
  ...['text_audit', 'audio_audit', 'speed_violations', 'sensor_statistic', 'sensor_stream', 'comments'],
  ...[
    'simserial',
    'audit',
    'start-geopoint',
    'background-audio',
    'background-geopoint',
    'imei',
    'instanceid',
  ],
]
/** Of those, what formulas may know: the day at which an answer was begun. */
export const DAY_OF_ANSWER = new Set(['start', 'end', 'today'])
/** Kinds that nobody sees and somebody else fills in: a case of SurveyCTO is named by who opens the form. */
export const HIDDEN_TYPES = new Set(['hidden', 'caseid'])

export const KINDS: Readonly<Record<string, KindHere>> = {
  text: { kind: 'text' },
  string: { kind: 'text' },
  integer: { kind: 'integer' },
  int: { kind: 'integer' },
  decimal: { kind: 'decimal' },
  range: { kind: 'scale' },
  date: { kind: 'date' },
  time: { kind: 'time' },
  datetime: { kind: 'date-time' },
  select_one: { kind: 'single-choice' },
  select_multiple: { kind: 'multiple-choice' },
  rank: { kind: 'ranking' },
  select_one_from_file: { kind: 'table-choice', changed: 'tableToChoose' },
  select_multiple_from_file: { kind: 'text' },
  select_one_external: { kind: 'single-choice' },
  image: { kind: 'text', asks: 'adjuntar' },
  photo: { kind: 'text', asks: 'adjuntar' },
  video: { kind: 'text', asks: 'adjuntarVideo' },
  file: { kind: 'text', asks: 'adjuntarDocumento' },
  audio: { kind: 'files', formato: 'voice:1-1' },
  barcode: { kind: 'scanned-code' },
  tel: { kind: 'phone' },
  acknowledge: { kind: 'yes-no', changed: 'asYesNo' },
  trigger: { kind: 'yes-no', changed: 'asYesNo' },
  note: { kind: 'note' },
  // No form has a kind of that name.
  $grid: { kind: 'grid' },
  start: { kind: 'fact', formato: 'begun' },
  today: { kind: 'fact', formato: 'begun' },
  end: { kind: 'fact', formato: 'ended' },
  username: { kind: 'fact', formato: 'who' },
  ...Object.fromEntries(
    [...HIDDEN_TYPES].map((name): [string, KindHere] => [name, { kind: 'fact', formato: 'link' }]),
  ),
  geopoint: { kind: 'place', formato: 'point' },
  gps: { kind: 'place', formato: 'point' },
  location: { kind: 'place', formato: 'point' },
  geotrace: { kind: 'place', formato: 'line' },
  geoshape: { kind: 'place', formato: 'area' },
  osm: { leftOut: 'kind' },
  'xml-external': { leftOut: 'fileOptions' },
  'csv-external': { leftOut: 'fileOptions' },
  ...Object.fromEntries(AUTOMATIC.map((name): [string, KindHere] => [name, { leftOut: 'automatic' }])),
}

/** The type of a row, taken apart: `select_one list or_other`. */
export interface RowType {
  is: string
  /** The list of choices, or the file. */
  list: string
  hasOther: boolean
  /** Of a file: the columns that have the codes and the words, where the row does not say so itself. */
  key?: string
  label?: string
  /** Of a file: what its entries have to say, where the look of the row says so. */
  filter?: string
  /** It asked for a code there, and picks an entry here. */
  isTyped?: true
}

const SPELLINGS: readonly [RegExp, string][] = [
  [/^(?:select one from file|select_one_from_file)\b/u, 'select_one_from_file'],
  [/^(?:select multiple from file|select_multiple_from_file)\b/u, 'select_multiple_from_file'],
  [/^(?:select one external|select_one_external)\b/u, 'select_one_external'],
  [/^(?:add )?select[ _]one(?: prompt using| using| from)?(?=\s)/u, 'select_one'],
  [
    /^(?:add )?(?:select[ _](?:multiple|all that apply))(?: prompt using| using| from)?(?=\s)/u,
    'select_multiple',
  ],
  [/^begin[ _](?:group|looped group)\b/u, 'begin_group'],
  [/^begin[ _]repeat\b/u, 'begin_repeat'],
  [/^(?:end[ _]group|group_end)\b/u, 'end_group'],
  [/^end[ _]repeat\b/u, 'end_repeat'],
  // Worked out there when somebody comes to it, and here whenever what it names is answered.
  [/^calculate_here\b/u, 'calculate'],
  [/^text audit\b/u, 'text_audit'],
  [/^audio audit\b/u, 'audio_audit'],
  [/^speed violations\b/u, 'speed_violations'],
]

export function typeOfRow(written: string): RowType {
  const plain = written.trim().replaceAll(/\s+/gu, ' ')
  const hasOther = /\s(?:or[ _]other|or specify other)$/iu.test(plain)
  const bare = plain.replace(/\s(?:or[ _]other|or specify other)$/iu, '')
  for (const [pattern, is] of SPELLINGS) {
    const [found] = pattern.exec(bare.toLowerCase()) ?? []
    if (found !== undefined) return { is, list: bare.slice(found.length).trim(), hasOther }
  }
  const [is = '', ...list] = bare.split(' ')
  return { is: is.toLowerCase(), list: list.join(' '), hasOther }
}

/** Whether what stands in a cell is worked out, and no plain value. */
export const isExpression = (text: string): boolean => /\$\{|\w\(|^['"]/u.test(text)

/** One that the form itself works out is a calculation. */
export const typeHere = (row: Row, type: RowType): RowType =>
  type.is === 'hidden' && (row.cell('calculation') !== '' || isExpression(row.cell('default')))
    ? { ...type, is: 'calculate' }
    : type

/** Looks that make another kind of it. */
const BY_LOOK: readonly [QuestionKind, RegExp, QuestionKind][] = [
  ['text', /\bmultiline\b/u, 'long-text'],
  ['date', /\bmonth-year\b/u, 'month'],
]

/** The kind that a look makes of another. */
export const kindByLook = (kind: QuestionKind, look: string): QuestionKind =>
  BY_LOOK.find(([from, pattern]) => from === kind && pattern.test(look))?.[2] ?? kind

/** Own kinds only: a type may be called like anything that objects have. */
export const kindHere = (is: string): KindHere | undefined =>
  Object.hasOwn(KINDS, is) ? KINDS[is] : undefined
