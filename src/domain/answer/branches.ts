import type { Section } from '../form/section'
import { replaceAt } from './replace'
import { withFields } from '../form/dense'
import { startQuestion } from './response'
import { settleSection } from './settle'
import type { WallClock } from '../wall-clock'

/**
 * Checks or unchecks a condition (ANS-08). Checking begins its questions with their defaults, in single mode it
 * unchecks the others; unchecking leaves none of its answers. The same array when nothing changed.
 * @param section position of the section
 * @param condition position of the condition in it
 * @param now default of the date and time questions that begin to be asked
 */
export const checkBranch = (
  secciones: Section[],
  section: number,
  condition: number,
  checked: boolean,
  now: WallClock,
): Section[] =>
  replaceAt(secciones, section, (before) => {
    const target = before.conditions[condition]
    if (!before.conditionalSection || target === undefined || target.checked === checked) return before
    const conditions = before.conditions.map((one, index) => {
      if (index !== condition)
        return checked && before.conditionalSectionSingle ? withFields(one, { checked: false }) : one
      const questions = checked
        ? one.questions.map((question) => startQuestion(question, now))
        : one.questions
      return { ...one, checked, questions }
    })
    return settleSection({ ...before, conditions })
  })
