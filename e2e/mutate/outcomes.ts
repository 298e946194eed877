import { equivalents } from './equivalent'
import type { Mutant } from './mutants'
import type { Noticed } from './probe'

/** What was noticed in lines, survivors first, and how many of those nobody has explained. */
export function report(name: string, mutants: readonly Mutant[], noticed: readonly Noticed[]) {
  const known = new Set(noticed.map(({ id }) => id))
  const survivors = mutants.filter(({ id }) => !known.has(id))
  const unexplained = survivors.filter(({ id }) => !equivalents.has(id))
  const lines = [
    `${name}: ${mutants.length} weakened conditions, ${mutants.length - survivors.length} noticed, ` +
      `${survivors.length} not (${survivors.length - unexplained.length} of them explained).`,
    ...survivors.map(({ id, line }) => `  line ${line}: ${id}${said(id)}`),
  ]
  return { lines, unexplained: unexplained.length }
}

const said = (id: string): string => {
  const why = equivalents.get(id)
  return why === undefined ? '' : `\n    ${why}`
}
