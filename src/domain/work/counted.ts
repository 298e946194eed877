/** The number of answers of a form, summed from what each of them is in it as (ANS-12, ALIST-01). */
import * as z from 'zod/mini'
import { counterFrom, type AnswerCounter } from '../answer/counter'

/** What an answer is counted as: one that is in order, or one that is marked; null is not counted. */
export const countedSchema = z.nullable(z.enum(['valida', 'invalida']))
export type Counted = z.infer<typeof countedSchema>

/** What an answer is to be counted as. Whether anybody can read it does not matter: it is there. */
export const countedAs = (stored: { invalida?: unknown } | undefined): Counted =>
  stored ? (stored.invalida === true ? 'invalida' : 'valida') : null

export const NONE_COUNTED: AnswerCounter = { total: 0, invalidas: 0 }

/**
 * A number of answers with another one added.
 * @param times how often; -1 takes it out
 */
export const plusCounted = (one: AnswerCounter, other: AnswerCounter, times = 1): AnswerCounter => ({
  total: one.total + times * other.total,
  invalidas: one.invalidas + times * other.invalidas,
})

const numberOf = (counted: Counted): AnswerCounter => ({
  total: counted === null ? 0 : 1,
  invalidas: counted === 'invalida' ? 1 : 0,
})

/** What has to be added so that an answer is counted as this in the place of as that. */
export const countedChange = (before: Counted, after: Counted): AnswerCounter =>
  plusCounted(numberOf(after), numberOf(before), -1)

export const isSameCount = (one: AnswerCounter, other: AnswerCounter): boolean =>
  one.total === other.total && one.invalidas === other.invalidas

const storedSchema = z.object({ respuestas: z.record(z.string(), z.unknown()) })

/** How many answers an open document, or the work of a form, says; null in one that does not say. */
export function readStoredCount(data: unknown): AnswerCounter | null {
  const parsed = storedSchema.safeParse(data)
  return parsed.success ? counterFrom(parsed.data.respuestas) : null
}

/** How many answers were counted into an open document; none in one from before. */
export const countedIn = (data: unknown): AnswerCounter => readStoredCount(data) ?? NONE_COUNTED
