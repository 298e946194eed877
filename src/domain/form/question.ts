import * as z from 'zod/mini'
import type { FileKind } from '../files/limits'
import { flag, list, text } from '../schema'
import { checkSchema, type Check } from './check'
import type { WithOutcome } from './outcome'

/** `tipoPregunta`: 1 to 4 are those of §1.3, the others are beside them (KIND-03 to KIND-06, KIND-08 to KIND-10). */
export const QUESTION_TYPE = {
  ...({ open: 1, multipleChoice: 2, singleChoice: 3, yesNo: 4 } as const),
  ...({
    note: 5,
    scale: 6,
    ranking: 7,
    place: 8,
    consent: 9,
    grid: 10,
    files: 11,
    tableChoice: 12,
    fact: 13,
  } as const),
} as const
export type QuestionType = (typeof QUESTION_TYPE)[keyof typeof QUESTION_TYPE]

/** `tipoDato`, for open questions: 1 to 6 are those of §1.3, of which 5 is a time of day by decision; then KIND-01, KIND-02, KIND-07. */
export const DATA_TYPE = {
  ...({ text: 1, integer: 2, decimal: 3, date: 4, time: 5, link: 6 } as const),
  ...({ longText: 7, email: 8, phone: 9, amount: 10 } as const),
  ...({ dateTime: 11, month: 12, identifier: 13, scannedCode: 14 } as const),
} as const
export type DataType = (typeof DATA_TYPE)[keyof typeof DATA_TYPE]

export interface Option extends WithOutcome {
  /** Stable name of the option, kept when it moves. */
  id: string
  /** Position, dense from 0; a single choice stores it as a string. */
  orden: number
  /** The option's words in the base language; others in `textoAlternativeLanguage_{lang}`. */
  texto: string
  /** Whether the person ticked it (multiple choice). */
  checked: boolean
  /** Formula: offered only when it is true; '' for always (LOGIC-01). */
  mostrarSi: string
  /** Ticking it unticks the others ("none of these"). */
  exclusiva: boolean
  /** Asks "which?" in a field of its own. */
  otra: boolean
  /** What `filtroOpciones` of its question may ask of it: `province = {{p:o1}} and zone = "north"`. */
  atributos: string
  /** Address of the picture above its words, in the file store; '' for none (KIND-09). */
  imagenURL: string
  /** What is to be seen there, for who does not see it; others in `descripcionImagen_{lang}`. */
  descripcionImagen: string
}

/** A file kept with an answer. */
export interface Attachment {
  /** Path in the file store. */
  path: string
  /** Name as the person chose it. */
  name: string
  /** Bytes. */
  size: number
}

/** What a person gave to one question: the part of a question that an answer keeps. */
export interface Response extends WithOutcome {
  /** Text, 'true'/'false', an option's orden as a string, a day `YYYY-MM-DD` or a time of day `HH:mm`. */
  respuesta: string
  /** That the form fills it in (a date, a time, an initial value), and nobody chose another (ANS-04, LOGIC-01). */
  porDefecto?: boolean | undefined
  /** Options with their ticks. */
  opciones: Option[]
  /** Which other one, where the option that was picked asks for that. */
  otraRespuesta?: string | undefined
  /** Of an entry of a table: what its version says in the columns that rules look up, a line of names and one of cells. */
  celdas?: string | undefined
  /** Photo, when asked for. */
  imagen: Attachment | null
  /** Document, when asked for. */
  documento: Attachment | null
  /** Video, when asked for. */
  video: Attachment | null
  /** Files that are on their way to it, which this device alone knows: rules count them as given. */
  coming?: readonly FileKind[] | undefined
}

/** A further answer to a repeatable question (the first stands in the question itself). */
export interface Repetition extends Response {
  /** Position among the further answers, dense from 0. */
  orden: number
}

export interface Question extends Response {
  /** Stable name of the question within its form, kept when it moves. */
  id: string
  /** Position within section, condition or row, dense from 0. */
  orden: number
  /** The question's words in the base language; others in `titulo_{lang}`. */
  titulo: string
  /** A hint below the title; others in `descripcion_{lang}`. */
  descripcion: string
  /** Words of a link shown with the question. */
  tituloLink: string
  /** Address of that link. */
  link: string
  /** Must be answered before saving. */
  required: boolean
  /** Choice offered as a search list. */
  filtrable: boolean
  /** May be answered more than once. */
  repetible: boolean
  /** The further answers of a repeatable question. */
  repeticiones: Repetition[]
  tipoPregunta: QuestionType
  /** Only meaningful for open questions. */
  tipoDato: DataType
  /** How it is written, where that is more than one way: the currency of an amount, which number, the look of a scale, the table to pick from. */
  formato: string
  /** Unit of a number; others in `unidad_{lang}`. */
  unidad: string
  /** Words at the lower end of a scale; others in `textoMinimo_{lang}`. */
  textoMinimo: string
  /** Words at its upper end. */
  textoMaximo: string
  /** It is a row of the grid whose heading stands above it (KIND-05). */
  enCuadricula: boolean
  /** A photo is asked for. */
  adjuntar: boolean
  /** A document is asked for. */
  adjuntarDocumento: boolean
  /** A video is asked for. */
  adjuntarVideo: boolean
  /** Short name by which formulas that are typed, and files, call it; '' when it has none. */
  codigo: string
  /** Formula: asked only when it is true; '' for always (LOGIC-01). */
  mostrarSi: string
  /** Formula: required when it is true, beside `required`. */
  obligatoriaSi: string
  /** Formula whose outcome is the answer, which nobody writes then; '' where people answer. */
  calculo: string
  /** Formula: the answer as long as nobody chose another; '' where the kind says how an answer begins. */
  valorInicial: string
  /** Formula: the least number, day, time, count of ticks or letters that is taken; '' for any. */
  minimo: string
  /** Formula: the most of that. */
  maximo: string
  /** Formula: options are offered for which it is true; it sees their `atributos`. */
  filtroOpciones: string
  /** What the form itself checks of the answer. */
  validaciones: Check[]
}

/** The fields of a question that hold a formula. */
export const QUESTION_FORMULAS = [
  'mostrarSi',
  'obligatoriaSi',
  'calculo',
  'valorInicial',
  'minimo',
  'maximo',
  'filtroOpciones',
] as const satisfies readonly (keyof Question)[]
export type QuestionFormula = (typeof QUESTION_FORMULAS)[number]

const ASKS = { imagen: 'adjuntar', documento: 'adjuntarDocumento', video: 'adjuntarVideo' } as const

/** Whether a question asks for a file of that kind. */
export const asksFor = (question: Question, kind: FileKind): boolean => question[ASKS[kind]]

export const optionSchema: z.ZodMiniType<Option> = z.looseObject({
  id: z.string(),
  orden: z.number(),
  texto: text(),
  checked: flag(),
  mostrarSi: text(),
  exclusiva: flag(),
  otra: flag(),
  atributos: text(),
  imagenURL: text(),
  descripcionImagen: text(),
})

/** Older answers have beside it an address that downloaded for whoever knew it: it is not read any more (SEC-05). */
export const attachmentSchema: z.ZodMiniType<Attachment> = z.pipe(
  z.looseObject({ path: z.string(), name: z.string(), size: z.number() }),
  z.transform(({ url: _address, ...attachment }) => attachment),
)

const attachment = () => z._default(z.nullable(attachmentSchema), null)
const responseShape = {
  // What an older form has there as a moment was never an answer.
  respuesta: z.pipe(
    z.optional(z.unknown()),
    z.transform((given) => (typeof given === 'string' ? given : '')),
  ),
  opciones: list(optionSchema),
  otraRespuesta: z.optional(z.string()),
  imagen: attachment(),
  documento: attachment(),
  video: attachment(),
}

const repetitionSchema = z.looseObject({ ...responseShape, orden: z.number() })

export const questionSchema: z.ZodMiniType<Question> = z.looseObject({
  ...responseShape,
  id: z.string(),
  orden: z.number(),
  titulo: text(),
  descripcion: text(),
  tituloLink: text(),
  link: text(),
  required: flag(),
  filtrable: flag(),
  repetible: flag(),
  repeticiones: list(repetitionSchema),
  tipoPregunta: z.enum(QUESTION_TYPE),
  tipoDato: z._default(z.enum(DATA_TYPE), DATA_TYPE.text),
  formato: text(),
  unidad: text(),
  textoMinimo: text(),
  textoMaximo: text(),
  enCuadricula: flag(),
  adjuntar: flag(),
  adjuntarDocumento: flag(),
  adjuntarVideo: flag(),
  codigo: text(),
  mostrarSi: text(),
  obligatoriaSi: text(),
  calculo: text(),
  valorInicial: text(),
  minimo: text(),
  maximo: text(),
  filtroOpciones: text(),
  validaciones: list(checkSchema),
})
