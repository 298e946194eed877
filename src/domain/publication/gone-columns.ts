/** Columns of shared tables that rules of a form read and their tables do not have, or no more (KIND-09, LOGIC-06). */
import type { FormPart as RuledPart } from '../form-logic/parts'
import { isRuleOfForm } from '../form-logic/rule-of-form'
import { columnsRead, columnsToLookUp } from '../form-logic/table-columns'
import { columnAt } from '../tables/columns'
import type { TableRef } from '../tables/table-ref'
import { formParts } from '../form/parts'
import type { Section } from '../form/section'
import type { Spot } from '../form/spot'

/** Columns of a table; undefined where nobody knows them. */
export type ColumnsOfTable = (ref: TableRef) => readonly string[] | undefined

interface GoneColumn {
  /** The part that has the rule; empty for a check of the form itself. */
  spot: Spot
  place:
    | { kind: 'logic' }
    | { kind: 'section' | 'question'; id: string }
    | { kind: 'condition'; section: string; id: string }
  /** The table, in the version that the question picks from. */
  ref: TableRef
  /** The column. */
  words: string
  /** What can be looked up instead. */
  among: readonly string[]
}

/** The columns that rules read and that are not there, in reading order. */
export function goneColumns(secciones: readonly Section[], columnsOf: ColumnsOfTable): GoneColumn[] {
  const gone = columnsRead(secciones).flatMap(({ rule, ref, column }) => {
    const columns = columnsOf(ref)
    const isThere = columns === undefined || columnAt(columns, column) >= 0
    return isThere ? [] : { rule, ref, words: column, among: columnsToLookUp(columns) }
  })
  if (gone.length === 0) return []
  const spots = new Map<object, Spot>(formParts(secciones).map(({ part, spot }) => [part, spot]))
  const placeOf = (part: RuledPart): GoneColumn['place'] => {
    const { id } = part.definition
    if (part.is !== 'branch') return { kind: part.is, id }
    return { kind: 'condition', section: secciones[part.section]?.id ?? '', id }
  }
  return gone.map(({ rule, ...said }): GoneColumn => {
    if (isRuleOfForm(rule)) return { ...said, spot: [], place: { kind: 'logic' } }
    const { part } = rule
    return { ...said, spot: spots.get(part.definition) ?? [], place: placeOf(part) }
  })
}
