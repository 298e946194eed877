import { partsOf } from '../../domain/correction/locks'
import { adviceOf } from '../../domain/answering/logic'
import { problemKey, problemsOf } from '../../domain/answer/problems'
import { placeAt } from '../../domain/answer/by-ref'
import { pathKey, type QuestionPath } from '../../domain/answer/path'
import { viewAt, viewOf } from '../../domain/answer/view'
import { askedParts, flagsOf, newGaps } from '../../domain/correction/flagged'
import { isRemoved, isRemovedAt, removedIn } from '../../domain/correction/removed'
import type { RequestForChanges } from '../../domain/answer/corrections/request'
import { rowSpot } from '../../domain/answer/corrections/spot'
import type { Section } from '../../domain/form/section'
import { NEW_ANSWER, type Policy, type Terms } from '../policy'
import { fixedTerms, signatureIn, type StoredWork } from '../stored-work'

/**
 * Revising: only what was asked for may be given, with what stood there before beside it; everything else is read
 * (CORR-05, CORR-07). What staff took away is not shown.
 * @param before the sections as they stand
 * @param now the sections as they are revised: what is missing by it may be given, too (LOGIC-10)
 */
export function revisionPolicy(
  work: StoredWork,
  before: Section[],
  request: Pick<RequestForChanges, 'changesRequested'>,
  now: () => Section[],
): Policy {
  const flags = flagsOf(request, before)
  const requested = flagsOf(request)
  const removed = removedIn(work.stored)
  const known = new Set([...problemsOf(before), ...adviceOf(before)].map(problemKey))
  const isChecked = (section: number, condition: number) =>
    viewOf(before)[section]?.groups[condition]?.isAsked === true
  const told = fixedTerms((path) => {
    const place = placeAt(before, path)
    if (!place || isRemovedAt(removed, before, path)) return { as: 'hidden', before: null, asks: [] }
    const asked = askedParts(flags, place)
    const asks = partsOf(place.question).filter((part) => asked.includes(part))
    const there = viewAt(before, path)
    const was = there?.isAsked ? there.response : null
    if (asks.length === 0) return { as: 'locked', before: was, asks }
    return { as: 'flagged', before: was, asks, isOpened: askedParts(requested, place).length === 0 }
  })
  const opened = new Set<string>()
  /** Looked at once for each change, however many questions ask. */
  let looked = before
  function isOpened(path: QuestionPath): boolean {
    if (looked !== now()) {
      looked = now()
      for (const key of newGaps(before, looked).keys()) opened.add(key)
    }
    return opened.has(pathKey(path))
  }
  const openTerms = fixedTerms((path) => {
    const place = placeAt(before, path)
    const asks = place ? partsOf(place.question) : []
    return { as: 'flagged', before: told(path).before, asks, isOpened: true }
  })
  /** What was opened stays open while the page is: who fills it in may change it again. */
  const question = (path: QuestionPath): Terms => {
    const terms = told(path)
    return terms.as === 'locked' && isOpened(path) ? openTerms(path) : terms
  }
  return {
    ...NEW_ANSWER,
    question,
    condition(section, condition) {
      const there = before[section]
      if (there && flags.condition(there, condition)) return 'open'
      return isChecked(section, condition) ? 'locked' : 'hidden'
    },
    row(section, row) {
      const there = before[section]
      return there && isRemoved(removed, rowSpot(there, row)) ? 'hidden' : 'locked'
    },
    grows: false,
    signature: (index) => ({ as: 'locked', before: signatureIn(work, index) }),
    hasPlace: flags.place,
    hasAround: false,
    // The citizen cannot put right what is missing elsewhere, so it does not block saving.
    blocks: (problem) =>
      !known.has(problemKey(problem)) || (problem.path !== null && question(problem.path).as === 'flagged'),
    isReadWhole: true,
  }
}
