/** The part of a form's work that comes from the answers counted into one open document (decision 064). */
import * as z from 'zod/mini'
import { moment } from '../schema'
import { plusWork, type FormWork, type WorkChange } from './form-work'

export interface Tally extends WorkChange {
  /** When one of the answers came, moved or was corrected last; null of none. */
  cambio: Date | null
}

export const NO_TALLY: Tally = {
  ...{ total: 0, espera: 0, porRevisar: 0, cambio: null },
  ...{ porEstado: new Map(), porDia: new Map() },
}

const number = () => z._default(z.number(), 0)
const storedSchema = z.object({
  trabajo: z.object({
    total: number(),
    espera: number(),
    porRevisar: number(),
    porEstado: z._default(z.record(z.string(), z.number()), {}),
    porDia: z._default(z.record(z.string(), z.number()), {}),
    cambio: moment(),
  }),
})

const counts = (stored: Record<string, number>): Map<string, number> =>
  new Map(Object.entries(stored).filter(([, count]) => count !== 0))

/** Reads what an open document has of the work; nothing from a damaged one or one from before. */
export function tallyFrom(data: unknown): Tally {
  const parsed = storedSchema.safeParse(data)
  if (!parsed.success) return NO_TALLY
  const { trabajo } = parsed.data
  return { ...trabajo, porEstado: counts(trabajo.porEstado), porDia: counts(trabajo.porDia) }
}

/** The numbers of some work as they are stored. */
export const workToStore = ({
  total,
  espera,
  porRevisar,
  porEstado,
  porDia,
}: WorkChange): Pick<FormWork, 'total' | 'espera' | 'porRevisar' | 'porEstado' | 'porDia'> => ({
  total,
  espera,
  porRevisar,
  porEstado: Object.fromEntries(porEstado),
  porDia: Object.fromEntries(porDia),
})

/** The later of two moments. */
export const later = (one: Date | null, other: Date | null): Date | null =>
  one === null || (other !== null && other > one) ? other : one

/** What all the open documents of a form come to: the work of the form. */
export const tallied = (tallies: readonly Tally[]): Tally =>
  tallies.reduce((all, one) => ({ ...plusWork(all, one), cambio: later(all.cambio, one.cambio) }), NO_TALLY)

/** What the document of a form's work says; nothing of none. */
export const workFields = (work: FormWork | null): Tally & Pick<FormWork, 'ultima'> =>
  work
    ? {
        ...{ total: work.total, espera: work.espera, porRevisar: work.porRevisar },
        ...{ porEstado: counts(work.porEstado), porDia: counts(work.porDia) },
        ...{ ultima: work.ultima, cambio: work.cambio },
      }
    : { ...NO_TALLY, ultima: null }
