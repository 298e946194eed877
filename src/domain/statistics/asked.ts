/** What a form asked in a period, in its words: also what was removed since (STAT-02). */
import type { Option, Question } from '../form/question'
import { allQuestions, asking, questionsOf } from '../form/questions-of'
import type { Branch, Section } from '../form/section'
import type { FormSummary } from './aggregates/form-summary'

/** Older versions that are read for the words of what was removed. */
export const MAX_OLD_VERSIONS = 5

/** A question as it is asked now, or was asked last. */
export interface AskedQuestion {
  question: Question
  /** Its options, those that were removed last. */
  options: Option[]
  /** It is in the form no more. */
  isGone: boolean
}

export interface AskedSection {
  section: Section
  conditions: Branch[]
  questions: AskedQuestion[]
  isGone: boolean
}

export interface AskedForm {
  /** In the form's order, those that are gone last. */
  sections: AskedSection[]
  /** Ids of questions that were answered and whose words are not known. */
  unknown: string[]
}

/** What is not there yet, by id. */
function add<T extends { id: string }>(known: T[], more: readonly T[]): void {
  for (const one of more) if (!known.some(({ id }) => id === one.id)) known.push(one)
}

/**
 * What a form asks and asked.
 * @param definitions the sections of the form as it is now, then those of older versions, newest first
 * @param summary of the period: what is gone is there only when it was answered in it
 */
export function askedIn(
  definitions: readonly (readonly Section[])[],
  summary: Pick<FormSummary, 'questions' | 'sections'>,
): AskedForm {
  const sections: AskedSection[] = []
  const questions = new Map<string, AskedQuestion>()
  definitions.forEach((definition, age) => {
    const isGone = age > 0
    for (const section of definition) {
      let asked = sections.find((one) => one.section.id === section.id)
      if (!asked) {
        asked = { section, conditions: [], questions: [], isGone }
        sections.push(asked)
      }
      add(asked.conditions, section.conditions)
      for (const question of asking(questionsOf(section))) {
        const known = questions.get(question.id)
        if (known) add(known.options, question.opciones)
        else if (!isGone || summary.questions.has(question.id)) {
          const added = { question, options: [...question.opciones], isGone }
          questions.set(question.id, added)
          asked.questions.push(added)
        }
      }
    }
  })
  return {
    sections: sections.filter(
      (one) => !one.isGone || one.questions.length > 0 || summary.sections.has(one.section.id),
    ),
    unknown: [...summary.questions.keys()].filter((id) => !questions.has(id)),
  }
}

/** Whether a summary has anything that the form as it is now has no words for. */
export function hasRemoved(
  definition: readonly Section[],
  { questions, sections }: Pick<FormSummary, 'questions' | 'sections'>,
): boolean {
  const asked = new Map(allQuestions(definition).map((question) => [question.id, question]))
  const isKnown = (option: string, question: Question) => question.opciones.some(({ id }) => id === option)
  for (const { id, options } of questions.values()) {
    const question = asked.get(id)
    if (!question || options.some((option) => !isKnown(option.id, question))) return true
  }
  for (const { id, conditions } of sections.values()) {
    const section = definition.find((one) => one.id === id)
    const known = section?.conditions.map((condition) => condition.id) ?? []
    if (!section || conditions.some((condition) => !known.includes(condition.id))) return true
  }
  return false
}
