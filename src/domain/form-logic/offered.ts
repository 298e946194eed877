/** Which options of a question are offered. */
import { mapSame } from '../form/dense'
import type { Option } from '../form/question'
import type { Run } from '../logic/compiled'
import type { Reader } from '../logic/scope'
import { attributeOf } from './attributes'
import type { Item } from './item'
import { asHidden } from './outcomes'

/**
 * Options as their own rules and the filter of their question say.
 * @param holds whether a rule is true, by a reader
 */
export const offered = (
  opciones: Option[],
  { filter, options }: Item,
  holds: (rule: Run, by: Reader) => boolean,
  reader: Reader,
): Option[] =>
  mapSame(opciones, (option) => {
    const rule = options.find(({ id }) => id === option.id)
    const attribute = (name: string): string => attributeOf(option.atributos, name)
    const hides =
      (rule !== undefined && !holds(rule.run, reader)) ||
      (filter !== null && !holds(filter, { ...reader, attribute }))
    return asHidden(option, hides)
  })
