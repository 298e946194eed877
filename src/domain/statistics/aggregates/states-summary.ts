/** What the statistics of a form show of its states and their terms (STAT-02, REACH-08), from its sums. */
import { monthFrom } from './range'
import { partsOf, type Sums } from './sums'

/** How often answers left a state in which they had a term, and how often within it. */
export interface TermCount {
  termed: number
  inTerm: number
}

/** A state that answers stand in, or stood in. */
export interface StateSummary extends TermCount {
  /** Its reference, see `form/part-ref.ts`. */
  ref: string
  /** As it was called in those answers: a state that was renamed since has two. */
  nombre: string
  /** Answers that stand in it now. */
  answers: number
  /** How often an answer left it. */
  left: number
  /** Minutes that those had stood in it, in all. */
  minutes: number
}

export interface StatesSummary {
  states: StateSummary[]
  /** By the month `YYYY-MM` in which the state was left, in the order of the calendar. */
  termMonths: ({ month: string } & TermCount)[]
  /** By whose turn the answers were, '' for nobody's; most first. */
  termPeople: ({ usuario: string } & TermCount)[]
}

/** What a key of {@link StatesSummary} begins with. */
export const STATE_KEY = { stands: 'e', left: 'w', termMonth: 'tm', termPerson: 'tu' } as const
const OF_STATES = new RegExp(`^(?:${Object.values(STATE_KEY).join('|')})/`)

/** The last part of a key, and what it counts. */
export const LEFT = { times: 'n', minutes: 'm', termed: 't', inTerm: 'i' } as const

/** The sums of somebody's own answers: how colleagues keep terms is not theirs to read. */
export const withoutColleagues = (sums: Sums): Sums =>
  new Map([...sums].filter(([key]) => !key.startsWith(`${STATE_KEY.termPerson}/`)))

type Counts = Partial<Record<'answers' | 'left' | 'minutes' | 'termed' | 'inTerm', number>>

const FIELD: Partial<Record<string, keyof Counts>> = {
  [LEFT.times]: 'left',
  [LEFT.minutes]: 'minutes',
  [LEFT.termed]: 'termed',
  [LEFT.inTerm]: 'inTerm',
}

/** Numbers by what they are of, in the order in which it came. */
function counter() {
  const all = new Map<string, Counts>()
  return {
    add: (of: string, field: keyof Counts, count: number): void => {
      const counts = all.get(of) ?? {}
      all.set(of, { ...counts, [field]: (counts[field] ?? 0) + count })
    },
    each: <T>(read: (of: string, counts: Required<Counts>) => T): T[] =>
      [...all].map(([of, counts]) =>
        read(of, { answers: 0, left: 0, minutes: 0, termed: 0, inTerm: 0, ...counts }),
      ),
  }
}

/** The states and terms of a range. */
export function statesIn(sums: Sums): StatesSummary {
  const [states, months, people] = [counter(), counter(), counter()]
  for (const [key, count] of sums) {
    // Most of thousands of keys are of questions.
    if (!OF_STATES.test(key)) continue
    const [what, ...parts] = partsOf(key)
    const field = FIELD[parts.at(-1) ?? '']
    const state = JSON.stringify(parts.slice(0, 2))
    if (what === STATE_KEY.stands) states.add(state, 'answers', count)
    else if (field === undefined) continue
    else if (what === STATE_KEY.left) states.add(state, field, count)
    else if (what === STATE_KEY.termMonth) months.add(monthFrom(Number(parts[0])), field, count)
    else if (what === STATE_KEY.termPerson) people.add(parts[0] ?? '', field, count)
  }
  return {
    states: states.each((of, counts) => {
      const [ref, nombre]: string[] = JSON.parse(of)
      return { ref: ref ?? '', nombre: nombre ?? '', ...counts }
    }),
    termMonths: months
      .each((month, { termed, inTerm }) => ({ month, termed, inTerm }))
      .sort((one, other) => (one.month < other.month ? -1 : 1)),
    termPeople: people
      .each((usuario, { termed, inTerm }) => ({ usuario, termed, inTerm }))
      .sort((one, other) => other.termed - one.termed),
  }
}
