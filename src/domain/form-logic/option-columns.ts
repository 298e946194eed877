/** The columns in which formulas look up what was picked: attributes of options, and columns of a table (LOGIC-02). */
import type { Question } from '../form/question'
import type { Column, Named } from '../logic/scope'
import { shapeOf } from '../form/kinds'
import { attributesOf } from './attributes'

/** What is kept with the options under a name; undefined where none has it. */
function optionColumn({ opciones }: Question, name: string): Column | undefined {
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

/** Columns of the table are not known where formulas are worked out: what one does not have is blank. */
const tableColumn = (): Column => ({ cells: null })

/** Where a formula may look in a question: of what is picked, one thing at a time, and by people. */
export function columnsOf(question: Question): Pick<Named, 'column'> {
  const shape = shapeOf(question)
  if (shape === 'option') return { column: (name) => optionColumn(question, name) }
  return shape === 'entry' && question.calculo === '' ? { column: tableColumn } : {}
}
