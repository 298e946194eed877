import { partsOf } from '../../domain/answer/locks'
import { pathKey, type QuestionPath } from '../../domain/answer/path'
import { placeAt, viewAt, viewOf } from '../../domain/answer/view'
import { problemsOf, type Problem } from '../../domain/answer/problems'
import type { StoredAnswer } from '../../domain/answer/answer'
import type { FormVersion } from '../../domain/form/form'
import type { Section } from '../../domain/form/section'
import { NEW_ANSWER, type Policy, type Terms } from '../policy'

const nameOf = ({ key, code }: Problem): string => `${key} ${code}`

/**
 * Correcting: everything may be put right, and what stood there is shown beside it (CORR-02). A row that was there is
 * only marked as taken away and stays visible. Signatures cannot be changed. A required answer that was missing may
 * stay missing: it can be asked of the citizen.
 * @param before the sections as they stand
 * @param isAway whether a place stands in a row or further answer that is taken away: what it lacks is no matter
 */
export function correctionPolicy(
  { stored, version }: { stored: StoredAnswer; version: FormVersion },
  before: Section[],
  isAway: (path: QuestionPath) => boolean,
): Policy {
  const known = new Set(problemsOf(before).map(nameOf))
  const terms = new Map<string, Terms>()
  function termsOf(path: QuestionPath): Terms {
    const [there, place] = [viewAt(before, path), placeAt(before, path)]
    const was = there?.isAsked ? there.response : null
    return { as: 'overlaid', before: was, asks: place ? partsOf(place.question) : [] }
  }
  return {
    ...NEW_ANSWER,
    question(path) {
      const key = pathKey(path)
      const said = terms.get(key) ?? termsOf(path)
      terms.set(key, said)
      return said
    },
    row(section, row) {
      return row < (viewOf(before)[section]?.groups.length ?? 0) ? 'locked' : 'open'
    },
    signature(index) {
      const indexSignature = version.signatures[index]?.indexSignature ?? -1
      const given = stored.signatures.find((one) => one.indexSignature === indexSignature)
      return { as: 'locked', before: given ?? null }
    },
    blocks: (problem) => !known.has(nameOf(problem)) && !(problem.path && isAway(problem.path)),
    isReadWhole: true,
  }
}
