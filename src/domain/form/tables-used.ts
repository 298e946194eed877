/** The tables of its municipality from which questions of a form pick (KIND-09). */
import { canonical } from '../canonical'
import { kindOf } from './kinds'
import { tableRefIn, tableRefText, type TableRef } from '../tables/table-ref'
import { changeQuestion } from './edit-questions'
import type { Form } from './form'
import type { Question } from './question'
import { allQuestions } from './questions-of'
import type { Section } from './section'

/** The table and version that a question picks from; null where it asks otherwise, or none was chosen. */
export const tableRefOf = (
  question: Pick<Question, 'tipoPregunta' | 'tipoDato' | 'formato'>,
): TableRef | null => (kindOf(question) === 'table-choice' ? tableRefIn(question.formato) : null)

/** The versions of tables that are picked from, each once. */
export const tableRefsIn = (secciones: readonly Section[]): TableRef[] => [
  ...new Map(
    allQuestions(secciones).flatMap((question): [string, TableRef][] => {
      const ref = tableRefOf(question)
      return ref === null ? [] : [[question.formato, ref]]
    }),
  ).values(),
]

/** The tables that are picked from, each once. */
export const tablesUsed = (secciones: readonly Section[]): string[] => [
  ...new Set(tableRefsIn(secciones).map(({ table }) => table)),
]

/** Whether an edit goes on with the versions of its tables: it changes nothing of what is asked. */
export const keepsTables = (
  { secciones }: Pick<Form, 'secciones'>,
  stored: Pick<Form, 'secciones'> | null,
): boolean => stored !== null && canonical(stored.secciones) === canonical(secciones)

/**
 * The edited sections with the newest versions of their tables. What is asked of people only changes with an edit of what
 * is asked: otherwise they stay as stored.
 * @param newest versions by the name of their table; what is not in it stays
 */
export function followTables(
  { secciones }: Pick<Form, 'secciones'>,
  stored: Pick<Form, 'secciones'> | null,
  newest: ReadonlyMap<string, number>,
): Section[] {
  if (newest.size === 0 || keepsTables({ secciones }, stored)) return secciones
  return allQuestions(secciones).reduce((sections, question) => {
    const ref = tableRefOf(question)
    const version = ref && newest.get(ref.table)
    if (!ref || !version || version === ref.version) return sections
    const formato = tableRefText({ ...ref, version })
    return changeQuestion(sections, question.id, (one) => ({ ...one, formato }))
  }, secciones)
}
