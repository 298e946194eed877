import { partKey } from './part-ref'
import type { Option, Question } from './question'
import { questionListsOf } from './questions-of'
import type { Branch, Section } from './section'
import { step, type Spot } from './spot'

/** A section, condition, question or option of a form, where it stands. */
export type FormPart = {
  key: string
  /** The key of what it stands in; '' for a section. */
  parent: string
  spot: Spot
} & (
  | { kind: 'section'; part: Section }
  | { kind: 'condition'; part: Branch; section: Section }
  | { kind: 'question'; part: Question }
  | { kind: 'option'; part: Option }
)

const questionParts = (questions: readonly Question[], parent: string, above: Spot): FormPart[] =>
  questions.flatMap((question, position): FormPart[] => {
    const spot = [...above, step('question', question.titulo, position)]
    const key = partKey('question', question.id)
    return [
      { kind: 'question', part: question, key, parent, spot },
      ...question.opciones.map((option, at): FormPart => ({
        ...{ kind: 'option', part: option, key: partKey('option', option.id, question.id) },
        ...{ parent: key, spot: [...spot, step('option', option.texto, at)] },
      })),
    ]
  })

function sectionParts(section: Section, position: number): FormPart[] {
  const spot = [step('section', section.titulo, position)]
  const key = partKey('section', section.id)
  const lists = questionListsOf(section).flatMap(({ branch, questions }, at): FormPart[] => {
    if (!branch) return questionParts(questions, key, spot)
    const below = [...spot, step('condition', branch.condition, at)]
    const branchKey = partKey('condition', branch.id)
    return [
      { kind: 'condition', part: branch, section, key: branchKey, parent: key, spot: below },
      ...questionParts(questions, branchKey, below),
    ]
  })
  return [{ kind: 'section', part: section, key, parent: '', spot }, ...lists]
}

/** Everything that a form asks, in reading order, each part before what stands in it. */
export const formParts = (secciones: readonly Section[]): FormPart[] => secciones.flatMap(sectionParts)
