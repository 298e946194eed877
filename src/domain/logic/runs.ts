/** How parts of formulas run, made of how others do. */
import type { Run } from './compiled'
import type { Reader, Rows } from './scope'
import { isOptions, isText, UNASKED, type Value } from './value'

/**
 * What decides ends it: `and` ends at the first that is not true, `or` at the first that is. What is not asked decides
 * nothing.
 */
export const joined =
  (runs: readonly Run[], ends: boolean): Run =>
  (rows, reader) => {
    let end: Value = !ends
    for (const run of runs) {
      const value = run(rows, reader)
      if (value === UNASKED) end = value
      else if ((value === true) === ends) return ends
    }
    return end
  }

/** One of two ways, by a condition. */
export const chosen =
  (holds: Run, yes: Run, no: Run): Run =>
  (rows, reader) => {
    const value = holds(rows, reader)
    return value === UNASKED ? value : (value === true ? yes : no)(rows, reader)
  }

/** Whether an option is among what was ticked. */
export const ticks =
  (run: Run, option: string): Run =>
  (rows, reader) => {
    const ticked = run(rows, reader)
    return ticked === UNASKED ? ticked : isOptions(ticked) && ticked.includes(option)
  }

/** What is made of a text; blank for anything else that is asked. */
export const ofText =
  (run: Run, make: (text: string) => Value): Run =>
  (rows, reader) => {
    const value = run(rows, reader)
    if (isText(value)) return make(value)
    return value === UNASKED ? value : null
  }

/** An option by its id, as what was picked. */
export const asOption = (run: Run): Run => ofText(run, (id) => [id])

/** Each combination of rows of lists that stand in each other. */
export function rowsOver([list, ...inner]: readonly string[], rows: Rows, reader: Reader): Rows[] {
  if (list === undefined) return [rows]
  return Array.from({ length: reader.size(list, rows) }, (_, row) => ({ ...rows, [list]: row })).flatMap(
    (one) => rowsOver(inner, one, reader),
  )
}
