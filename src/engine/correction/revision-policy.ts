import { partsOf } from '../../domain/answer/locks'
import { pathKey, type QuestionPath } from '../../domain/answer/path'
import { problemsOf, type Problem } from '../../domain/answer/problems'
import { placeAt, viewAt, viewOf } from '../../domain/answer/view'
import { askedParts, flagsOf } from '../../domain/correction/flagged'
import { isRemoved, isRemovedAt, removedIn } from '../../domain/correction/removed'
import type { RequestForChanges } from '../../domain/correction/request'
import { rowSpot } from '../../domain/correction/spot'
import type { Section } from '../../domain/form/section'
import { NEW_ANSWER, type Policy, type Terms } from '../policy'
import type { StoredWork } from '../stored-work'

const nameOf = ({ key, code }: Problem): string => `${key} ${code}`

/**
 * Revising: only what was asked for may be given, with what stood there before beside it; everything else is read
 * (CORR-05, CORR-07). What staff took away is not shown.
 * @param before the sections as they stand
 */
export function revisionPolicy(
  { stored, version }: StoredWork,
  before: Section[],
  request: Pick<RequestForChanges, 'changesRequested'>,
): Policy {
  const flags = flagsOf(request)
  const removed = removedIn(stored)
  const known = new Set(problemsOf(before).map(nameOf))
  const isChecked = (section: number, condition: number) =>
    viewOf(before)[section]?.groups[condition]?.isAsked === true
  function termsOf(path: QuestionPath): Terms {
    const place = placeAt(before, path)
    if (!place || isRemovedAt(removed, before, path)) return { as: 'hidden', before: null, asks: [] }
    const asked = askedParts(flags, place)
    const asks = partsOf(place.question).filter((part) => asked.includes(part))
    const there = viewAt(before, path)
    const was = there?.isAsked ? there.response : null
    return { as: asks.length > 0 ? 'flagged' : 'locked', before: was, asks }
  }
  const terms = new Map<string, Terms>()
  const question: Policy['question'] = (path) => {
    const key = pathKey(path)
    const said = terms.get(key) ?? termsOf(path)
    terms.set(key, said)
    return said
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
    signature(index) {
      const indexSignature = version.signatures[index]?.indexSignature ?? -1
      const given = stored.signatures.find((one) => one.indexSignature === indexSignature)
      return { as: 'locked', before: given ?? null }
    },
    hasAround: false,
    // The citizen cannot put right what is missing elsewhere, so it does not block saving.
    blocks: (problem) =>
      !known.has(nameOf(problem)) || (problem.path !== null && question(problem.path).as === 'flagged'),
    isReadWhole: true,
  }
}
