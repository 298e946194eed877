/** What an answer has in the counts of its form, as it is kept beside it, so that it can be taken out again. */
import * as z from 'zod/mini'
import { countedSchema, type Counted } from '../../work/counted'
import type { WorkState } from '../../work/form-work'
import type { Contribution, Move } from './contribution'
import type { Period } from './range'
import { withoutColleagues } from './states-summary'
import { difference, plus, NO_SUMS, sumsFrom, textOf, type Sums } from './sums'

export interface Applied {
  /** Null while the answer counts nowhere. */
  contribution: Contribution | null
  /** Each time that the answer left a state, in the order of time. */
  moves: readonly Move[]
  /** How it stands in the work of its form (DAY-04); null counts nowhere, or was not looked at yet. */
  standing: WorkState | null
  /** What it is in the number of answers of its form as. */
  counted: Counted
}

export const NOTHING_APPLIED: Applied = { contribution: null, moves: [], standing: null, counted: null }

/** Times that an answer left a state which are kept; nobody moves one so often. */
const MAX_MOVES = 100

/** Notes from before states had references name the position. */
const stateSchema = () => z.pipe(z.union([z.string(), z.number()]), z.transform(String))

const appliedSchema = z.object({
  hora: z._default(z.nullable(z.string()), null),
  autor: z._default(z.nullable(z.string()), null),
  sumas: z._default(z.string(), ''),
  movidas: z._default(
    z.array(
      z.object({
        ...{ at: z.number(), from: z.number() },
        enPlazo: z.optional(z.boolean()),
        asignado: z.optional(z.string()),
        deshace: z.optional(z.boolean()),
      }),
    ),
    [],
  ),
  trabajo: z._default(
    z.nullable(
      z.object({
        ...{ estado: z.nullable(stateSchema()), espera: z.boolean() },
        ...{ porRevisar: z._default(z.boolean(), false), dia: z.optional(z.string()) },
      }),
    ),
    null,
  ),
  contada: z._default(countedSchema, null),
})
type StoredApplied = z.infer<typeof appliedSchema>

/** Reads what was applied; nothing where there is no document. */
export function appliedFrom(data: unknown): Applied {
  const parsed = appliedSchema.safeParse(data)
  if (!parsed.success) return NOTHING_APPLIED
  const { hora: hour, autor: author, sumas, movidas, trabajo, contada } = parsed.data
  return {
    moves: movidas.map(({ at, from, enPlazo, asignado, deshace }) => ({
      ...{ at, from },
      ...(enPlazo !== undefined && { isInTerm: enPlazo, assignee: asignado ?? '' }),
      ...(deshace === true && { takesBack: true }),
    })),
    counted: contada,
    contribution: hour === null ? null : { hour, author, sums: sumsFrom(sumas) },
    standing: trabajo && {
      ...{ state: trabajo.estado, waits: trabajo.espera },
      isRevised: trabajo.porRevisar,
      ...(trabajo.dia !== undefined && { day: trabajo.dia }),
    },
  }
}

export const appliedToStore = ({ contribution, moves, standing, counted }: Applied): StoredApplied => ({
  hora: contribution?.hour ?? null,
  autor: contribution?.author ?? null,
  sumas: contribution ? textOf(contribution.sums) : '',
  movidas: moves.map(({ at, from, isInTerm, assignee, takesBack }) => ({
    ...{ at, from },
    ...(isInTerm !== undefined && { enPlazo: isInTerm, asignado: assignee ?? '' }),
    ...(takesBack === true && { deshace: true }),
  })),
  trabajo: standing && {
    ...{ estado: standing.state, espera: standing.waits },
    porRevisar: standing.isRevised,
    ...(standing.day !== undefined && { dia: standing.day }),
  },
  contada: counted,
})

/** Moves with one more; an event that comes again adds nothing. */
export function withMove(moves: readonly Move[], move: Move | null): readonly Move[] {
  if (move === null || moves.length >= MAX_MOVES || moves.some(({ at }) => at === move.at)) return moves
  return [...moves, move].sort((a, b) => a.at - b.at)
}

/** What has to be added to the counts of somebody, in an hour. */
export interface Difference {
  /** Null for those of the form. */
  author: string | null
  hour: Period
  sums: Sums
}

/**
 * What has to be added to the counts of the form and of the author, so that they have another contribution in the place
 * of the one that they have; nothing when both say the same.
 */
export function differences(before: Contribution | null, after: Contribution | null): Difference[] {
  const all: Difference[] = []
  const add = (author: string | null, hour: Period, sums: Sums) => {
    if (sums.size > 0) all.push({ author, hour, sums })
  }
  const exchange = (author: string | null, was: Contribution | null, is: Contribution | null) => {
    if (was && is && was.hour === is.hour) add(author, is.hour, difference(was.sums, is.sums))
    else {
      if (was) add(author, was.hour, plus(NO_SUMS, was.sums, -1))
      if (is) add(author, is.hour, is.sums)
    }
  }
  exchange(null, before, after)
  const authors = new Set([before?.author, after?.author].filter((author) => typeof author === 'string'))
  for (const author of authors) {
    const ofAuthor = (one: Contribution | null) =>
      one?.author === author ? { ...one, sums: withoutColleagues(one.sums) } : null
    exchange(author, ofAuthor(before), ofAuthor(after))
  }
  return all
}
