/** Numbers that answers give, as sums that come out the same in any order: whole hundredths, never fractions. */
import { BASE_KEYS } from './base-keys'
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

/** Buckets of numbers that have the same count of figures. */
const PER_POWER = 90
/** Numbers below it have a bucket of their own. */
const TOLD_APART = 100

/**
 * The bucket that a number falls into, by its first two figures: numbers from 0 to 99 are told apart whole, 1,234 is
 * among those from 1,200 on. Buckets are numbered one after the other, those of negative numbers from -1 down, so that
 * what stands side by side has numbers side by side (STAT-07).
 * @param hundredths of the number
 */
export function bucketOf(hundredths: number): number {
  const size = Math.abs(hundredths)
  if (size < TOLD_APART) return hundredths
  const power = Math.floor(Math.log10(size)) - 1
  return Math.sign(hundredths) * (PER_POWER * power + Math.floor(size / 10 ** power))
}

/**
 * From which hundredths on a bucket reaches, from which on it does not any more, and which of them is nearest to 0: a
 * whole number stands there on both sides of it.
 */
export function bucketEnds(bucket: number): { from: number; to: number; nearest: number } {
  const place = Math.abs(bucket)
  const power = place < TOLD_APART ? 0 : Math.floor((place - TOLD_APART) / PER_POWER) + 1
  const width = 10 ** power
  const nearest = Math.sign(bucket) * (place - PER_POWER * power) * width
  // Below 0 what is nearest to 0 is the upper end.
  const from = bucket < 0 ? nearest - width + 1 : nearest
  return { from, to: from + width, nearest }
}

/** The hundredths in the middle of a bucket, which are in it themselves. */
export function middleOf(bucket: number): number {
  const { from, to, nearest } = bucketEnds(bucket)
  return nearest + Math.sign(bucket) * Math.floor((to - from) / 2)
}

/** What a number adds to the sums of its question. */
export function sumsOfHundredths(question: string, hundredths: number): [string, number][] {
  const square = BigInt(hundredths) * BigInt(hundredths)
  return [
    [keyOf('q', question, BASE_KEYS.sum), hundredths],
    [keyOf('q', question, BASE_KEYS.squaresUpper), Number(square / SQUARES_LOWER)],
    [keyOf('q', question, BASE_KEYS.squaresLower), Number(square % SQUARES_LOWER)],
  ]
}

/** What a number adds to its question. */
export function numberSums(question: string, respuesta: unknown): [string, number][] {
  const hundredths = hundredthsOf(respuesta)
  if (hundredths === null) return [[keyOf('q', question, BASE_KEYS.beyond), 1]]
  return [...sumsOfHundredths(question, hundredths), [keyOf('q', question, 'b', bucketOf(hundredths)), 1]]
}

/** A sum of hundredths as a number. */
export const fromHundredths = (hundredths: number): number => hundredths / HUNDREDTHS

/** A sum of squares from both of its parts. */
export const squaresOf = (upper: number, lower: number): number =>
  (upper * Number(SQUARES_LOWER) + lower) / (HUNDREDTHS * HUNDREDTHS)
