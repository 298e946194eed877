/**
 * Questions whose choices stand in a file beside the workbook, though their type does not say so: those with the look
 * `search('file', 'matches', 'column', ${answer})`, and those that ask for a code by which `pulldata` finds a line of a file.
 */
import type { Report } from '../report'
import { Untranslatable } from '../untranslatable'
import type { Lists } from './choices'
import type { RowType } from './kinds'
import type { PlacedRow, SectionPlan } from './layout'
import type { Row } from './table'
import { parseXpath, type Xpath } from './xpath/parse'

const SEARCH = /\bsearch\s*\((?:[^()]|\([^()]*\))*\)/iu
/** Columns that may look something up. */
const LOOKING = ['calculation', 'relevant', 'constraint', 'required', 'default']
const PULLED = /\bpulldata\s*\(/iu
/** Questions that ask for a code. */
const TYPED = new Set(['text', 'string', 'integer', 'int'])

/** A look without what it searches. */
export const withoutSearch = (appearance: string): string => appearance.replace(SEARCH, '')

const textOf = (part: Xpath | undefined): string | null =>
  part?.is === 'text' ? part.value : part?.is === 'answer' ? `\${${part.name}}` : null

/** An expression as it is read; null for what nobody understands, which is told where it is translated. */
function parsed(text: string): Xpath | null {
  try {
    return parseXpath(text)
  } catch (error) {
    if (error instanceof Untranslatable) return null
    throw error
  }
}

/** The columns of the file that have the codes and the words: where choices stand there are their names. */
function columnsOf(rows: readonly Row[] = []): Pick<RowType, 'key' | 'label'> {
  const [row] = rows.filter(({ cell }) => !/^-?\d+$/u.test(cell('name')))
  const key = row?.cell('name') ?? ''
  return key === '' ? {} : { key, label: row?.cell('label') || key }
}

/** `search(file)`, `search(file, 'matches', column, value)`, and further two that say by what it is filtered. */
function searched({ row, type }: PlacedRow, lists: Lists, report: Report): RowType {
  const [look] = SEARCH.exec(row.cell('appearance')) ?? []
  const call = look === undefined ? null : parsed(look.toLowerCase().startsWith('search') ? look : '')
  if (call?.is !== 'call') return type
  const [file, how, column, value, filterColumn, filterValue] = call.args
  const list = textOf(file)
  if (list === null) return type
  if (type.is !== 'select_one') return { ...type, is: 'select_multiple_from_file', list }
  const steps: [Xpath | undefined, Xpath | undefined][] = [[filterColumn, filterValue]]
  if (textOf(how)?.toLowerCase() === 'matches') steps.unshift([column, value])
  // Entries of a table are searched by typing anyway.
  else if (how)
    report.leftOut('appearance', row.place('appearance'), {
      about: textOf(how) ?? '',
      words: row.cell('label'),
    })
  const filter = steps.flatMap(([name, answer]) =>
    name?.is === 'text' && answer?.is === 'answer' ? [`${name.value} = \${${answer.name}}`] : [],
  )
  return {
    ...{ is: 'select_one_from_file', list, hasOther: false, ...columnsOf(lists.get(type.list)) },
    ...(filter.length > 0 && { filter: filter.join(' and ') }),
  }
}

interface Key {
  file: string
  column: string
}

/** By which codes lines of files are found, in all of a form. */
function pulledBy(rows: readonly PlacedRow[]): Map<string, Key[]> {
  const keys = new Map<string, Key[]>()
  const look = (part: Xpath): void => {
    if (part.is === 'pair') [part.left, part.right].forEach(look)
    if (part.is === 'negative') look(part.of)
    if (part.is !== 'call') return
    part.args.forEach(look)
    const [file, , column, code] = part.args
    if (part.name !== 'pulldata' || code?.is !== 'answer') return
    const key = { file: textOf(file) ?? '', column: textOf(column) ?? '' }
    keys.set(code.name, [...(keys.get(code.name) ?? []), key])
  }
  for (const { row } of rows)
    for (const column of LOOKING) {
      const whole = PULLED.test(row.cell(column)) ? parsed(row.cell(column)) : null
      if (whole) look(whole)
    }
  return keys
}

/** A code by which lines of one file are found picks one of them here; which file must not depend on an answer. */
function picked({ row, type }: PlacedRow, keys: ReadonlyMap<string, Key[]>): RowType {
  const [first, ...others] = keys.get(row.cell('name')) ?? []
  if (!first || !TYPED.has(type.is) || first.file === '' || first.file.startsWith('${')) return type
  const isOne = others.every(({ file, column }) => file === first.file && column === first.column)
  if (!isOne || first.column === '') return type
  return {
    ...{ is: 'select_one_from_file', list: first.file, hasOther: false },
    ...{ key: first.column, label: first.column, isTyped: true },
  }
}

/** Sections with such questions as choices of a file. */
export function withChoicesElsewhere(
  plans: readonly SectionPlan[],
  lists: Lists,
  report: Report,
): SectionPlan[] {
  const keys = pulledBy(plans.flatMap(({ rows }) => rows))
  const typeOf = (placed: PlacedRow): RowType =>
    SEARCH.test(placed.row.cell('appearance')) && placed.type.is.startsWith('select_')
      ? searched(placed, lists, report)
      : picked(placed, keys)
  return plans.map((plan) => ({
    ...plan,
    rows: plan.rows.map((placed) => ({ ...placed, type: typeOf(placed) })),
  }))
}
