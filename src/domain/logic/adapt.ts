/**
 * What is written without a type of its own, as what is expected of it: a day or a time of day written as a text, nothing
 * at all, an option that another one names in its attributes, what a column says, and a moment where its day or its time
 * of day is meant.
 */
import { dayPart, isCalendarDay, isTimeOfDay, isWallClock, timePart } from '../wall-clock'
import type { Node } from './compiled'
import type { Expression } from './expression'
import type { Param } from './function-spec'
import { asOption, ofText } from './runs'
import type { Type } from './scope'
import { seldom } from './seldom'
import { isText, isValueType } from './value'

const CALLS: readonly string[] = ['blank', 'attribute', 'lookup']

/** Whether it takes the type of what stands beside it, rather than giving that one its own. */
export const isAdaptable = (at: Expression | undefined): boolean =>
  at?.kind === 'literal' || (at?.kind === 'call' && CALLS.includes(at.name))

/**
 * The part of a formula with the type that is expected; null where it cannot have that.
 * @param of of which question, where an option is expected
 */
export function adapted(
  at: Expression,
  node: Node,
  { is, of }: { is: Param; of?: string | undefined },
): Node | null {
  const { type, run } = node
  if (type?.is === 'moment' && is === 'date') return { type: { is }, run: ofText(run, dayPart) }
  if (type?.is === 'moment' && is === 'time') return { type: { is }, run: ofText(run, timePart) }
  if (at.kind === 'call' && at.name === 'lookup') return seldom('columns')(node, is)
  if (at.kind === 'call' && at.name === 'blank' && isValueType(is))
    return { type: { is, ...(of !== undefined && { of }) }, run }
  if (at.kind === 'call' && at.name === 'attribute' && is === 'options' && of !== undefined)
    return { type: { is, of }, run: asOption(run) }
  if (at.kind !== 'literal' || !isText(at.value)) return null
  if (is === 'date' && isCalendarDay(at.value)) return { type: { is }, run }
  if (is === 'moment' && isWallClock(at.value)) return { type: { is }, run }
  return is === 'time' && isTimeOfDay(at.value) ? { type: { is }, run } : null
}

/**
 * The outcome of a formula as what is expected of it. Where that is a moment, a day says which: its beginning, or as a
 * bound all of it.
 */
export function fitted(at: Expression, node: Node, expected: Type): Node | null {
  const fits = adapted(at, node, expected)
  if (fits || expected.is !== 'moment') return fits
  return node.type?.is === 'date' ? node : adapted(at, node, { is: 'date' })
}

/** Whether each is a moment: beside a day, moments are compared by theirs. */
export const isOfMoments = (args: readonly Expression[], nodes: readonly Node[]): boolean =>
  nodes.every((node, index) => {
    const at = args[index]
    return !node.type || node.type.is === 'moment' || (at && adapted(at, node, { is: 'moment' }))
  })
