import { partsOf } from '../../domain/correction/locks'
import type { QuestionPath } from '../../domain/answer/path'
import { placeAt } from '../../domain/answer/by-ref'
import { viewAt, viewOf } from '../../domain/answer/view'
import { adviceOf } from '../../domain/answering/logic'
import { problemKey, problemsOf } from '../../domain/answer/problems'
import type { Section } from '../../domain/form/section'
import { NEW_ANSWER, type Policy } from '../policy'
import { fixedTerms, signatureIn, type StoredWork } from '../stored-work'

/**
 * Correcting: everything may be put right, and what stood there is shown beside it (CORR-02). A row that was there is
 * only marked as taken away and stays visible. Signatures cannot be changed. A required answer that was missing may
 * stay missing: it can be asked of the citizen.
 * @param before the sections as they stand
 * @param isAway whether a place stands in a row or further answer that is taken away: what it lacks is no matter
 */
export function correctionPolicy(
  work: StoredWork,
  before: Section[],
  isAway: (path: QuestionPath) => boolean,
): Policy {
  const known = new Set([...problemsOf(before), ...adviceOf(before)].map(problemKey))
  return {
    ...NEW_ANSWER,
    question: fixedTerms((path) => {
      const [there, place] = [viewAt(before, path), placeAt(before, path)]
      const was = there?.isAsked ? there.response : null
      return { as: 'overlaid', before: was, asks: place ? partsOf(place.question) : [] }
    }),
    row(section, row) {
      return row < (viewOf(before)[section]?.groups.length ?? 0) ? 'locked' : 'open'
    },
    signature: (index) => ({ as: 'locked', before: signatureIn(work, index) }),
    blocks: (problem) => !known.has(problemKey(problem)) && !(problem.path && isAway(problem.path)),
    isReadWhole: true,
  }
}
