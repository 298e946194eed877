import { equivalents } from './equivalent'

/** A fault that was put into the code, and whether a test noticed it. */
export interface Outcome {
  /** Where it stands and what it says, so that it is known again when other code changes. */
  id: string
  line: number
  isNoticed: boolean
}

/** What was noticed in lines, survivors first, and how many of a hundred, the explained ones with them. */
export function report(name: string, outcomes: readonly Outcome[]) {
  const survivors = outcomes.filter(({ isNoticed }) => !isNoticed)
  const unexplained = survivors.filter(({ id }) => !equivalents.has(id))
  const lines = [
    `${name}: ${outcomes.length} faults, ${outcomes.length - survivors.length} noticed, ` +
      `${survivors.length} not (${survivors.length - unexplained.length} of them explained).`,
    ...survivors.map(({ id, line }) => `  line ${line}: ${id}${said(id)}`),
  ]
  return { lines, noticed: 100 * (1 - unexplained.length / Math.max(1, outcomes.length)) }
}

const said = (id: string): string => {
  const why = equivalents.get(id)
  return why === undefined ? '' : `\n    ${why}`
}
