import { allQuestions } from './questions-of'
import type { Section } from './section'

/** Most letters of a question's short name. */
export const MAX_CODE = 40

/** Whether a text can be a question's short name, by which formulas and files call it (LOGIC-01). */
export const isCode = (text: string): boolean => text.length <= MAX_CODE && /^[a-z][a-z0-9_]*$/.test(text)

/** Whether every short name can be one, and no two questions have the same. */
export function hasSoundCodes(secciones: readonly Section[]): boolean {
  const codes = allQuestions(secciones).flatMap(({ codigo }) => (codigo === '' ? [] : [codigo]))
  return codes.every(isCode) && new Set(codes).size === codes.length
}
