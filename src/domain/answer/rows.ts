import type { Question } from '../form/question'
import type { Section } from '../form/section'

/** Whether the section may have several rows: only simple ones do (ANS-09). */
export const takesRows = ({ repetible, conditionalSection }: Section): boolean =>
  repetible && !conditionalSection

/** Whether the section may be without any row, as its form has it (decision 062). */
export const mayBeVacant = (section: Section): boolean => takesRows(section) && section.puedeEstarVacia

/** Whether a repeatable section has no row now. */
export const isVacant = (section: Section): boolean => mayBeVacant(section) && section.vacia

/** The questions of each row that a simple section has: its own are the first one's. */
export const rowsOf = (section: Section): Question[][] =>
  isVacant(section)
    ? []
    : [section.preguntas, ...section.seccionesRepetibles.map(({ preguntas }) => preguntas)]
