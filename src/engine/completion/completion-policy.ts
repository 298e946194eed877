import {
  completionOf,
  hasPart,
  openParts,
  openSignatures,
  partsOf,
  samePart,
} from '../../domain/correction/locks'
import { responseAt } from '../../domain/answer/fill'
import type { QuestionPath } from '../../domain/answer/path'
import { adviceOf } from '../../domain/answering/logic'
import { problemKey } from '../../domain/answer/problems'
import { viewAt, viewOf, type SectionView } from '../../domain/answer/view'
import { PARTS, type Part } from '../../domain/answer/parts'
import { wasCorrected } from '../../domain/correction/overlay'
import { isRemoved, isRemovedAt, removedIn } from '../../domain/correction/removed'
import { rowSpot } from '../../domain/answer/corrections/spot'
import { FILE_KINDS } from '../../domain/files/limits'
import type { Response } from '../../domain/form/question'
import type { Section } from '../../domain/form/section'
import { FREE, NEW_ANSWER, type Policy, type Terms } from '../policy'
import { fixedTerms, signatureIn, type StoredWork } from '../stored-work'

const isUntouched = (response: Response): boolean =>
  !hasPart(response, 'answer') && FILE_KINDS.every((kind) => response[kind] === null)

/**
 * Which parts of a question may be given: none that was corrected, because the correction would hide what is given.
 */
const uncorrected = (parts: readonly Part[], stored: Response, stands: Response): Part[] =>
  parts.filter((part) => samePart(stored, stands, part))

/**
 * Completing: what the stored answer isGiven stays, what it lacks may be given (COMP-01). Nothing but signatures once
 * somebody signed, all of it where the form lets staff change what was signed. What was corrected is read as it stands,
 * and what was taken away is not shown.
 * @param before the sections as they are stored
 * @param stands the same with all corrections
 */
export function completionPolicy(work: StoredWork, before: Section[], stands: Section[]): Policy {
  const { stored, version } = work
  const mode = completionOf(stored)
  const open = openSignatures(version.signatures, stored.signatures, stored.opcionales)
  const signature: Policy['signature'] = (index) => {
    const isOpen = open.includes(version.signatures[index]?.indexSignature ?? -1)
    return { as: isOpen ? 'open' : 'locked', before: signatureIn(work, index) }
  }
  const removed = removedIn(stored)
  const isSealed = mode === 'sealed'
  const [had, has] = [viewOf(before), viewOf(stands)]
  const isChecked = (view: SectionView[], section: number, condition: number) =>
    view[section]?.groups[condition]?.isAsked === true
  const rowsIn = (view: SectionView[], section: number): number => view[section]?.groups.length ?? 0

  const known = new Set(adviceOf(before).map(problemKey))
  const isCorrected = (path: QuestionPath): boolean => {
    const [was, now] = [responseAt(before, path), responseAt(stands, path)]
    return was !== undefined && now !== undefined && PARTS.some((part) => !samePart(was, now, part))
  }

  function termsOf(path: QuestionPath): Terms {
    if (isRemovedAt(removed, before, path)) return { as: 'hidden', before: null, asks: [] }
    const isAdded = path.condition !== null && !isChecked(had, path.section, path.condition)
    const view = viewAt(before, path)
    if (isAdded || !view) return FREE
    const { question, response } = view
    const now = responseAt(stands, path) ?? response
    if (mode === 'open' && !isCorrected(path)) return FREE
    const asks = uncorrected(
      mode === 'open' ? partsOf(question) : openParts(question, response),
      response,
      now,
    )
    const isWhole = asks.length > 0 && isUntouched(now)
    return { as: !isSealed && isWhole ? 'open' : 'locked', before: now, asks: isSealed ? [] : asks }
  }
  return {
    ...NEW_ANSWER,
    question: fixedTerms(termsOf),
    condition(section, condition) {
      const wasChecked = isChecked(had, section, condition)
      if (isChecked(has, section, condition) !== wasChecked) return 'hidden'
      if (mode === 'open') return 'open'
      if (wasChecked) return 'locked'
      const isSingle = before[section]?.conditionalSectionSingle === true
      const isOnly = isSingle && had[section]?.groups.some(({ isAsked }) => isAsked) === true
      return isSealed || isOnly ? 'hidden' : 'open'
    },
    row(section, row) {
      const there = before[section]
      if (there && isRemoved(removed, rowSpot(there, row))) return 'hidden'
      const given = rowsIn(had, section)
      // A correction added a row at this position.
      if (row >= given) return given < rowsIn(has, section) ? 'hidden' : 'open'
      return mode === 'open' && !wasCorrected(stored) ? 'open' : 'locked'
    },
    grows: !isSealed,
    signature,
    hasPlace: false,
    hasAround: false,
    // What a correction gave is not missing, and what was advised of before was read by who answered.
    blocks: (problem) =>
      !known.has(problemKey(problem)) && (problem.path === null || !isCorrected(problem.path)),
    isReadWhole: true,
  }
}
