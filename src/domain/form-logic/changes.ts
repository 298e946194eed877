/** What an answer brings about elsewhere, for those who show it. */
import type { QuestionPath } from '../answer/path'
import { sectionView, viewAt } from '../answer/view'
import { OUTCOME } from '../form/outcome'
import type { Section } from '../form/section'
import type { Followed, NewlyAsked, Place } from './form-logic'

/** Whether a section, or a branch of it, is asked or offered and was not, or the other way round. */
const isReshaped = (before: Section | undefined, after: Section | undefined): boolean =>
  before !== after &&
  (before?.[OUTCOME] !== after?.[OUTCOME] ||
    after?.conditions.some((branch, at) => branch[OUTCOME] !== before?.conditions[at]?.[OUTCOME]) === true)

/** Positions of sections that are asked or not any more, or have a branch that is. */
export const reshaped = (before: readonly Section[], after: readonly Section[]): number[] =>
  [...after.keys()].filter((at) => isReshaped(before[at], after[at]))

const IN_READING_ORDER = ['section', 'row', 'condition', 'question'] as const

/** Whether a place of an answer comes before another one. */
function isAbove(one: Place, other: Place): boolean {
  const level = IN_READING_ORDER.find((name) => one[name] !== other[name])
  return level !== undefined && (one[level] ?? 0) < (other[level] ?? 0)
}

/**
 * Which of these places are asked and were not.
 * @param own what the person added by hand: of that they know
 */
function newAmong(
  paths: readonly QuestionPath[],
  before: Section[],
  changed: Place,
  own?: Place,
): NewlyAsked {
  const isOwn = ({ section, condition, row }: QuestionPath): boolean =>
    section === own?.section && condition === own.condition && row === own.row
  const found = paths.filter((path) => !viewAt(before, path)?.isAsked && !isOwn(path))
  return { count: found.length, above: found.filter((path) => isAbove(path, changed)).length }
}

const askedAt = (sections: Section[], at: number): QuestionPath[] =>
  sections[at] ? sectionView(sections[at], at).asked.map(({ path }) => path) : []

/** The questions that are asked and were not, among what the answer at a place brought about. */
export function newlyAsked(
  before: Section[],
  after: Section[],
  { questions, shapes }: Pick<Followed, 'questions' | 'shapes'>,
  changed: QuestionPath,
): NewlyAsked {
  const alone = questions.filter((path) => !shapes.includes(path.section) && viewAt(after, path)?.isAsked)
  return newAmong([...alone, ...shapes.flatMap((at) => askedAt(after, at))], before, changed)
}

/** The questions that are asked and were not, in all sections that are others now. */
export function appeared(before: Section[], after: Section[], changed: Place, own?: Place): NewlyAsked {
  const others = [...after.keys()].filter((at) => before[at] !== after[at])
  return newAmong(
    others.flatMap((at) => askedAt(after, at)),
    before,
    changed,
    own,
  )
}
