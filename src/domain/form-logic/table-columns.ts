/** The columns that formulas may look up, as they are known where a form is built (LOGIC-02, LOGIC-06). */
import { isLanguage } from '../language'
import type { Expression, FormulaProblem } from '../logic/expression'
import { parse } from '../logic/parse'
import { isText } from '../logic/value'
import type { Section } from '../form/section'
import { shapeOf } from '../form/kinds'
import { columnAt } from '../tables/columns'
import { tableRefIn, type TableRef } from '../tables/table-ref'
import { attributesOf } from './attributes'
import { BELONGS_TO } from './depending'
import { partsById, partsOf, type FormPart } from './parts'
import { rulesOf, type Rule } from './rules'

/** Whether its columns are those of a table of the municipality. */
export const looksInTable = ({ is, named, definition }: FormPart): boolean =>
  is === 'question' && shapeOf(definition) === 'entry' && named.column !== undefined

/**
 * What can be looked up in a table with these columns: the first one has the words that are picked, and one of a language
 * those in that language.
 */
export const columnsToLookUp = (columns: readonly string[]): string[] =>
  columns.slice(1).filter((name) => !isLanguage(name))

/**
 * What is offered to be looked up of what is picked in a part; nothing where one thing alone cannot be picked.
 * @param inTable the columns of the table that it picks from; undefined where nobody knows them
 */
export function columnNames(part: FormPart, inTable: readonly string[] | undefined): readonly string[] {
  if (part.is !== 'question' || !part.named.column) return []
  if (looksInTable(part)) return inTable ? columnsToLookUp(inTable) : []
  const names = part.definition.opciones.flatMap(({ atributos }) =>
    attributesOf(atributos).map(({ name }) => name),
  )
  return [...new Set(names)].filter((name) => name !== BELONGS_TO)
}

/** A column that is named in a formula, and where in its text. */
interface NamedColumn {
  name: string
  /** The question whose columns are meant; null for those of the question that the formula filters. */
  question: string | null
  from: number
  to: number
}

function columnsIn(at: Expression): NamedColumn[] {
  if (at.kind !== 'call') return []
  const inside = at.args.flatMap(columnsIn)
  const [one, other] = at.args
  const named = at.name === 'attribute' ? one : other
  const question = at.name === 'lookup' && one?.kind === 'reference' ? one.id : null
  const isOne = at.name === 'attribute' || question !== null
  if (!isOne || named?.kind !== 'literal' || !isText(named.value)) return inside
  const { value: name, from, to } = named
  return [...inside, { name, question, from, to }]
}

/** Columns that a formula names. */
const columnsNamed = (formula: string): NamedColumn[] => {
  const { expression } = parse(formula)
  return expression ? columnsIn(expression) : []
}

/**
 * A column that a formula looks up and the table does not have; null for none.
 * @param columnsOf columns of the table that a question picks from; undefined where nobody knows them
 */
export function missingColumn(
  formula: string,
  columnsOf: (id: string) => readonly string[] | undefined,
): FormulaProblem | null {
  const missing = columnsNamed(formula).find(({ name, question }) => {
    const columns = question === null ? undefined : columnsOf(question)
    return columns && columnAt(columns, name) < 0
  })
  if (!missing) return null
  const { name: about, from, to } = missing
  return { fault: 'unknownColumn', from, to, about }
}

/** The parts whose rules read what stands beside the options of a question under a name. */
export const readersOfAttribute = (
  secciones: readonly Section[],
  { question, name }: { question: string; name: string },
): FormPart[] =>
  partsOf(secciones).filter((part) =>
    rulesOf(part).some(({ formula }) =>
      columnsNamed(formula).some(
        (read) => read.name === name && (read.question ?? part.definition.id) === question,
      ),
    ),
  )

/** A column of a shared table that a rule reads: of the entry that was picked, or by which entries are offered. */
export interface ColumnRead {
  rule: Rule
  /** The table, in the version that the question picks from. */
  ref: TableRef
  column: string
}

/** The columns of shared tables that the rules of a form read, in reading order, each once for a rule. */
export function columnsRead(secciones: readonly Section[]): ColumnRead[] {
  const parts = partsOf(secciones)
  const byId = partsById(parts)
  return parts.flatMap(rulesOf).flatMap((rule) => {
    const read = columnsNamed(rule.formula).flatMap(({ name, question }): [string, ColumnRead][] => {
      const part = question === null ? rule.part : byId.get(question)
      const ref = part?.is === 'question' && looksInTable(part) ? tableRefIn(part.definition.formato) : null
      return ref ? [[`${ref.table} ${name}`, { rule, ref, column: name }]] : []
    })
    return [...new Map(read).values()]
  })
}
