/** What a request for changes asks for, found and copied in an answer (CORR-04, CORR-05, CORR-07). */
import { PARTS, type Part } from '../answer/parts'
import type { QuestionPath } from '../answer/path'
import { pathKey } from '../answer/path'
import { FILE_CODES, problemKey, problemsOf, type Problem } from '../answer/problems'
import { withRules } from '../answering/logic'
import type { CalendarDay } from '../calendar'
import { isHidden } from '../form/outcome'
import type { Section } from '../form/section'
import { valueIn } from '../answer/corrections/part-value'
import { replaceAt } from '../answer/replace'
import { isVacant, rowsOf } from '../answer/rows'
import { placeAt, refOf } from '../answer/by-ref'
import { askedIn, viewAt, type QuestionView } from '../answer/view'
import { putBranch, putValue, withRows } from './put'
import { itemsOf, type RequestForChanges } from '../answer/corrections/request'
import { branchSpot, pathOfSpot, PLACE_REF, rowSpot, isPart } from '../answer/corrections/spot'
import { refKey } from '../form/part-ref'

type Asking = Pick<RequestForChanges, 'changesRequested'>

type Asked = Pick<QuestionView, 'path' | 'section' | 'branch' | 'question'>

/** Says of each thing of an answer whether it is asked for. */
export interface Flags {
  condition: (section: Section, condition: number) => boolean
  /** A whole row, the first is 0. */
  row: (section: Section, row: number) => boolean
  /** Where the answer was given. */
  place: boolean
  /** The parts of a response that are asked for one by one. */
  single: (view: Asked) => Part[]
}

/**
 * What a request asks for, and what a rule kept from being asked before: a change of what is asked for may bring it up
 * (LOGIC-10).
 * @param before the answer as it stands; left out where only the request itself is meant
 */
export function flagsOf(request: Asking, before?: Section[]): Flags {
  const isNew = ({ path }: Asked): boolean => {
    const there = before && viewAt(before, path)
    if (!there) return false
    return (
      isHidden(there.question) || isHidden(there.section) || (there.branch !== null && isHidden(there.branch))
    )
  }
  /** Whether a rule brings the row up: nobody adds one to those that it counts. */
  const isNewRow = ({ id, filas }: Section, row: number): boolean => {
    const there = filas === '' ? undefined : before?.find((one) => one.id === id)
    return there !== undefined && row >= (isHidden(there) ? 0 : rowsOf(there).length)
  }
  const flagged = new Set(itemsOf(request).map((item) => refKey(item, item.parte)))
  return {
    place: flagged.has(refKey(PLACE_REF, 'ubicacion')),
    condition: (section, index) => {
      const branch = section.conditions[index]
      return branch !== undefined && flagged.has(refKey(branchSpot(section, branch), 'condicion'))
    },
    row: (section, row) => flagged.has(refKey(rowSpot(section, row), 'fila')) || isNewRow(section, row),
    single: (view) =>
      isNew(view) ? [...PARTS] : PARTS.filter((part) => flagged.has(refKey(refOf(view), part))),
  }
}

/** The parts of a response that may be given: all in a row or condition that is asked for, else those asked for. */
export const askedParts = (flags: Flags, view: Asked): readonly Part[] => {
  const { condition, row } = view.path
  const isWhole = condition === null ? flags.row(view.section, row) : flags.condition(view.section, condition)
  return isWhole ? PARTS : flags.single(view)
}

const isGap = ({ code }: Problem): boolean => code === 'required' || FILE_CODES.includes(code)

/** What is missing in an answer and was not missing before, by the keys of its places. */
export function newGaps(before: Section[], after: Section[]): Map<string, QuestionPath> {
  const known = new Set(problemsOf(before).map(problemKey))
  const gaps = problemsOf(after).filter((problem) => isGap(problem) && !known.has(problemKey(problem)))
  return new Map(gaps.flatMap(({ path }) => (path ? [[pathKey(path), path]] : [])))
}

/**
 * The same flags, and all of what is missing because of what was given: a rule requires it now, or took its pick away
 * (LOGIC-10). What is given there may bring up more.
 * @param before the answer as it stood
 * @param after the answer as it was revised
 * @param begun the day at which the answer was begun
 */
export function withOpened(
  flags: Flags,
  before: Section[],
  after: Section[],
  begun: CalendarDay | null,
): Flags {
  const opened = new Set<string>()
  const isOpened = (view: Asked) => opened.has(pathKey(view.path))
  const all: Flags = { ...flags, single: (view) => (isOpened(view) ? [...PARTS] : flags.single(view)) }
  for (let found = -1; found < opened.size;) {
    found = opened.size
    const now = withRules(copyFlagged(after, before, all), begun)
    for (const [key, path] of newGaps(before, now)) {
      const place = placeAt(now, path)
      if (place && askedParts(all, place).length === 0) opened.add(key)
    }
  }
  return all
}

/** Whole conditions and rows that are asked for, as they stand in the other answer. */
const copyWhole = (from: Section[], into: Section[], flags: Flags): Section[] =>
  from.reduce(
    (copied, section, index) =>
      replaceAt(copied, index, (before) => {
        if (section.conditionalSection) {
          const conditions = before.conditions.map((one, at) =>
            flags.condition(section, at) ? (section.conditions[at] ?? one) : one,
          )
          return { ...before, conditions }
        }
        const last = section.seccionesRepetibles.findLastIndex((_, row) => flags.row(section, row + 1))
        // No row is made where none is asked for.
        if (isVacant(section) || (last < 0 && !flags.row(section, 0))) return before
        const longer = withRows(before, last + 1)
        return {
          ...longer,
          preguntas: flags.row(section, 0) ? section.preguntas : longer.preguntas,
          seccionesRepetibles: longer.seccionesRepetibles.map((one, row) =>
            flags.row(section, row + 1) ? (section.seccionesRepetibles[row] ?? one) : one,
          ),
        }
      }),
    into,
  )

/**
 * What is asked for, taken from one answer into another of the same form: conditions and rows whole, and every response
 * that is shown in both. Everything else stays.
 */
export function copyFlagged(from: Section[], into: Section[], flags: Flags): Section[] {
  let copied = copyWhole(from, into, flags)
  for (const view of askedIn(from).filter(({ path }) => isShown(copied, path))) {
    for (const part of flags.single(view)) {
      copied = putValue(copied, view.path, part, valueIn(view.question, view.response, part))
    }
  }
  return copied
}

/** Whether a place is in a simple section or below a condition that is checked. */
export const isShown = (secciones: Section[], { section, condition }: QuestionPath): boolean =>
  condition === null || secciones[section]?.conditions[condition]?.checked === true

/**
 * The answer with every condition checked below which something is asked for and given, so that it has a place. In
 * single mode the others are unchecked.
 */
export function withFlaggedBranches(from: Section[], into: Section[], request: Asking): Section[] {
  let opened = into
  for (const item of itemsOf(request)) {
    const path = isPart(item.parte) ? pathOfSpot(from, item) : null
    if (!path || path.condition === null || !isShown(from, path) || isShown(opened, path)) continue
    const section = opened[path.section]
    for (const at of section?.conditionalSectionSingle ? section.conditions.keys() : []) {
      opened = putBranch(opened, path.section, at, false)
    }
    opened = putBranch(opened, path.section, path.condition, true)
  }
  return opened
}
