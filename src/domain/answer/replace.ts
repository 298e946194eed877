/** Changing one place of an answer while everything else keeps its identity: what did not change is not drawn again. */
import { withFields } from '../form/dense'
import type { Question } from '../form/question'
import type { Section } from '../form/section'
import type { QuestionPath } from './path'

/** The list with one item changed; the same list when the item is not there or stays the same object. */
export function replaceAt<T>(items: T[], index: number, change: (item: T) => T): T[] {
  const item = items[index]
  if (item === undefined) return items
  const changed = change(item)
  if (changed === item) return items
  const copy = items.slice()
  copy[index] = changed
  return copy
}

/** The list without one item. */
export const removeAt = <T>(items: T[], index: number): T[] =>
  items.filter((_, position) => position !== index)

type QuestionList = Pick<QuestionPath, 'condition' | 'row'>

function replaceQuestions(
  section: Section,
  { condition, row }: QuestionList,
  change: (questions: Question[]) => Question[],
): Section {
  if (condition !== null)
    return withFields(section, {
      conditions: replaceAt(section.conditions, condition, (branch) =>
        withFields(branch, { questions: change(branch.questions) }),
      ),
    })
  if (row > 0)
    return withFields(section, {
      seccionesRepetibles: replaceAt(section.seccionesRepetibles, row - 1, (one) =>
        withFields(one, { preguntas: change(one.preguntas) }),
      ),
    })
  return withFields(section, { preguntas: change(section.preguntas) })
}

/** The answer with the question at a path changed; the same array when nothing changed. */
export const replaceQuestion = (
  secciones: Section[],
  path: QuestionPath,
  change: (question: Question) => Question,
): Section[] =>
  replaceAt(secciones, path.section, (section) =>
    replaceQuestions(section, path, (questions) => replaceAt(questions, path.question, change)),
  )
