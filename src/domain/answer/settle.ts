/**
 * The one normal form of an answer: what is not asked has nothing, and copies are numbered from 0. Whatever is stored is
 * in it, what is read from the store is brought into it, and the engine keeps it after each change.
 */
import { byOrden, mapSame, renumbered } from '../form/dense'
import type { Question } from '../form/question'
import type { Branch, Section, SectionRow } from '../form/section'
import { blankQuestion } from './response'
import { mayBeVacant, takesRows } from './rows'

/** What is in normal form already: it is looked at once. */
const settledSections = new WeakSet<Section>()

function settleQuestion(question: Question): Question {
  const repeticiones = question.repetible
    ? renumbered(question.repeticiones, byOrden)
    : without(question.repeticiones)
  return repeticiones === question.repeticiones ? question : { ...question, repeticiones }
}

/** The empty list; the same one where it is that. */
const without = <T>(items: T[]): T[] => (items.length === 0 ? items : [])

const questionsAs = (questions: Question[], isAsked: boolean): Question[] =>
  mapSame(questions, isAsked ? settleQuestion : blankQuestion)

function settleBranch(branch: Branch, isIn: boolean): Branch {
  const checked = isIn && branch.checked
  const questions = questionsAs(branch.questions, checked)
  return checked === branch.checked && questions === branch.questions
    ? branch
    : { ...branch, checked, questions }
}

function settleRow(row: SectionRow, orden: number): SectionRow {
  const preguntas = questionsAs(row.preguntas, true)
  return row.orden === orden && preguntas === row.preguntas ? row : { ...row, orden, preguntas }
}

/** One section in normal form; the same object when it is that already. */
export function settleSection(section: Section): Section {
  if (settledSections.has(section)) return section
  const isBranching = section.conditionalSection
  const vacia = mayBeVacant(section) && section.vacia
  const parts = {
    vacia,
    preguntas: questionsAs(section.preguntas, !isBranching && !vacia),
    seccionesRepetibles:
      takesRows(section) && !vacia
        ? mapSame(section.seccionesRepetibles, settleRow)
        : without(section.seccionesRepetibles),
    conditions: mapSame(section.conditions, (branch) => settleBranch(branch, isBranching)),
  }
  const isSettled =
    parts.vacia === section.vacia &&
    parts.preguntas === section.preguntas &&
    parts.seccionesRepetibles === section.seccionesRepetibles &&
    parts.conditions === section.conditions
  const settled = isSettled ? section : { ...section, ...parts }
  settledSections.add(settled)
  return settled
}

/** An answer in normal form; the same array when it is that already. */
export const settle = (secciones: Section[]): Section[] => mapSame(secciones, settleSection)
