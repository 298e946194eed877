/** Grids: a heading that asks nothing, and the questions right below it that are its rows (KIND-05). */
import { isGrid, type QuestionKind } from './kinds'
import { byOrden, renumbered, withFields } from './dense'
import type { Question } from './question'

/** Kinds of which rows can be. */
export const ROW_KINDS = [
  ...(['single-choice', 'multiple-choice', 'yes-no', 'scale'] as const),
  ...(['text', 'integer', 'decimal', 'amount'] as const),
] as const satisfies readonly QuestionKind[]

/** A question of a list, or the heading of a grid with its rows. */
export interface Block {
  question: Question
  /** Its position in the list. */
  at: number
  rows: { question: Question; at: number }[]
}

/** A list of questions with the rows of each grid below its heading. A row without a grid is a question like any other. */
export function blocksOf(questions: readonly Question[]): Block[] {
  const blocks: Block[] = []
  for (const [at, question] of questions.entries()) {
    const above = blocks.at(-1)
    if (question.enCuadricula && above && isGrid(above.question)) above.rows.push({ question, at })
    else blocks.push({ question, at, rows: [] })
  }
  return blocks
}

/** The heading of the grid of which the question at a position is a row; undefined where it is none. */
export function headingOf(questions: readonly Question[], position: number): Question | undefined {
  let above = position
  while (questions[above]?.enCuadricula) above -= 1
  const heading = above < position ? questions[above] : undefined
  return heading && isGrid(heading) ? heading : undefined
}

/** The rows of the grid whose heading stands at a position. */
export const rowsBelow = (questions: readonly Question[], position: number): Question[] =>
  blocksOf(questions)
    .find(({ at }) => at === position)
    ?.rows.map(({ question }) => question) ?? []

/** The question at a position, with the heading of a grid its rows: they go where it goes. */
export function blockAt(questions: readonly Question[], position: number): Question[] {
  const question = questions[position]
  return question ? [question, ...rowsBelow(questions, position)] : []
}

const wordsOf = ({ opciones }: Question): string => JSON.stringify(opciones.map(({ texto }) => texto))

/** Whether two rows ask the same of what they name: of one kind, written in one way, with the same options. */
export const areAlike = (one: Question, other: Question): boolean =>
  one.tipoPregunta === other.tipoPregunta &&
  one.tipoDato === other.tipoDato &&
  one.formato === other.formato &&
  one.unidad === other.unidad &&
  wordsOf(one) === wordsOf(other)

interface Landing {
  /** How many of the others stand above it then. */
  at: number
  /** It comes from below. */
  isUp: boolean
}

/**
 * Puts a question, or a grid with its rows, among others. A row that lands in a grid stays a row, elsewhere it is none
 * any more; anything else never stands between the rows of a grid, but beyond it.
 */
export function putAmong(others: Question[], block: Question[], { at, isUp }: Landing): Question[] {
  const place = Math.max(0, Math.min(at, others.length))
  const isInGrid = (position: number) => headingOf(others, position) !== undefined
  const [first] = block
  if (first?.enCuadricula) {
    const above = others[place - 1]
    const joins = above !== undefined && (isGrid(above) || isInGrid(place - 1))
    return numbered(others, place, [withFields(first, { enCuadricula: joins })])
  }
  let free = place
  while (isInGrid(free)) free += isUp ? -1 : 1
  return numbered(others, free, block)
}

const numbered = (others: Question[], at: number, block: Question[]): Question[] =>
  renumbered([...others.slice(0, at), ...block, ...others.slice(at)], byOrden)
