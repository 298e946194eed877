/**
 * Where the rows of an XLSForm stand in a form. Groups of it stand within each other as deep as one likes; a form here has
 * sections, and questions in them. So a group with words becomes a section, one without is dissolved in the section around
 * it, and what decides whether a group is asked goes along to its sections or questions.
 */
import type { Report } from '../report'
import { typeHere, typeOfRow, type RowType } from './kinds'
import type { Row } from './table'

interface Leaf {
  is: 'question'
  row: Row
  type: RowType
}
interface Group {
  is: 'group' | 'repeat'
  row: Row
  children: GroupedRow[]
}
/** A row, or a group of rows. */
export type GroupedRow = Leaf | Group

/** A row that becomes a question. */
export interface PlacedRow extends Leaf {
  /** Groups around it that are dissolved in its section: it is asked when they are. */
  groups: readonly Row[]
  /** A repeat within rows, which has but this question: it may be answered several times. */
  repeats: boolean
  /** It is a row of the grid above it. */
  isRow?: true
}

export interface SectionPlan {
  /** Whose words are its title; null where rows stand in no group. */
  row: Row | null
  isRepeat: boolean
  /** The groups that decide whether it is asked, itself among them. */
  groups: readonly Row[]
  /** Names that mean this section: its own, and those of groups dissolved in it. */
  names: string[]
  rows: PlacedRow[]
}

const MOST_DEPTH = 40

/** Rows within their groups. What is not closed ends with the sheet, and what was not begun ends nothing. */
export function groupsOf(rows: readonly Row[], report: Report): GroupedRow[] {
  const top: GroupedRow[] = []
  const open: Group[] = []
  for (const row of rows) {
    const written = row.cell('type')
    if (written === '' || row.cell('disabled').toLowerCase() === 'yes') continue
    const type = typeHere(row, typeOfRow(written))
    const into = open.at(-1)?.children ?? top
    if (type.is === 'begin_group' || type.is === 'begin_repeat') {
      const group: Group = { is: type.is === 'begin_group' ? 'group' : 'repeat', row, children: [] }
      if (open.length >= MOST_DEPTH) {
        report.leftOut('groupOpen', row.place('type'), { words: row.cell('name') })
        continue
      }
      into.push(group)
      open.push(group)
    } else if (type.is === 'end_group' || type.is === 'end_repeat') {
      if (!open.pop()) report.leftOut('groupOpen', row.place('type'), { words: row.cell('name') })
    } else into.push({ is: 'question', row, type })
  }
  for (const { row } of open) report.leftOut('groupOpen', row.place('type'), { words: row.cell('name') })
  return top
}

/** A heading over rows of choices. */
const GRID: RowType = { is: '$grid', list: '', hasOther: false }

const looksLike = (row: Row, look: string): boolean =>
  row.cell('appearance').toLowerCase().split(/\s+/u).includes(look)
const isTable = ({ is, row }: Group): boolean => is === 'group' && looksLike(row, 'table-list')
const isSelect = ({ is }: RowType): boolean => is === 'select_one' || is === 'select_multiple'

/** A row that shows nothing but the labels of choices is the heading over the rows below it that show none. */
function withGrids(rows: readonly PlacedRow[]): PlacedRow[] {
  let list: string | null = null
  return rows.map((placed, at): PlacedRow => {
    const { row, type } = placed
    const isBelow = (one: PlacedRow | undefined, of: string): boolean =>
      one !== undefined && isSelect(one.type) && one.type.list === of && looksLike(one.row, 'list-nolabel')
    if (list !== null && isBelow(placed, list)) return { ...placed, isRow: true }
    list = null
    if (!isSelect(type) || !looksLike(row, 'label') || !isBelow(rows[at + 1], type.list)) return placed
    list = type.list
    return { ...placed, type: GRID }
  })
}

/** The words of a group that is dissolved stand above its questions. */
const NOTE: RowType = { is: 'note', list: '', hasOther: false }

const hasWords = ({ row }: Group, languages: readonly string[]): boolean =>
  languages.some((language) => row.cell('label', language) !== '')
const questionsIn = (group: Group): number =>
  group.children.reduce((sum, child) => sum + (child.is === 'question' ? 1 : questionsIn(child)), 0)

/**
 * The sections of a form.
 * @param languages in which labels are written
 */
export function sectionsOf(
  top: readonly GroupedRow[],
  languages: readonly string[],
  report: Report,
): SectionPlan[] {
  const plans: SectionPlan[] = []
  const begin = (row: Row | null, isRepeat: boolean, groups: readonly Row[], name = ''): SectionPlan => {
    const plan = { row, isRepeat, groups, names: name === '' ? [] : [name], rows: [] }
    plans.push(plan)
    return plan
  }

  /** Everything in a group that stands within rows goes into their section. */
  function dissolve(group: Group, plan: SectionPlan, groups: readonly Row[]): void {
    const name = group.row.cell('name')
    if (name !== '') plan.names.push(name)
    const within = [...groups, group.row]
    const isOne = group.is === 'repeat' && questionsIn(group) === 1
    if (group.is === 'repeat' && group.row.cell('repeat_count') !== '')
      report.leftOut('setting', group.row.place('repeat_count'), { words: name, about: 'repeat_count' })
    if (group.is === 'repeat')
      report.changed(isOne ? 'repeatAsAnswers' : 'repeatOnce', group.row.place('type'), { words: name })
    else if (isTable(group) || hasWords(group, languages))
      plan.rows.push({
        is: 'question',
        row: group.row,
        type: isTable(group) ? GRID : NOTE,
        groups,
        repeats: false,
      })
    for (const child of group.children) {
      if (child.is === 'question')
        plan.rows.push({
          ...{ ...child, groups: within, repeats: isOne },
          ...(isTable(group) && isSelect(child.type) && { isRow: true }),
        })
      else dissolve(child, plan, within)
    }
  }

  /** @param title whose words stand over it, where it has none of its own */
  function place(group: Group, around: readonly Row[], title: Row | null): void {
    const groups = [...around, group.row]
    const name = group.row.cell('name')
    const own = hasWords(group, languages) ? group.row : title
    if (group.is === 'repeat') {
      const plan = begin(own ?? group.row, true, groups, name)
      for (const child of group.children) {
        if (child.is === 'question') plan.rows.push({ ...child, groups: [], repeats: false })
        else dissolve(child, plan, [])
      }
      return
    }
    let plan = begin(own, false, groups, name)
    for (const child of group.children) {
      if (child.is === 'question') {
        // After a group within it, it goes on in a section of the same name.
        if (plan !== plans.at(-1)) plan = begin(own, false, groups)
        plan.rows.push({ ...child, groups: [], repeats: false })
      } else if (
        isTable(child) ||
        (child.is === 'group' && !hasWords(child, languages) && !holdsRepeat(child))
      ) {
        if (plan !== plans.at(-1)) plan = begin(own, false, groups)
        dissolve(child, plan, [])
      } else place(child, groups, own)
    }
  }

  let loose: SectionPlan | null = null
  for (const one of top) {
    if (one.is !== 'question' && !isTable(one)) place(one, [], null)
    else {
      if (loose === null || loose !== plans.at(-1)) loose = begin(null, false, [])
      if (one.is === 'question') loose.rows.push({ ...one, groups: [], repeats: false })
      else dissolve(one, loose, [])
    }
  }
  for (const plan of plans) plan.rows = withGrids(plan.rows)
  return plans
}

const holdsRepeat = (group: Group): boolean =>
  group.children.some((child) => child.is === 'repeat' || (child.is === 'group' && holdsRepeat(child)))
