/** Reads what stands beside what can be picked: attributes of options, columns of a table. */
import { isCalendarDay, isTimeOfDay } from '../wall-clock'
import type { Node, Run } from './compiled'
import type { Param } from './function-spec'
import { asOption, ofText } from './runs'
import type { Column, Type } from './scope'
import { isOptions, isValueType, numberIn, textValue, UNASKED, type Value } from './value'

const TEXT: Type = { is: 'text' }

/** What the option that is asked about has under a name. */
export const attributeNode = (name: string): Node => ({
  type: TEXT,
  run: (_rows, reader) => textValue(reader.attribute?.(name) ?? ''),
})

/**
 * What a column says of what was picked.
 * @param id of the question
 * @param picked reads what was picked
 */
export function lookupNode({ cells, of }: Column, id: string, name: string, picked: Run): Node {
  const cellOf: Run = (rows, reader) => {
    const options = picked(rows, reader)
    if (options === UNASKED) return options
    const [one = ''] = isOptions(options) ? options : []
    return textValue((cells ? cells.get(one) : reader.cell?.(id, name, rows)) ?? '')
  }
  if (of === undefined) return { type: TEXT, run: cellOf }
  return { type: { is: 'options', of }, run: asOption(cellOf) }
}

/** What a column says, as a number, a day or a time of day; what it does not write so is nothing. */
const READ: Partial<Record<Param, (text: string) => Value>> = {
  number: (text) => numberIn(text.replace(',', '.')),
  date: (text) => (isCalendarDay(text) ? text : null),
  time: (text) => (isTimeOfDay(text) ? text : null),
}

/** The column as what is expected of it; null for what it cannot be. */
export function columnAs({ type, run }: Node, is: Param): Node | null {
  const read = READ[is]
  if (type?.is !== 'text' || !read || !isValueType(is)) return null
  return { type: { is }, run: ofText(run, read) }
}
