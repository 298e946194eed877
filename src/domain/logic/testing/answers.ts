/** Formulas of tests, worked out over plain answers. */
import { decimal, Decimal } from '../decimal'
import { compile } from '../compile'
import type { FormulaProblem } from '../expression'
import { parse } from '../parse'
import type { Column, Named, Reader, Rows, Scope, Type } from '../scope'
import { numberText, UNASKED, type Value } from '../value'

/** A question of a test: its answer, or those of its rows. */
export interface Answered {
  type: Type
  value?: Value
  list?: string
  rows?: readonly Value[]
  options?: readonly string[]
  /** What stands beside what can be picked, or beside the entry of a table that was. */
  columns?: Readonly<Record<string, Column | string>>
  /** Not asked, and neither is the list that it stands in. */
  isAway?: true
}

const TODAY = '2026-11-26'

function columnIn(columns: NonNullable<Answered['columns']>, name: string): Column | undefined {
  const column = columns[name]
  return typeof column === 'string' ? { cells: null } : column
}

function scopeOf(answers: Record<string, Answered>, here: readonly string[]): Scope {
  const named = new Map<string, Named>()
  for (const [id, { type, list, options, columns }] of Object.entries(answers)) {
    named.set(id, {
      ...{ type, lists: list === undefined ? [] : [list], ...(options && { options }) },
      ...(columns && { column: (name: string) => columnIn(columns, name) }),
    })
    if (list !== undefined) named.set(list, { type: { is: 'yesNo' }, lists: [list] })
  }
  return { lookup: (id) => named.get(id), here }
}

/** The same, as what is not asked is read by a check. */
export const away = (one: Answered): Answered => ({ ...one, isAway: true })

const readerOf = (answers: Record<string, Answered>): Reader => ({
  today: TODAY,
  cell(id, name) {
    const cell = answers[id]?.columns?.[name]
    return typeof cell === 'string' ? cell : ''
  },
  size(list) {
    const one = Object.values(answers).find((answered) => answered.list === list)
    return one?.isAway ? -1 : (one?.rows?.length ?? 0)
  },
  value: (id, rows) => {
    const one = answers[id]
    if (!one) return true
    if (one.isAway) return UNASKED
    return one.list === undefined ? (one.value ?? null) : (one.rows?.[rows[one.list] ?? 0] ?? null)
  },
})

export const number = (value: number | string | null): Answered => ({
  type: { is: 'number' },
  value: value === null ? null : decimal(value),
})
export const text = (value: string | null): Answered => ({ type: { is: 'text' }, value })
export const date = (value: string | null): Answered => ({ type: { is: 'date' }, value })
export const yesNo = (value: boolean | null): Answered => ({ type: { is: 'yesNo' }, value })
export const choice = (
  id: string,
  options: readonly string[],
  value: readonly string[] | null,
): Answered => ({
  ...{ type: { is: 'options', of: id }, options, value },
})
export const column = (list: string, values: readonly (number | null)[]): Answered => ({
  ...{ type: { is: 'number' }, list },
  rows: values.map((one) => (one === null ? null : decimal(one))),
})

/** What is wrong with a formula, by its fault. */
export function problemsOf(
  formula: string,
  answers: Record<string, Answered> = {},
  here: readonly string[] = [],
): FormulaProblem[] {
  const { expression, problem } = parse(formula)
  if (!expression) return [problem]
  return [...compile(expression, scopeOf(answers, here)).problems]
}

/** What a formula comes to: numbers as texts, blank as null. */
export function outcomeOf(
  formula: string,
  answers: Record<string, Answered> = {},
  rows: Rows = {},
): string | boolean | readonly string[] | object | null {
  const { expression, problem } = parse(formula)
  if (!expression) throw new Error(JSON.stringify(problem))
  const { run, problems } = compile(expression, scopeOf(answers, Object.keys(rows)))
  if (problems.length > 0) throw new Error(JSON.stringify(problems))
  const value = run(rows, readerOf(answers))
  return value instanceof Decimal ? numberText(value) : value
}
