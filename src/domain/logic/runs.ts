/** How parts of formulas run, made of how others do. */
import type { Run } from './compiled'
import { isOptions, isText, type Value } from './value'

/** What decides ends it: `and` ends at the first that is not true, `or` at the first that is. */
export const joined =
  (runs: readonly Run[], ends: boolean): Run =>
  (rows, reader) => {
    for (const run of runs) if ((run(rows, reader) === true) === ends) return ends
    return !ends
  }

/** Whether an option is among what was ticked. */
export const ticks =
  (run: Run, option: string): Run =>
  (rows, reader) => {
    const ticked = run(rows, reader)
    return isOptions(ticked) && ticked.includes(option)
  }

/** What is made of a text; blank for anything else. */
export const ofText =
  (run: Run, make: (text: string) => Value): Run =>
  (rows, reader) => {
    const value = run(rows, reader)
    return isText(value) ? make(value) : null
  }

/** An option by its id, as what was picked. */
export const asOption = (run: Run): Run => ofText(run, (id) => [id])
