/** Reads what stands beside what can be picked: attributes of options, columns of a table. */
import type { Node, Run } from './compiled'
import { asOption } from './runs'
import type { Column, Type } from './scope'
import { isOptions, textValue, UNASKED } from './value'

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
