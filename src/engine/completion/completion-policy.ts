import {
  completionOf,
  isGiven,
  openParts,
  openSignatures,
  partsOf,
  samePart,
} from '../../domain/answer/locks'
import { questionAt, responseAt } from '../../domain/answer/fill'
import { pathKey, type QuestionPath } from '../../domain/answer/path'
import { rowsOf } from '../../domain/answer/rows'
import { PARTS, type Part } from '../../domain/answer/parts'
import { wasCorrected } from '../../domain/correction/overlay'
import { isRemoved, isRemovedAt, removedIn } from '../../domain/correction/removed'
import { rowSpot } from '../../domain/correction/spot'
import { FILE_KINDS } from '../../domain/files/limits'
import type { Response } from '../../domain/form/question'
import type { Section } from '../../domain/form/section'
import { FREE, NEW_ANSWER, type Policy, type Terms } from '../policy'
import type { StoredWork } from '../stored-work'

const isUntouched = (response: Response): boolean =>
  !isGiven(response, 'answer') && FILE_KINDS.every((kind) => response[kind] === null)

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
export function completionPolicy(
  { stored, version }: StoredWork,
  before: Section[],
  stands: Section[],
): Policy {
  const mode = completionOf(stored)
  const open = openSignatures(version.signatures, stored.signatures, stored.opcionales)
  const signature: Policy['signature'] = (index) => {
    const indexSignature = version.signatures[index]?.indexSignature ?? -1
    const given = stored.signatures.find((one) => one.indexSignature === indexSignature)
    return { as: open.includes(indexSignature) ? 'open' : 'locked', before: given ?? null }
  }
  const removed = removedIn(stored)
  const isSealed = mode === 'sealed'
  const isChecked = (section: number, condition: number) =>
    before[section]?.conditions[condition]?.checked === true
  const hasChecked = (section: number) => before[section]?.conditions.some(({ checked }) => checked) ?? false

  const rowsIn = (secciones: Section[], index: number): number => {
    const one = secciones[index]
    return one ? rowsOf(one).length : 0
  }

  const isCorrected = (path: QuestionPath): boolean => {
    const [was, now] = [responseAt(before, path), responseAt(stands, path)]
    return was !== undefined && now !== undefined && PARTS.some((part) => !samePart(was, now, part))
  }

  function termsOf(path: QuestionPath): Terms {
    if (isRemovedAt(removed, before, path)) return { as: 'hidden', before: null, asks: [] }
    const isAdded = path.condition !== null && !isChecked(path.section, path.condition)
    const question = questionAt(before, path)
    const response = responseAt(before, path)
    if (isAdded || !question || !response) return FREE
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
  const terms = new Map<string, Terms>()
  return {
    ...NEW_ANSWER,
    question(path) {
      // What is stored stays in its place, so that its terms never change.
      const key = pathKey(path)
      const known = terms.get(key) ?? termsOf(path)
      terms.set(key, known)
      return known
    },
    condition(section, condition) {
      const now = stands[section]?.conditions[condition]?.checked === true
      if (now !== isChecked(section, condition)) return 'hidden'
      if (mode === 'open') return 'open'
      if (isChecked(section, condition)) return 'locked'
      const isOnly = before[section]?.conditionalSectionSingle === true && hasChecked(section)
      return isSealed || isOnly ? 'hidden' : 'open'
    },
    row(section, row) {
      const there = before[section]
      if (there && isRemoved(removed, rowSpot(there, row))) return 'hidden'
      const given = rowsIn(before, section)
      // A correction added a row at this position.
      if (row >= given) return given < rowsIn(stands, section) ? 'hidden' : 'open'
      return mode === 'open' && !wasCorrected(stored) ? 'open' : 'locked'
    },
    grows: !isSealed,
    signature,
    hasAround: false,
    // What a correction gave is not missing.
    blocks: ({ path }) => path === null || !isCorrected(path),
    isReadWhole: true,
  }
}
