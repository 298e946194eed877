/**
 * What a formula works with. Each question says which of these its answer is, so that no formula knows how anything is
 * stored.
 */
import { decimal, Decimal } from './decimal'

export interface Point {
  lat: number
  lng: number
}

/**
 * A number is exact; a day is `YYYY-MM-DD`, a time of day `HH:mm`, a moment both,
 * `YYYY-MM-DDTHH:mm`, as the wall shows them; a choice is the ids of what was ticked.
 */
export type Known = Decimal | string | boolean | readonly string[] | Point
/** null is blank: not answered, not asked, or an empty list. */
export type Value = Known | null

/**
 * What a check reads of a question that is not asked, and what comes of that. It is told by being this very set: no other
 * is empty, because where nothing is ticked there is none.
 */
export const UNASKED: Value = []

/** Whether what a check comes to lets an answer pass: it is true, or what is asked does not decide it (decision 128). */
export const passes = (value: Value): boolean => value === true || value === UNASKED

export const VALUE_TYPES = ['number', 'text', 'yesNo', 'date', 'time', 'moment', 'options', 'place'] as const
export type ValueType = (typeof VALUE_TYPES)[number]

const TYPES: readonly string[] = VALUE_TYPES
export const isValueType = (name: string): name is ValueType => TYPES.includes(name)

export const isNumber = (value: Value): value is Decimal => value instanceof Decimal
export const isText = (value: Value): value is string => typeof value === 'string'
export const isOptions = (value: Value): value is readonly string[] => Array.isArray(value)
export const isPoint = (value: Value): value is Point =>
  typeof value === 'object' && value !== null && 'lat' in value

/** Longer numbers are no value: nobody counts with them, and they would grow with each multiplication. */
const MAX_DIGITS = 40
const WRITTEN = /^-?\d+(?:\.\d+)?$/

/** A number as it is written with a point; null for anything else, and for what is longer than a number may be. */
export function numberIn(text: string): Decimal | null {
  const isOne = text.length <= MAX_DIGITS + 2 && WRITTEN.test(text)
  return isOne ? decimal(text) : null
}

/** Most figures before the point: what is larger is blank, as what is divided by zero is. */
const MAX_WHOLE = 1_000

/** Cuts the digits that no sum of answers has, so that a long chain of multiplications stays short. */
export function bounded(number: Decimal): Decimal | null {
  const figures = String(number.abs().figures)
  if (figures.length - number.places > MAX_WHOLE) return null
  const isLonger = figures.replace(/0+$/, '').length > MAX_DIGITS
  return isLonger ? number.round(number.places + MAX_DIGITS - figures.length) : number
}

/** A text as a value: what nobody sees is nothing. */
export const textValue = (text: string): string | null => {
  const trimmed = text.trim().normalize('NFC')
  return trimmed === '' ? null : trimmed
}

/** Whether two values are the same one. */
export function isSameValue(one: Value, other: Value): boolean {
  if (one === other) return true
  if (isNumber(one)) return isNumber(other) && one.eq(other)
  if (isOptions(one)) return isOptions(other) && isSameSet(one, other)
  return isPoint(one) && isPoint(other) && one.lat === other.lat && one.lng === other.lng
}

const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id))

/** A number without what it needs not: '12.5', '-3', '0'. */
export const numberText = (number: Decimal): string => String(number)
