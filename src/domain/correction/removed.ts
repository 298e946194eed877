/**
 * Rows and further answers that supervisors took away (CORR-02, CORR-07). They keep their place and their answers, so
 * that what is told of the others stays theirs and that they can be put back; who only reads is not shown them.
 */
import { questionAt, responseAt, setResponse } from '../answer/fill'
import { samePart } from './locks'
import { PARTS } from '../answer/parts'
import type { QuestionPath } from '../answer/path'
import { removeRepetition, removeRow } from '../answer/repeatable'
import { replaceAt } from '../answer/replace'
import { rowsOf, takesRows } from '../answer/rows'
import { blankQuestion, blankResponse } from '../answer/response'
import { refOf } from '../answer/by-ref'
import { askedIn, viewAt } from '../answer/view'
import type { Section } from '../form/section'
import type { Edit, SupervisorEdit } from '../answer/corrections/edit'
import { NOTHING, responseWith, valueIn, type PartValue } from '../answer/corrections/part-value'
import { pathOfSpot, questionSpot, rowSpot, type Spot } from '../answer/corrections/spot'
import { refKey, type PartRef } from '../form/part-ref'
import { withUnoffered } from './unoffered'

/** Keys of what is away. */
export type Removed = ReadonlySet<string>

/** A row, or one of the answers to a repeatable question, taken away or put back. */
export interface RowChange extends PartRef {
  quitada: boolean
}

/** The key of a row or further answer, among those that are away. */
export const copyKey = (spot: PartRef): string => refKey(spot, 'fila')

/** What is away now. */
export function removedIn({
  editsBySupervisor = [],
}: {
  editsBySupervisor?: Pick<SupervisorEdit, 'editedRows'>[] | undefined
}): Removed {
  const away = new Set<string>()
  for (const edit of editsBySupervisor.flatMap(({ editedRows }) => editedRows)) {
    if (edit.answer === 'false') away.add(copyKey(edit))
    else away.delete(copyKey(edit))
  }
  return away
}

/** Whether something stands in a row or answer that is away. */
export const isRemoved = (removed: Removed, spot: PartRef): boolean =>
  removed.size > 0 &&
  (removed.has(copyKey(spot)) ||
    removed.has(copyKey({ ...spot, condicionId: '', preguntaId: '', repeticion: 0 })))

/** Whether a place in an answer stands in a row or answer that is away. */
export function isRemovedAt(removed: Removed, secciones: Section[], path: QuestionPath): boolean {
  const view = removed.size > 0 ? viewAt(secciones, path) : undefined
  return view !== undefined && isRemoved(removed, refOf(view))
}

/**
 * The sections without what is away; where nothing is left and one has to be, one that is blank. The same array when
 * nothing is away.
 */
export function withoutRemoved(secciones: Section[], removed: Removed): Section[] {
  if (removed.size === 0) return secciones
  let left = secciones
  for (const view of askedIn(secciones).toReversed()) {
    const { path, question } = view
    if (!question.repetible || !removed.has(copyKey(refOf(view)))) continue
    const without = removeRepetition(left, path)
    left = without === left ? setResponse(left, path, blankResponse(question)) : without
  }
  for (const [index, section] of secciones.entries()) {
    if (!takesRows(section)) continue
    for (let row = rowsOf(section).length - 1; row >= 0; row -= 1) {
      if (!removed.has(copyKey(rowSpot(section, row)))) continue
      const without = removeRow(left, index, row)
      left =
        without === left
          ? replaceAt(left, index, (one) => ({ ...one, preguntas: one.preguntas.map(blankQuestion) }))
          : without
    }
  }
  return left
}

/** Whether what is away is the same in both: nobody may change what is not shown. */
export const preservesRemoved = (before: Section[], after: Section[], removed: Removed): boolean =>
  askedIn(before)
    .filter((view) => isRemoved(removed, refOf(view)))
    .every(({ path, response }) => {
      const [question, is] = [questionAt(after, path), responseAt(after, path)]
      if (!question || !is) return true
      const place = withUnoffered(question, response, is)
      return PARTS.every((part) => samePart(response, place, part))
    })

/** The answer with what is away as it was before somebody worked it. */
export const restoringRemoved = (before: Section[], after: Section[], removed: Removed): Section[] =>
  askedIn(before)
    .filter((view) => isRemoved(removed, refOf(view)))
    .flatMap(({ path, question, response }) =>
      // What is offered is that of now: of a response only what it says is put back.
      PARTS.map((part) => ({ path, part, value: valueIn(question, response, part) })),
    )
    .reduce((kept, { path, part, value }) => {
      const question = questionAt(kept, path)
      return question ? setResponse(kept, path, responseWith(question, part, value)) : kept
    }, after)

/** Where a row or further answer stands; null when the answer has none there. */
function copyAt(secciones: Section[], spot: PartRef): Spot | null {
  if (spot.preguntaId === '') {
    const section = secciones.find(({ id }) => id === spot.seccionId)
    const isThere = section && takesRows(section) && spot.rowIndex < rowsOf(section).length
    return isThere && spot.condicionId === '' && spot.repeticion === 0
      ? rowSpot(section, spot.rowIndex)
      : null
  }
  const path = pathOfSpot(secciones, spot)
  const view = path && viewAt(secciones, path)
  return view?.question.repetible ? questionSpot(view) : null
}

const thereAs = (isThere: boolean): PartValue => ({ ...NOTHING, answer: String(isThere) })

/**
 * Rows and answers that are taken away or put back, as edits; null when one of them is not there.
 * @param removed what was away before
 */
export function rowEdits(
  secciones: Section[],
  removed: Removed,
  changes: readonly RowChange[],
): Edit[] | null {
  const edits = new Map<string, Edit>()
  for (const change of changes) {
    const spot = copyAt(secciones, change)
    if (!spot) return null
    const key = copyKey(spot)
    if (removed.has(key) === change.quitada) edits.delete(key)
    else {
      const now = thereAs(!change.quitada)
      const before = thereAs(change.quitada)
      edits.set(key, {
        ...{ ...spot, ...now, parte: 'fila', urlImage: '', urlDocument: '', dataType: 'row' },
        anterior: before,
      })
    }
  }
  return [...edits.values()]
}
