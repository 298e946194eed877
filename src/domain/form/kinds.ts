import { DATA_TYPE, QUESTION_TYPE, type DataType, type Question, type QuestionType } from './question'

/** How the store says which kind a question is of (§1.3). */
export type QuestionTypes = Pick<Question, 'tipoPregunta' | 'tipoDato'>

/**
 * What answers of a kind are to whoever counts, exports, filters or bounds them: most kinds differ in how they are
 * written and checked alone.
 */
export type AnswerShape =
  | 'text'
  | 'number'
  | 'day'
  /** A day and a time of day. */
  | 'moment'
  | 'month'
  | 'time'
  | 'yesNo'
  | 'option'
  | 'options'
  /** An entry of a shared table, by its words. */
  | 'entry'
  /** Options in an order. */
  | 'ranking'
  /** Points on the earth. */
  | 'place'
  /** Files, in their order, of which their number is counted. */
  | 'files'
  /** That a text was accepted, and when. */
  | 'consent'
  /** What the form notes by itself: who answers writes nothing. */
  | 'fact'
  /** It asks nothing. */
  | 'nothing'

/** What of an answer a least and a most bound. */
export type Bounded = 'value' | 'moment' | 'ticks' | 'letters' | 'files'
/** Shapes of which nothing can be less or more. */
type Unbounded = 'yesNo' | 'option' | 'entry' | 'ranking' | 'place' | 'consent' | 'fact' | 'nothing'
const BOUNDED: Record<Exclude<AnswerShape, Unbounded>, Bounded> = {
  ...{ text: 'letters', number: 'value', options: 'ticks', files: 'files' },
  ...{ day: 'moment', moment: 'moment', month: 'moment', time: 'moment' },
}
const boundOf: Partial<Record<AnswerShape, Bounded>> = BOUNDED

interface KindTraits {
  types: QuestionTypes
  shape: AnswerShape
}

/** A kind that the person writes, by its data type. */
const open = (tipoDato: DataType, shape: AnswerShape): KindTraits => ({
  ...{ types: { tipoPregunta: QUESTION_TYPE.open, tipoDato }, shape },
})

/** A kind whose answers are given: its data type says nothing. */
const closed = (tipoPregunta: QuestionType, shape: AnswerShape): KindTraits => ({
  ...{ types: { tipoPregunta, tipoDato: DATA_TYPE.text }, shape },
})

/** Kinds that the specification does not have; what they do is loaded by forms that ask them (KIND-01 to KIND-05, KIND-07, KIND-08). */
const FURTHER = {
  'long-text': open(DATA_TYPE.longText, 'text'),
  email: open(DATA_TYPE.email, 'text'),
  phone: open(DATA_TYPE.phone, 'text'),
  amount: open(DATA_TYPE.amount, 'number'),
  'date-time': open(DATA_TYPE.dateTime, 'moment'),
  month: open(DATA_TYPE.month, 'month'),
  identifier: open(DATA_TYPE.identifier, 'text'),
  'scanned-code': open(DATA_TYPE.scannedCode, 'text'),
  'table-choice': closed(QUESTION_TYPE.tableChoice, 'entry'),
  scale: closed(QUESTION_TYPE.scale, 'number'),
  ranking: closed(QUESTION_TYPE.ranking, 'ranking'),
  place: closed(QUESTION_TYPE.place, 'place'),
  files: closed(QUESTION_TYPE.files, 'files'),
  consent: closed(QUESTION_TYPE.consent, 'consent'),
  fact: closed(QUESTION_TYPE.fact, 'fact'),
  note: closed(QUESTION_TYPE.note, 'nothing'),
  grid: closed(QUESTION_TYPE.grid, 'nothing'),
} satisfies Record<string, KindTraits>

/** Every kind, in the order in which they are offered. */
const KINDS = {
  text: open(DATA_TYPE.text, 'text'),
  integer: open(DATA_TYPE.integer, 'number'),
  decimal: open(DATA_TYPE.decimal, 'number'),
  date: open(DATA_TYPE.date, 'day'),
  time: open(DATA_TYPE.time, 'time'),
  link: open(DATA_TYPE.link, 'text'),
  'multiple-choice': closed(QUESTION_TYPE.multipleChoice, 'options'),
  'single-choice': closed(QUESTION_TYPE.singleChoice, 'option'),
  'yes-no': closed(QUESTION_TYPE.yesNo, 'yesNo'),
  ...FURTHER,
} satisfies Record<string, KindTraits>

/** The kinds that question type and data type make together (§1.3). */
export type QuestionKind = keyof typeof KINDS

/** A kind whose folder is loaded when a form asks it. */
export type FurtherKind = keyof typeof FURTHER
export const isFurther = (kind: QuestionKind): kind is FurtherKind => Object.hasOwn(FURTHER, kind)

/** A kind that asks nothing. */
export type TellingKind = 'note' | 'grid'

const isKind = (name: string): name is QuestionKind => Object.hasOwn(KINDS, name)
export const QUESTION_KINDS: readonly QuestionKind[] = Object.keys(KINDS).filter(isKind)

/** Kinds by their types, as one number. */
const byTypes = new Map(QUESTION_KINDS.map((kind) => [typesKey(KINDS[kind].types), kind]))

/** The data type counts for open questions only. */
function typesKey({ tipoPregunta, tipoDato }: QuestionTypes): number {
  return tipoPregunta === QUESTION_TYPE.open ? tipoDato : -tipoPregunta
}

/** The kind of a question: its type, and for open questions its data type (§1.3). */
export const kindOf = (question: QuestionTypes): QuestionKind => byTypes.get(typesKey(question)) ?? 'text'

/** How a question of a kind is stored. */
export const typesOf = (kind: QuestionKind): QuestionTypes => KINDS[kind].types

/** What answers to a question are. */
export const shapeOf = (question: QuestionTypes): AnswerShape => KINDS[kindOf(question)].shape

/** What of answers to a question a least and a most bound; null where nothing can be less or more. */
export const boundedOf = (question: QuestionTypes): Bounded | null => boundOf[shapeOf(question)] ?? null

/** Whether a part of a form is the heading of a grid, whose rows stand below it (KIND-05). */
export const isGrid = ({ tipoPregunta }: Pick<Question, 'tipoPregunta'>): boolean =>
  tipoPregunta === QUESTION_TYPE.grid

/** Whether a part of a form only tells something: a note, or the heading of a grid (KIND-03, KIND-05). */
export const asksNothing = ({ tipoPregunta }: QuestionTypes): boolean =>
  tipoPregunta === QUESTION_TYPE.note || tipoPregunta === QUESTION_TYPE.grid
