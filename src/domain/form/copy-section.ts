import { ownChecks } from './edit-form-checks'
import { questionCopy } from './edit-questions'
import { asOwnPart } from './edit-second-person'
import type { NewId } from './factory'
import { followCopies, renameInFormulas } from './formulas'
import type { Question } from './question'
import type { Section } from './section'

/**
 * A copy with names of its own for all that stands in it, to be added beside the section it was made from (EDIT-07). Its
 * rules are its own: what they named within the section, they name within the copy (LOGIC-08).
 */
export function copySection(section: Section, newId: NewId): Section {
  const ids = new Map<string, string>()
  const options = new Map<string, ReadonlyMap<string, string>>()
  const named = (id: string): string => {
    const other = newId()
    ids.set(id, other)
    return other
  }
  const copied = (questions: Question[]): Question[] =>
    questions.map((question) => {
      const made = questionCopy(question, newId)
      for (const [id, other] of made.copied.ids) ids.set(id, other)
      for (const [id, those] of made.copied.options) options.set(id, those)
      return made.copy
    })
  const copy: Section = {
    // A form asks one other person, for what the original asks.
    ...asOwnPart(section),
    id: named(section.id),
    // A check of the form is there once.
    validaciones: ownChecks(section),
    conditions: section.conditions.map((branch) => ({ ...branch, id: named(branch.id) })),
  }
  // Questions last: where something else has the same id, a formula means the question.
  const whole: Section = {
    ...copy,
    preguntas: copied(copy.preguntas),
    conditions: copy.conditions.map((branch) => ({ ...branch, questions: copied(branch.questions) })),
  }
  return renameInFormulas([whole], followCopies({ ids, options }))[0] ?? whole
}
