/**
 * What is written without a type of its own, as what is expected of it: a day or a time of day written as a text, nothing
 * at all, and an option that another one names in its attributes.
 */
import { isCalendarDay, isTimeOfDay } from '../wall-clock'
import type { Node } from './compiled'
import type { Expression } from './expression'
import type { Param } from './function-spec'
import { isText, isValueType, type Value } from './value'

const CALLS: readonly string[] = ['blank', 'attribute']
const asOption = (value: Value): Value => (isText(value) ? [value] : null)

/** Whether it takes the type of what stands beside it, rather than giving that one its own. */
export const isAdaptable = (at: Expression | undefined): boolean =>
  at?.kind === 'literal' || (at?.kind === 'call' && CALLS.includes(at.name))

/**
 * The part of a formula with the type that is expected; null where it cannot have that.
 * @param of of which question, where an option is expected
 */
export function adapted(
  at: Expression,
  { run }: Node,
  { is, of }: { is: Param; of?: string | undefined },
): Node | null {
  if (at.kind === 'call' && at.name === 'blank' && isValueType(is))
    return { type: { is, ...(of !== undefined && { of }) }, run }
  if (at.kind === 'call' && at.name === 'attribute' && is === 'options' && of !== undefined)
    return { type: { is, of }, run: (rows, reader) => asOption(run(rows, reader)) }
  if (at.kind !== 'literal' || !isText(at.value)) return null
  if (is === 'date' && isCalendarDay(at.value)) return { type: { is }, run }
  return is === 'time' && isTimeOfDay(at.value) ? { type: { is }, run } : null
}
