/** What parts of formulas come to, made of what others come to. */
import type { Run } from './compiled'
import { isOptions, isText } from './value'

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

/** Whether a text is so; blank for none. */
export const fitting =
  (run: Run, is: (text: string) => boolean): Run =>
  (rows, reader) => {
    const value = run(rows, reader)
    return isText(value) ? is(value) : null
  }
