/** Formulas as people read them: parts are called by their titles. */
import { withReferences } from '../logic/print'
import { questionListsOf } from './questions-of'
import type { Section } from './section'
import { withoutAnswers } from '../text/without-answers'

/** What parts of a form are called, by their ids. */
export interface FormulaNames {
  part: (id: string) => string | undefined
  /** An option of a question. */
  option: (question: string, id: string) => string | undefined
}

/** What the parts of a form are called in it. */
export function namesIn(secciones: readonly Section[]): FormulaNames {
  const parts = new Map<string, string>()
  const options = new Map<string, string>()
  const name = (id: string, title: string): void => void parts.set(id, withoutAnswers(title))
  for (const { id, titulo } of secciones) name(id, titulo)
  for (const { conditions } of secciones) for (const { id, condition } of conditions) name(id, condition)
  for (const section of secciones)
    for (const { questions } of questionListsOf(section))
      for (const { id, titulo, opciones } of questions) {
        name(id, titulo)
        for (const option of opciones) options.set(`${id} ${option.id}`, option.texto)
      }
  return {
    part: (id) => parts.get(id),
    option: (question, id) => options.get(`${question} ${id}`),
  }
}

/** A formula in which each reference is the title of what it names, and an option its words: `«Edad» >= 18`. */
export const formulaInWords = (formula: string, names: FormulaNames): string =>
  withReferences(
    formula,
    ({ id, option }) => ({
      id: option === null ? (names.part(id) ?? id) : (names.option(id, option) ?? option),
      option: null,
    }),
    ({ id }) => `«${id}»`,
  )
