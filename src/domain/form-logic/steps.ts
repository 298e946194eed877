/**
 * On what the entries of a table depend that a question offers (KIND-09): `attribute("Provincia") = {{id}}`, and joined by
 * `and` further columns. It is a formula, so that copies, files and comparisons treat what it names as they do in others,
 * and only of this shape, so that 10,000 entries are gone through by comparing texts, here and where answers arrive.
 */
import { chosenOptions } from '../answer/chosen'
import type { WantedCell } from '../tables/narrowed'
import type { Call, Expression } from '../logic/expression'
import { parse } from '../logic/parse'
import type { Rows } from '../logic/scope'
import { isText } from '../logic/value'
import type { AnswerReader } from './reader'

/** A column of the table, and the question whose answer it has to say. */
export type Step = Pick<WantedCell, 'column' | 'question'>

const columnIn = (at: Expression | undefined): string | null => {
  const [name] = at?.kind === 'call' && at.name === 'attribute' ? at.args : []
  return name?.kind === 'literal' && isText(name.value) ? name.value : null
}
const questionIn = (at: Expression | undefined): string | null =>
  at?.kind === 'reference' && at.option === null ? at.id : null

function stepIn({ args: [one, other] }: Call): Step[] | null {
  const column = columnIn(one) ?? columnIn(other)
  const question = questionIn(one) ?? questionIn(other)
  return column !== null && question !== null ? [{ column, question }] : null
}

function stepsIn(at: Expression): Step[] | null {
  if (at.kind !== 'call') return null
  if (at.name === '=') return stepIn(at)
  if (at.name !== 'and') return null
  const each = at.args.map(stepsIn)
  return each.some((one) => one === null) ? null : each.flatMap((one) => one ?? [])
}

/** The steps that a filter says; null for one that says something else. */
export function stepsOf(filter: string): Step[] | null {
  const { expression } = parse(filter)
  return expression && stepsIn(expression)
}

/** What the columns have to say by what is answered now: the words that were picked or written, in the base language. */
export const wantedOf = (steps: readonly Step[], rows: Rows, reader: AnswerReader): WantedCell[] =>
  steps.map((step) => {
    const [given] = reader.answersTo(step.question, rows)
    const picked = given && chosenOptions(given.question, given.response)[0]?.texto
    return { ...step, words: picked ?? given?.response.respuesta ?? '' }
  })
