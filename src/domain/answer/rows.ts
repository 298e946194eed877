import type { Question } from '../form/question'
import { OUTCOME } from '../form/outcome'
import type { Section, SectionRow } from '../form/section'

/** Whether the section may have several rows: only simple ones do (ANS-09). */
export const takesRows = ({ repetible, conditionalSection }: Section): boolean =>
  repetible && !conditionalSection

/** Whether the section may be without any row, as its form has it (decision 062). */
export const mayBeVacant = (section: Section): boolean => takesRows(section) && section.puedeEstarVacia

/** Whether a repeatable section has no row now. */
export const isVacant = (section: Section): boolean => mayBeVacant(section) && section.vacia

/** The further rows that are asked: as many as a rule says, where one does. What is beyond them stays in a draft alone. */
export function furtherRows(section: Section): SectionRow[] {
  const { seccionesRepetibles: all } = section
  const rows = section[OUTCOME]?.rows
  return rows === undefined || all.length < rows ? all : all.slice(0, rows - 1)
}

/** The questions of each row that a simple section has: its own are the first one's. */
export const rowsOf = (section: Section): Question[][] =>
  isVacant(section) ? [] : [section.preguntas, ...furtherRows(section).map(({ preguntas }) => preguntas)]

/** How many rows a repeatable section has now, asked or not. */
export const rowCount = (section: Section): number =>
  isVacant(section) ? 0 : 1 + section.seccionesRepetibles.length

/** Whether a section as a whole may be refused: by its own checks, or by how many rows it has. */
export const hasSectionChecks = (section: Section): boolean =>
  section.validaciones.length > 0 ||
  (takesRows(section) && section.filas + section.minimo + section.maximo !== '')
