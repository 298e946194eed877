/** Numbers that answers give, as sums that come out the same in any order: whole hundredths, never fractions. */
import { keyOf } from './sums'

/** A number beyond it counts, but is in no sum: it was typed by mistake, and would drown all others. */
export const MAX_SUMMED_NUMBER = 1_000_000_000
/** Numbers are asked for with two decimals at most (ANS-05). */
const HUNDREDTHS = 100
/** Squares of hundredths have up to 22 figures: the upper and the lower ones are summed each by themselves. */
const SQUARES_LOWER = 10n ** 10n

/** A number as it is stored, in hundredths; null when it is none or too large for a sum. Never throws. */
export function hundredthsOf(respuesta: unknown): number | null {
  if (typeof respuesta !== 'string') return null
  const text = respuesta.trim().replace(',', '.')
  if (!/^-?\d{1,12}(\.\d{1,9})?$/.test(text)) return null
  const number = Number(text)
  return Math.abs(number) <= MAX_SUMMED_NUMBER ? Math.round(number * HUNDREDTHS) : null
}

/**
 * The bucket that a number falls into, by its first two figures: numbers from 0 to 99 are told apart whole, 1,234 is
 * among those from 1,200 on.
 * @param hundredths of the number
 * @returns the bucket's number nearest to 0, in hundredths
 */
export function bucketOf(hundredths: number): number {
  const size = Math.abs(hundredths)
  const step = 10 ** Math.max(0, Math.floor(Math.log10(size || 1)) - 1)
  return Math.sign(hundredths) * Math.floor(size / step) * step || 0
}

/** How wide a bucket is, in hundredths. */
export const widthOf = (bucket: number): number =>
  10 ** Math.max(0, Math.floor(Math.log10(Math.abs(bucket) || 1)) - 1)

/** What a number adds to its question. */
export function numberSums(question: string, respuesta: unknown): [string, number][] {
  const hundredths = hundredthsOf(respuesta)
  if (hundredths === null) return [[keyOf('q', question, 'x'), 1]]
  const square = BigInt(hundredths) * BigInt(hundredths)
  return [
    [keyOf('q', question, 'n'), 1],
    [keyOf('q', question, 's'), hundredths],
    [keyOf('q', question, 'u'), Number(square / SQUARES_LOWER)],
    [keyOf('q', question, 'l'), Number(square % SQUARES_LOWER)],
    [keyOf('q', question, 'b', bucketOf(hundredths)), 1],
  ]
}

/** A sum of hundredths as a number. */
export const fromHundredths = (hundredths: number): number => hundredths / HUNDREDTHS

/** A sum of squares from both of its parts. */
export const squaresOf = (upper: number, lower: number): number =>
  (upper * Number(SQUARES_LOWER) + lower) / (HUNDREDTHS * HUNDREDTHS)
