/** What the counter of a form's answers says, `contadores/respuestas`. */
export interface AnswerCounter {
  total: number
  /** How many of them are marked; older counters do not say. */
  invalidas: number
}

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/**
 * Whether a stored counter says no more than that there are answers (`respondido`): how many is kept in the work of the
 * form, where nothing limits them (decision 141). A total beside that is of a program from before, and may be old.
 */
export const saysOnlyAnswered = (fields: Record<string, unknown> | undefined): boolean =>
  fields?.respondido === true

/**
 * A stored counter; null where it is missing or says no total: how many answers there are is then not known, and never 0.
 * @param fields as stored; undefined when there is no document
 */
export function counterFrom(fields: Record<string, unknown> | undefined): AnswerCounter | null {
  if (saysOnlyAnswered(fields)) return null
  const { total, invalidas }: Record<string, unknown> = fields ?? {}
  return isCount(total) ? { total, invalidas: isCount(invalidas) ? invalidas : 0 } : null
}

/**
 * How many places of a limited form are taken (ANS-12): marked answers count nowhere, or anybody could close a form
 * with empty ones.
 */
export const placesTaken = ({ total, invalidas }: AnswerCounter): number => total - invalidas
