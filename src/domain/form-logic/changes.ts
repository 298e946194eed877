/** What an answer brings about elsewhere, for those who show it. */
import { sectionView, viewAt } from '../answer/view'
import { OUTCOME } from '../form/outcome'
import type { Section } from '../form/section'
import type { Followed } from './form-logic'

/** Whether a section, or a branch of it, is asked or offered and was not, or the other way round. */
const isReshaped = (before: Section | undefined, after: Section | undefined): boolean =>
  before !== after &&
  (before?.[OUTCOME] !== after?.[OUTCOME] ||
    after?.conditions.some((branch, at) => branch[OUTCOME] !== before?.conditions[at]?.[OUTCOME]) === true)

/** Positions of sections that are asked or not any more, or have a branch that is. */
export const reshaped = (before: readonly Section[], after: readonly Section[]): number[] =>
  [...after.keys()].filter((at) => isReshaped(before[at], after[at]))

/** How many questions are asked that were not, among what an answer brought about. */
export function newlyAsked(
  before: Section[],
  after: Section[],
  { questions, shapes }: Pick<Followed, 'questions' | 'shapes'>,
): number {
  const sections = new Set(shapes)
  const alone = questions.filter(
    (path) => !sections.has(path.section) && viewAt(after, path)?.isAsked && !viewAt(before, path)?.isAsked,
  )
  return shapes.reduce((count, at) => {
    const [was, is] = [before[at], after[at]].map((section) =>
      section ? sectionView(section, at).asked.length : 0,
    )
    return count + Math.max(0, (is ?? 0) - (was ?? 0))
  }, alone.length)
}
