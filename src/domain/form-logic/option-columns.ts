/** The columns in which formulas look up which option was picked: what is kept with each (LOGIC-02). */
import type { Question } from '../form/question'
import type { Column } from '../logic/scope'
import { attributesOf } from './attributes'

/** What is kept with the options under a name; undefined where none has it. */
export function optionColumn({ opciones }: Question, name: string): Column | undefined {
  const found = opciones.flatMap(({ id, atributos }) =>
    attributesOf(atributos)
      .filter((one) => one.name === name)
      .map((one) => ({ ...one, id })),
  )
  const [first] = found
  if (!first) return undefined
  const cells = new Map(found.map(({ id, value }) => [id, value]))
  const { question } = first
  return question !== null && found.every((one) => one.question === question)
    ? { of: question, cells }
    : { cells }
}
