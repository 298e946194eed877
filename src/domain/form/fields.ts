/**
 * The fields of a form's parts, once: what files, merging, comparison, translation, search, and the list of what existing
 * answers will feel know of them. A field's type and default stand with its part (`section.ts`, `question.ts`); a stored
 * part leaves out what has its default.
 */
import { isChoice } from './edit-questions'
import { QUESTION_TYPE, type Option, type Question } from './question'
import { asksNothing, kindOf } from './kinds'
import type { Branch, Section } from './section'
import type { Step } from './spot'

/** Most letters of a field in a file. */
export const MAX_WORDS = 2_000
export const MAX_DESCRIPTION = 20_000

/** Fields that mean something only together: whoever changes one of them decides on all, and they are told as one. */
type Group = 'sectionKind' | 'questionKind'

export interface Field<P> {
  name: keyof P & string
  /**
   * `words` people read in their own language, an `address` of the web, a `picture` in the file store, which no file
   * carries, a `flag`, a `code`, a `name` that formulas use, a `formula`, or `checks`.
   */
  is: 'words' | 'address' | 'picture' | 'flag' | 'code' | 'name' | 'formula' | 'checks'
  /** Most letters of words in a file. */
  most?: number
  /** Which parts have it; all, when left out. */
  only?: (part: P) => boolean
  group?: Group
  /** A part of another kind has no use for it: it goes where the kind goes. */
  goesWithKind?: true
  /** What existing answers will feel when it is turned on, or off. */
  on?: string
  off?: string
  /** What they will feel when it says something else, or when it says something else than nothing. */
  other?: string
  stricter?: string
}

const isBranching = ({ conditionalSection }: Section): boolean => conditionalSection
const isSimple = ({ conditionalSection }: Section): boolean => !conditionalSection
const isOpen = ({ tipoPregunta }: Question): boolean => tipoPregunta === QUESTION_TYPE.open
const isNumber = (question: Question): boolean => ['integer', 'decimal'].includes(kindOf(question))
const isScale = ({ tipoPregunta }: Question): boolean => tipoPregunta === QUESTION_TYPE.scale
/** Options of a choice, or entries of a table. */
const takesFilter = (question: Question): boolean =>
  isChoice(question) || question.tipoPregunta === QUESTION_TYPE.tableChoice
const asksSomething = (question: Question): boolean => !asksNothing(question)

/** In the order in which a file has them. */
export const SECTION_FIELDS = [
  { name: 'titulo', is: 'words', most: MAX_WORDS },
  { name: 'descripcion', is: 'words', most: MAX_DESCRIPTION },
  { name: 'conditionalSection', is: 'flag', group: 'sectionKind' },
  { name: 'conditionalSectionSingle', is: 'flag', only: isBranching, group: 'sectionKind' },
  { name: 'required', is: 'flag', only: isBranching, goesWithKind: true, on: 'sectionRequired' },
  { name: 'conditionalQuestion', is: 'words', most: MAX_WORDS, only: isBranching },
  { name: 'repetible', is: 'flag', only: isSimple, goesWithKind: true, off: 'sectionNotRepeatable' },
  { name: 'puedeEstarVacia', is: 'flag', only: isSimple },
  { name: 'otraPersona', is: 'words', most: MAX_WORDS },
  { name: 'mostrarSi', is: 'formula', other: 'askedOtherwise' },
  { name: 'filas', is: 'formula', only: isSimple, other: 'rowsOtherwise' },
  { name: 'minimo', is: 'formula', only: isSimple, stricter: 'boundsOtherwise' },
  { name: 'maximo', is: 'formula', only: isSimple, stricter: 'boundsOtherwise' },
  { name: 'validaciones', is: 'checks' },
] as const satisfies readonly Field<Section>[]

export const CONDITION_FIELDS = [
  { name: 'condition', is: 'words', most: MAX_WORDS },
  { name: 'mostrarSi', is: 'formula', other: 'askedOtherwise' },
] as const satisfies readonly Field<Branch>[]

export const QUESTION_FIELDS = [
  { name: 'titulo', is: 'words', most: MAX_WORDS },
  { name: 'descripcion', is: 'words', most: MAX_DESCRIPTION },
  { name: 'tituloLink', is: 'words', most: MAX_WORDS },
  { name: 'link', is: 'address' },
  { name: 'tipoPregunta', is: 'code', group: 'questionKind' },
  { name: 'tipoDato', is: 'code', only: isOpen, group: 'questionKind' },
  { name: 'formato', is: 'code', group: 'questionKind' },
  { name: 'unidad', is: 'words', most: MAX_WORDS, only: isNumber },
  { name: 'textoMinimo', is: 'words', most: MAX_WORDS, only: isScale },
  { name: 'textoMaximo', is: 'words', most: MAX_WORDS, only: isScale },
  { name: 'required', is: 'flag', only: asksSomething, on: 'questionRequired' },
  { name: 'repetible', is: 'flag', only: asksSomething, goesWithKind: true, off: 'questionNotRepeatable' },
  { name: 'enCuadricula', is: 'flag', only: asksSomething },
  { name: 'adjuntar', is: 'flag', off: 'imageRemoved' },
  { name: 'adjuntarDocumento', is: 'flag', off: 'documentRemoved' },
  { name: 'adjuntarVideo', is: 'flag', off: 'videoRemoved' },
  { name: 'filtrable', is: 'flag', only: isChoice, goesWithKind: true },
  { name: 'codigo', is: 'name' },
  { name: 'mostrarSi', is: 'formula', other: 'askedOtherwise' },
  { name: 'obligatoriaSi', is: 'formula', stricter: 'requiredOtherwise' },
  { name: 'calculo', is: 'formula', goesWithKind: true, other: 'calculatedOtherwise' },
  { name: 'valorInicial', is: 'formula', goesWithKind: true },
  { name: 'minimo', is: 'formula', goesWithKind: true, stricter: 'boundsOtherwise' },
  { name: 'maximo', is: 'formula', goesWithKind: true, stricter: 'boundsOtherwise' },
  {
    name: 'filtroOpciones',
    is: 'formula',
    only: takesFilter,
    goesWithKind: true,
    stricter: 'offeredOtherwise',
  },
  { name: 'validaciones', is: 'checks', goesWithKind: true },
] as const satisfies readonly Field<Question>[]

export const OPTION_FIELDS = [
  { name: 'texto', is: 'words', most: MAX_WORDS },
  { name: 'mostrarSi', is: 'formula', stricter: 'offeredOtherwise' },
  { name: 'exclusiva', is: 'flag' },
  { name: 'otra', is: 'flag' },
  { name: 'atributos', is: 'formula' },
  { name: 'imagenURL', is: 'picture' },
  { name: 'descripcionImagen', is: 'words', most: MAX_WORDS },
] as const satisfies readonly Field<Option>[]

/** Any field of the table. */
export type ListedField =
  | (typeof SECTION_FIELDS)[number]
  | (typeof CONDITION_FIELDS)[number]
  | (typeof QUESTION_FIELDS)[number]
  | (typeof OPTION_FIELDS)[number]

/** What existing answers will feel of a change of a field. */
export type FieldChange =
  | Extract<ListedField, { on: string }>['on']
  | Extract<ListedField, { off: string }>['off']
  | Extract<ListedField, { other: string }>['other']
  | Extract<ListedField, { stricter: string }>['stricter']
/** A field by which a part is told, or the group that stands for some. */
export type FieldName = Exclude<ListedField, { group: Group }>['name'] | Group

/** The form's own texts, which people read in their own language. */
export const FORM_TEXTS = ['titulo', 'descripcion', 'customizedVoucherText', 'purcharseOrderDetails'] as const

/** A kind of part: where its words and its position stand, what its lists hold, and its fields. */
interface PartShape {
  label: string
  position: string
  lists: Record<string, PartKind>
  fields: readonly ListedField[]
}
export type PartKind = Step['kind']

export const PARTS: Record<PartKind, PartShape> = {
  section: {
    ...{ label: 'titulo', position: 'orden', fields: SECTION_FIELDS },
    lists: { preguntas: 'question', conditions: 'condition' },
  },
  condition: {
    ...{ label: 'condition', position: 'order', fields: CONDITION_FIELDS },
    lists: { questions: 'question' },
  },
  question: {
    ...{ label: 'titulo', position: 'orden', fields: QUESTION_FIELDS },
    lists: { opciones: 'option' },
  },
  option: { label: 'texto', position: 'orden', fields: OPTION_FIELDS, lists: {} },
}

/** The fields of a part that has words in them. */
export const wordFields = (kind: PartKind): string[] =>
  PARTS[kind].fields.filter(({ is }) => is === 'words').map(({ name }) => name)

/** The names under which the fields of sections and questions are told, each once. */
export const FIELD_NAMES: readonly FieldName[] = [
  ...new Set(
    [...SECTION_FIELDS, ...CONDITION_FIELDS, ...QUESTION_FIELDS, ...OPTION_FIELDS].map((field) =>
      'group' in field ? field.group : field.name,
    ),
  ),
]

/** Whether a field is one that is on or off. */
export const isFlag = (name: string): boolean =>
  [...SECTION_FIELDS, ...QUESTION_FIELDS].some((field) => field.name === name && field.is === 'flag')
