/** What a supervisor changed, by comparison with what was read (CORR-02, CORR-03). */
import { responseAt } from '../answer/fill'
import { samePart } from './locks'
import { PARTS } from '../answer/parts'
import type { QuestionPath } from '../answer/path'
import { blankResponse } from '../answer/response'
import { askedIn, viewOf, type SectionView } from '../answer/view'
import { sameValue } from '../same-value'
import type { Location } from '../form/form'
import { isHiddenByRule, OUTCOME } from '../form/outcome'
import type { Option, Response } from '../form/question'
import type { Section } from '../form/section'
import { kindOf } from '../form/kinds'
import { NO_PLACE, type Edit, type SupervisorEdit } from '../answer/corrections/edit'
import { isShown } from './flagged'
import { hiddenBy } from './hidden-by'
import { valueIn, NOTHING, type PartValue, type Tick } from '../answer/corrections/part-value'
import { branchSpot, questionSpot, type Spot, type Target } from '../answer/corrections/spot'
import { unofferedPicks, withUnoffered } from './unoffered'

/** An answer as a correction sees it. */
export interface AnswerContent {
  secciones: Section[]
  ubicacion: Location | null
}

/** Everything of an entry but who and when. */
export type Changes = Omit<SupervisorEdit, 'madeBy' | 'sentDateTime'>

const editOf = (spot: Spot, parte: Target, now: PartValue, anterior: PartValue, dataType: string): Edit => {
  const path = now.archivo?.path ?? ''
  return {
    ...spot,
    ...now,
    parte,
    urlImage: parte === 'imagen' ? path : '',
    urlDocument: parte === 'imagen' ? '' : path,
    dataType,
    anterior,
  }
}

const checkedAs = (checked: boolean): PartValue => ({ ...NOTHING, answer: String(checked) })

function changedBranches(before: Section[], after: Section[]): Edit[] {
  return viewOf(after).flatMap(({ section, index, groups }) =>
    groups.flatMap(({ branch, isAsked }, at) => {
      const was = before[index]?.conditions[at]?.checked ?? false
      // Nobody unchecked what a rule leaves out: what is below it keeps its place.
      const isLeft = isHiddenByRule(section) || (branch !== null && isHiddenByRule(branch))
      return !branch || isLeft || isAsked === was
        ? []
        : [editOf(branchSpot(section, branch), 'condicion', checkedAs(isAsked), checkedAs(was), 'condition')]
    }),
  )
}

const changedParts = (before: Section[], after: Section[]): Edit[] =>
  askedIn(after).flatMap((one) => {
    const { path, question, response: now } = one
    // What is calculated follows from what was put right.
    if (question.calculo !== '') return []
    const was = responseAt(before, path) ?? blankResponse(question)
    // What a rule takes away nobody does: it stays below.
    const place = withUnoffered(question, was, now)
    return PARTS.filter((part) => !samePart(was, place, part)).map((part) => {
      const [value, anterior] = [valueIn(question, now, part), valueIn(question, was, part)]
      const edit = editOf(questionSpot(one), part, value, anterior, kindOf(question))
      return part === 'answer' ? abovePicks(edit, unofferedPicks(question, place), place) : edit
    })
  })

/** The edit of an answer below which picks stay that are not offered: it is of the others alone. */
function abovePicks(edit: Edit, below: readonly Option[], { otraRespuesta }: Response): Edit {
  if (below.length === 0) return edit
  const { anterior } = edit
  const isBelow = (tick: Tick) => below.some(({ id }) => id === tick.id)
  return {
    ...edit,
    ...(otraRespuesta && { otraRespuesta }),
    anterior: { ...anterior, opciones: anterior.opciones.filter((tick) => !isBelow(tick)) },
    conservadas: below.map(({ id, orden }) => ({ id, orden })),
  }
}

/**
 * What differs between an answer as it was read and as it was put right, or null when nothing does (CORR-03). Rows and
 * further answers that were added count by what they say.
 * @param editedRows what was taken away or put back
 */
export function changesBetween(
  before: AnswerContent,
  after: AnswerContent,
  editedRows: Edit[] = [],
): Changes | null {
  const parts = changedParts(before.secciones, after.secciones)
  const editedBranches = changedBranches(before.secciones, after.secciones)
  const moved = !sameValue(before.ubicacion, after.ubicacion)
  if (parts.length + editedBranches.length + editedRows.length === 0 && !moved) return null
  return {
    editedAnswers: { answers: parts.filter(({ parte }) => parte === 'answer') },
    editedConditions: editedBranches,
    editedImages: parts.filter(({ parte }) => parte === 'imagen'),
    editedDocuments: parts.filter(({ parte }) => parte === 'documento' || parte === 'video'),
    editedRows,
    editedLocation: moved ? (after.ubicacion ?? NO_PLACE) : null,
    previousLocation: moved ? before.ubicacion : null,
  }
}

/**
 * Whether rows or further answers are missing that were there: a correction must say that it takes them away, not leave
 * them out. What stood below a condition goes with its check, and what a rule leaves out with that rule.
 */
export function removesRows(before: Section[], after: Section[]): boolean {
  const now = viewOf(after)
  const isShorter = ({ groups, index }: SectionView): boolean => {
    const left = now[index]
    if (left === undefined) return true
    const rows = left.section[OUTCOME]?.rows ?? Infinity
    return !isHiddenByRule(left.section) && Math.min(groups.length, rows) > left.groups.length
  }
  const isGone = (path: QuestionPath): boolean =>
    isShown(after, path) && !hiddenBy(after, path) && !responseAt(after, path)
  return viewOf(before).some(isShorter) || askedIn(before).some(({ path }) => isGone(path))
}
