import { completionOf, holds, openParts, openSignatures } from '../../domain/answer/locks'
import { questionAt, responseAt } from '../../domain/answer/fill'
import { pathKey, type QuestionPath } from '../../domain/answer/path'
import { FILE_KINDS } from '../../domain/files/limits'
import type { Response } from '../../domain/form/question'
import type { Section } from '../../domain/form/section'
import { FREE, NEW_ANSWER, type Policy, type Terms } from '../policy'
import type { StoredWork } from '../stored-work'

const isUntouched = (response: Response): boolean =>
  !holds(response, 'answer') && FILE_KINDS.every((kind) => response[kind] === null)

/**
 * Completing: what the stored answer holds stays, what it lacks may be given (COMP-01). Nothing but signatures once
 * somebody signed, all of it where the form lets staff change what was signed.
 * @param before the sections as they are stored
 */
export function completionPolicy({ stored, version }: StoredWork, before: Section[]): Policy {
  const mode = completionOf(stored)
  const open = openSignatures(version.signatures, stored.signatures, stored.opcionales)
  const signature: Policy['signature'] = (index) => {
    const indexSignature = version.signatures[index]?.indexSignature ?? -1
    const given = stored.signatures.find((one) => one.indexSignature === indexSignature)
    return { as: open.includes(indexSignature) ? 'open' : 'locked', before: given ?? null }
  }
  if (mode === 'open') return { ...NEW_ANSWER, hasAround: false, isReadWhole: true, signature }

  const isSealed = mode === 'sealed'
  const isChecked = (section: number, condition: number) =>
    before[section]?.conditions[condition]?.checked === true
  const hasChecked = (section: number) => before[section]?.conditions.some(({ checked }) => checked) ?? false

  function termsOf(path: QuestionPath): Terms {
    const isAdded = path.condition !== null && !isChecked(path.section, path.condition)
    const question = questionAt(before, path)
    const response = responseAt(before, path)
    if (isAdded || !question || !response) return FREE
    const asks = isSealed ? [] : openParts(question, response)
    return { as: asks.length > 0 && isUntouched(response) ? 'open' : 'locked', before: response, asks }
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
      if (isChecked(section, condition)) return 'locked'
      const isOnly = before[section]?.conditionalSectionSingle === true && hasChecked(section)
      return isSealed || isOnly ? 'hidden' : 'open'
    },
    row: (section, row) => (row > (before[section]?.seccionesRepetibles.length ?? 0) ? 'open' : 'locked'),
    grows: !isSealed,
    signature,
    hasAround: false,
    isReadWhole: true,
  }
}
