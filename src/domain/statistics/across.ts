import type { PlacedMunicipality } from '../geography/tree'
import type { Span } from './period'
import { byAnswers, shareOf } from './shares'

/** What was counted in a municipality. */
export interface MunicipalityRow extends Pick<
  PlacedMunicipality,
  'path' | 'nombre' | 'provincia' | 'pais' | 'inhabilitado'
> {
  answers: number
  /** Of all answers of the period, from 0 to 1. */
  share: number
  forms: number
  users: number
}
/** What was counted in a part of the period. */
export interface BucketRow {
  span: Span
  answers: number
  share: number
}
export interface Across {
  /** Answers of the period. */
  total: number
  /** Of as many days before. */
  before: number
  /** In the order of the calendar. */
  buckets: BucketRow[]
  /** Most answers first. */
  municipalities: MunicipalityRow[]
  /** Answers of places that are not among the municipalities, such as one whose document is damaged. */
  elsewhere: number
}

interface Counts {
  before: number
  buckets: readonly { span: Span; answers: number }[]
  municipalities: readonly {
    municipality: PlacedMunicipality
    answers: number
    forms: number
    users: number
  }[]
}

/**
 * The numbers of a period across municipalities (STAT-04). The parts of the period are all of it, so their sum is the
 * total: it needs no count of its own, and chart and total never disagree.
 */
export function across({ before, buckets, municipalities }: Counts): Across {
  const total = buckets.reduce((sum, { answers }) => sum + answers, 0)
  const inMunicipalities = municipalities.reduce((sum, { answers }) => sum + answers, 0)
  return {
    total,
    before,
    buckets: buckets.map((bucket) => ({ ...bucket, share: shareOf(bucket.answers, total) })),
    municipalities: byAnswers(
      municipalities.map(({ municipality: { path, nombre, provincia, pais, inhabilitado }, ...counted }) => ({
        ...{ path, nombre, provincia, pais, inhabilitado },
        ...counted,
        share: shareOf(counted.answers, total),
      })),
    ),
    // Answers may arrive between one count and the next.
    elsewhere: Math.max(0, total - inMunicipalities),
  }
}
