import { adviceOf } from '../domain/answering/logic'
import type { Advice } from '../domain/answer/problems'
import { failingChecks, type WithOutcome } from '../domain/form/outcome'
import type { Section } from '../domain/form/section'

/**
 * What an answer advises, and what of it the person read (LOGIC-01).
 * @param isTold whether it is told here at all
 * @param show makes a section show what it advises
 */
export function createAdvice(
  sections: () => Section[],
  isTold: (advice: Advice) => boolean,
  show: (section: number) => void,
) {
  /** Failed checks that were told; those of a part that fails others, or fails them anew, are another list. */
  const read = new WeakSet<readonly string[]>()
  return {
    /** Whether a place is still advised of something. */
    advises: (place: string): boolean => adviceOf(sections()).some(({ key }) => key === place),
    /** What a part advises stands before the person. */
    readAdvice: (part: WithOutcome): unknown => read.add(failingChecks(part)),
    /** What the person was not told of before; from now on each place shows it. */
    revealAdvice(): Advice[] {
      const told = adviceOf(sections()).filter((advice) => !read.has(advice.failing) && isTold(advice))
      for (const { failing, section } of told) {
        read.add(failing)
        show(section)
      }
      return told
    },
  }
}
