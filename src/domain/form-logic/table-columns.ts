/** The columns that formulas may look up, as they are known where a form is built (LOGIC-02, LOGIC-06). */
import { isLanguage } from '../language'
import type { Expression, FormulaProblem } from '../logic/expression'
import { parse } from '../logic/parse'
import { isText } from '../logic/value'
import { shapeOf } from '../question-types/kinds'
import { columnAt } from '../tables/kept-cells'
import { attributesOf } from './attributes'
import { BELONGS_TO } from './depending'
import type { FormPart } from './parts'

/** Whether its columns are those of a table of the municipality. */
export const looksInTable = ({ is, named, definition }: FormPart): boolean =>
  is === 'question' && shapeOf(definition) === 'entry' && named.column !== undefined

/**
 * What is offered to be looked up of what is picked in a part; nothing where one thing alone cannot be picked.
 * @param inTable the columns of the table that it picks from; undefined where nobody knows them
 */
export function columnNames(part: FormPart, inTable: readonly string[] | undefined): readonly string[] {
  if (part.is !== 'question' || !part.named.column) return []
  // The first column has the words that are picked, and one of a language those in that language.
  if (looksInTable(part)) return inTable?.slice(1).filter((name) => !isLanguage(name)) ?? []
  const names = part.definition.opciones.flatMap(({ atributos }) =>
    attributesOf(atributos).map(({ name }) => name),
  )
  return [...new Set(names)].filter((name) => name !== BELONGS_TO)
}

function missingIn(
  at: Expression,
  columnsOf: (id: string) => readonly string[] | undefined,
): FormulaProblem[] {
  if (at.kind !== 'call') return []
  const [one, name] = at.args
  const inside = at.args.flatMap((arg) => missingIn(arg, columnsOf))
  if (at.name !== 'lookup' || one?.kind !== 'reference' || name?.kind !== 'literal' || !isText(name.value))
    return inside
  const columns = columnsOf(one.id)
  if (!columns || columnAt(columns, name.value) >= 0) return inside
  return [...inside, { fault: 'unknownColumn', from: name.from, to: name.to, about: name.value }]
}

/**
 * A column that a formula looks up and the table does not have; null for none.
 * @param columnsOf columns of the table that a question picks from; undefined where nobody knows them
 */
export function missingColumn(
  formula: string,
  columnsOf: (id: string) => readonly string[] | undefined,
): FormulaProblem | null {
  const { expression } = parse(formula)
  return (expression && missingIn(expression, columnsOf)[0]) ?? null
}
