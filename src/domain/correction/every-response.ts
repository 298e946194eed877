import { responseAt } from '../answer/fill'
import type { Part } from '../answer/parts'
import type { QuestionPath } from '../answer/path'
import { isVacant } from '../answer/rows'
import { viewAt, type QuestionView } from '../answer/view'
import type { Question, Response } from '../form/question'
import type { Section } from '../form/section'
import { behaviourOf } from '../question-types'

/** Whether somebody gave a part of a response: what the form filled in by itself nobody did. */
export const isAnsweredPart = (question: Question, response: Response, part: Part): boolean =>
  part === 'answer'
    ? response.porDefecto !== true && !behaviourOf(question).isEmpty(response)
    : response[part] !== null

/** A list of questions of a section: those of a row, or of a branch that is checked. */
interface Group {
  condition: number | null
  row: number
  questions: Question[]
}

const groupsOf = (section: Section): Group[] => {
  if (section.conditionalSection)
    return section.conditions.flatMap(({ checked, questions }, condition) =>
      checked ? [{ condition, row: 0, questions }] : [],
    )
  if (isVacant(section)) return []
  return [section, ...section.seccionesRepetibles].map(({ preguntas }, row) => ({
    ...{ condition: null, row, questions: preguntas },
  }))
}

/** Every response that stands in one section of an answer in place, whether or not a rule asks for it, as it was given. */
export function everyResponse(secciones: Section[], index: number): QuestionView[] {
  const section = secciones[index]
  const at = (path: QuestionPath): QuestionView[] => {
    const [view, response] = [viewAt(secciones, path), responseAt(secciones, path)]
    return view && response ? [{ ...view, response }] : []
  }
  return (section ? groupsOf(section) : []).flatMap(({ condition, row, questions }) =>
    questions.flatMap(({ repeticiones }, question) => {
      const path = { section: index, condition, row, question, repetition: 0 }
      return [path, ...repeticiones.map((_, n) => ({ ...path, repetition: n + 1 }))].flatMap(at)
    }),
  )
}
