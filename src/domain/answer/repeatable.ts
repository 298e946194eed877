import type { Section, SectionRow } from '../form/section'
import type { QuestionPath } from './path'
import { hasRoom } from './copies'
import { isVacant, mayBeVacant, rowCount, takesRows } from './rows'
import { OUTCOME } from '../form/outcome'
import { byOrden, renumbered } from '../form/dense'
import { removeAt, replaceAt, replaceQuestion } from './replace'
import { startQuestion, startResponse } from './response'
import { settleSection } from './settle'
import type { WallClock } from '../wall-clock'

/** Adds a blank row to a repeatable section, with the defaults of ANS-04 (ANS-09). */
export const addRow = (secciones: Section[], section: number, now: WallClock): Section[] =>
  replaceAt(secciones, section, (before) => {
    if (!takesRows(before) || !hasRoom(before.seccionesRepetibles)) return before
    const preguntas = before.preguntas.map((question) => startQuestion(question, now))
    if (isVacant(before)) return { ...before, preguntas, vacia: false }
    const row: SectionRow = { orden: before.seccionesRepetibles.length, preguntas }
    return { ...before, seccionesRepetibles: [...before.seccionesRepetibles, row] }
  })

/**
 * Removes a row of a repeatable section and renumbers the rest (ANS-09). Removing the first row (0) moves the
 * next one into its place; the only row stays, unless the section may be without any.
 */
export const removeRow = (secciones: Section[], section: number, row: number): Section[] =>
  replaceAt(secciones, section, (before) => {
    const rows = before.seccionesRepetibles
    const removed = rows[Math.max(row - 1, 0)]
    if (row === 0 && rows.length === 0 && mayBeVacant(before))
      return settleSection({ ...before, vacia: true })
    if (removed === undefined || row < 0) return before
    return settleSection({
      ...before,
      preguntas: row === 0 ? removed.preguntas : before.preguntas,
      seccionesRepetibles: removeAt(rows, Math.max(row - 1, 0)),
    })
  })

/** Adds a further answer to a repeatable question, with its default (ANS-09). */
export const addRepetition = (secciones: Section[], path: QuestionPath, now: WallClock): Section[] =>
  replaceQuestion(secciones, path, (question) => {
    if (!question.repetible || !hasRoom(question.repeticiones)) return question
    const repetition = { orden: question.repeticiones.length, ...startResponse(question, now) }
    return { ...question, repeticiones: [...question.repeticiones, repetition] }
  })

/**
 * Removes an answer of a repeatable question and renumbers the rest (ANS-09). Removing the first (repetition 0)
 * moves the next one into its place; the only answer stays.
 */
export const removeRepetition = (secciones: Section[], path: QuestionPath): Section[] =>
  replaceQuestion(secciones, path, (question) => {
    const index = Math.max(path.repetition - 1, 0)
    const removed = question.repeticiones[index]
    if (removed === undefined || path.repetition < 0) return question
    const repeticiones = renumbered(removeAt(question.repeticiones, index), byOrden)
    if (path.repetition > 0) return { ...question, repeticiones }
    const { orden: _orden, ...response } = removed
    return { ...question, ...response, repeticiones }
  })

/** Whether people may add a row: no rule says how many there are, and there are not as many as may be. */
export function mayGrow(section: Section): boolean {
  const { rows, most } = section[OUTCOME] ?? {}
  return rows === undefined && (most === undefined || rowCount(section) < Number(most))
}

/** As many rows as a rule says, in each section that has such a rule; those that are there stay (LOGIC-01). */
export const growRows = (secciones: Section[], now: WallClock): Section[] =>
  secciones.reduce((grown, section, at) => {
    const missing = (section[OUTCOME]?.rows ?? 0) - rowCount(section)
    return Array.from({ length: Math.max(missing, 0) }).reduce<Section[]>(
      (next) => addRow(next, at, now),
      grown,
    )
  }, secciones)
