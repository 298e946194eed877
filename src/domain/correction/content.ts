/** Whether a corrected answer has no problem that it did not have before. */
import { compactSections } from '../answering/compact'
import { contentFaults } from '../answering/content'
import { problemKey, problemsOf } from '../answer/problems'
import type { FormVersion } from '../form/form'
import type { CalendarDay } from '../calendar'
import type { Section } from '../form/section'
import { isRemovedAt, withoutRemoved, type Removed } from './removed'

/**
 * Whether an answer has a problem now that it did not have before; a response that was missing before may stay missing.
 * @param removed what is away now: its problems do not count, those of the rest do
 * @param begun the day at which the answer was begun
 */
export function isWorse(
  version: Pick<FormVersion, 'formId' | 'secciones'>,
  before: Section[],
  after: Section[],
  removed: Removed,
  begun: CalendarDay | null,
): boolean {
  const had = new Set(problemsOf(before).map(problemKey))
  const problems = problemsOf(after).filter(({ path }) => !path || !isRemovedAt(removed, after, path))
  if (problems.some((problem) => !had.has(problemKey(problem)))) return true
  if (problemsOf(withoutRemoved(after, removed)).length > problems.length) return true
  const faultsOf = (secciones: Section[]) => contentFaults(version, compactSections(secciones), begun)
  const faults = new Set(faultsOf(before))
  return faultsOf(after).some((fault) => !faults.has(fault))
}
