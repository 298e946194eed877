/** The part of a whole, from 0 to 1; nothing of nothing is nothing. */
export const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)

/** How much more there is than before, as a part of what there was: 0.5 for half as much again; null after nothing. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : (now - before) / before

/**
 * How many answers a day came, as far as it is told: to one decimal, below one to two, as `0.32` for two a week.
 * @param days how many the period has, at least one
 */
export function answersPerDay(answers: number, days: number): number {
  const rate = answers / days
  const parts = rate < 1 ? 100 : 10
  return Math.round(parts * rate) / parts
}

/** How many answers something has. */
export interface Counted {
  nombre: string
  answers: number
}

/** Most answers first; those with as many by name (STAT-04). */
export const byAnswers = <T extends Counted>(counted: readonly T[]): T[] =>
  [...counted].sort(
    (one, other) => other.answers - one.answers || one.nombre.localeCompare(other.nombre, 'es'),
  )
