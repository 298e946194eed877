/**
 * The one normal form of an answer: what is not asked has nothing, and copies are numbered from 0. Whatever is stored is
 * in it, what is read from the store is brought into it, and the engine keeps it after each change.
 */
import { byOrden, mapSame, renumbered, withFields } from '../form/dense'
import type { Question } from '../form/question'
import { isAwaitingOther } from '../form/outcome'
import type { Section } from '../form/section'
import { blankQuestion, none } from './response'
import { mayBeVacant, takesRows } from './rows'

/** What is in normal form already: it is looked at once. */
const settledSections = new WeakSet<Section>()

const settleQuestion = (question: Question): Question =>
  withFields(question, {
    repeticiones: question.repetible
      ? renumbered(question.repeticiones, byOrden)
      : none(question.repeticiones),
  })

const questionsAs = (questions: Question[], isAsked: boolean): Question[] =>
  mapSame(questions, isAsked ? settleQuestion : blankQuestion)

/** One section in normal form; the same object when it is that already. */
export function settleSection(section: Section): Section {
  if (settledSections.has(section)) return section
  const isBranching = section.conditionalSection
  const isAway = isAwaitingOther(section)
  const vacia = mayBeVacant(section) && section.vacia && !isAway
  const settled = withFields(section, {
    vacia,
    dada: section.dada && section.otraPersona !== '',
    preguntas: questionsAs(section.preguntas, !isBranching && !vacia && !isAway),
    seccionesRepetibles:
      takesRows(section) && !vacia && !isAway
        ? mapSame(section.seccionesRepetibles, (row, orden) =>
            withFields(row, { orden, preguntas: questionsAs(row.preguntas, true) }),
          )
        : none(section.seccionesRepetibles),
    conditions: mapSame(section.conditions, (branch) => {
      const checked = isBranching && branch.checked && !isAway
      return withFields(branch, { checked, questions: questionsAs(branch.questions, checked) })
    }),
  })
  settledSections.add(settled)
  return settled
}

/** An answer in normal form; the same array when it is that already. */
export const settle = (secciones: Section[]): Section[] => mapSame(secciones, settleSection)
