/** The part of a whole, from 0 to 1; nothing of nothing is nothing. */
export const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)

/** How much more there is than before, as a part of what there was: 0.5 for half as much again; null after nothing. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : (now - before) / before

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
