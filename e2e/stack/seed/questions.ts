import { DATA_TYPE, QUESTION_TYPE, type Question } from '../../../src/domain/form/question'
import type { Life } from './life'
import type { Words } from './words'

/** What a person would give: text, a moment, or the indices of the options chosen. */
export type Given = string | Date | number[]
export type Sample = (life: Life) => Given

type Stored = Pick<Question, 'tipoPregunta' | 'tipoDato'>

/** A question of a seed form and what people answer to it. */
export interface QuestionDraft extends Stored {
  titulo: Words
  options: Words[]
  sample: Sample
  extra: QuestionExtra
}

export interface QuestionExtra {
  required?: boolean
  hint?: Words
  filtrable?: boolean
  repetible?: boolean
  photo?: boolean
  document?: boolean
  video?: boolean
  /** A link shown with the question. */
  link?: { title: string; address: string }
  /** How often an optional question is answered. */
  answered?: number
}

const open =
  <G extends Given>(tipoDato: Question['tipoDato']) =>
  (titulo: Words, sample: (life: Life) => G, extra: QuestionExtra = {}): QuestionDraft => ({
    ...{ tipoPregunta: QUESTION_TYPE.open, tipoDato, titulo, options: [], sample, extra },
  })

export const text = open<string>(DATA_TYPE.text)
export const integer = open<string>(DATA_TYPE.integer)
export const decimal = open<string>(DATA_TYPE.decimal)
export const date = open<Date>(DATA_TYPE.date)
export const time = open<Date>(DATA_TYPE.time)
export const link = open<string>(DATA_TYPE.link)

interface ChoiceExtra extends QuestionExtra {
  /** How likely each option is; the earlier ones by default. */
  weights?: number[]
}

const likelihood = (options: Words[], weights?: number[]) =>
  weights ?? options.map((_, index) => 1 / (index + 1.5))

export function single(
  titulo: Words,
  options: Words[],
  { weights, ...extra }: ChoiceExtra = {},
): QuestionDraft {
  const likely = likelihood(options, weights)
  const sample: Sample = ({ random }) => [random.weighted(likely)]
  return { tipoPregunta: QUESTION_TYPE.singleChoice, tipoDato: 1, titulo, options, sample, extra }
}

export function multiple(
  titulo: Words,
  options: Words[],
  { weights, ...extra }: ChoiceExtra = {},
): QuestionDraft {
  const likely = likelihood(options, weights)
  const sample: Sample = ({ random }) => {
    const chosen = new Set<number>()
    for (let turn = random.int(1, Math.min(3, options.length)); turn > 0; turn--)
      chosen.add(random.weighted(likely))
    return [...chosen].sort((a, b) => a - b)
  }
  return { tipoPregunta: QUESTION_TYPE.multipleChoice, tipoDato: 1, titulo, options, sample, extra }
}

/** @param yes how often the answer is yes */
export function yesNo(titulo: Words, yes = 0.7, extra: QuestionExtra = {}): QuestionDraft {
  const sample: Sample = ({ random }) => String(random.chance(yes))
  return { tipoPregunta: QUESTION_TYPE.yesNo, tipoDato: 1, titulo, options: [], sample, extra }
}

const VERDICTS: Words[] = [
  { es: 'Cumple', en: 'Complies' },
  { es: 'No cumple', en: 'Does not comply' },
  { es: 'No corresponde', en: 'Not applicable' },
]

/** A line of an inspection's checklist. */
export const check = (titulo: Words, extra: QuestionExtra = {}): QuestionDraft =>
  single(titulo, VERDICTS, { weights: [8, 1, 1], answered: 0.95, ...extra })
