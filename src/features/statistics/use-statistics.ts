import { useQuery } from '@tanstack/react-query'
import { afterFailure } from '../../data/errors'
import { COUNTRY_TREE } from '../../data/staff/country-tree'
import { countAnswersAcross, countMunicipalitySizes } from '../../data/staff/statistics'
import { municipalitiesOf } from '../../domain/geography/tree'
import { across, type Across } from '../../domain/statistics/across'
import { bucketsOf, type BucketUnit } from '../../domain/statistics/buckets'
import type { Span } from '../../domain/statistics/period'
import { useZone } from '../../lib/zone'

/** How long counts count as fresh: each costs reads, and people who compare periods go back and forth. */
const FRESH_MS = 300_000

export interface Statistics extends Across {
  unit: BucketUnit
  countedAt: Date
}

/** The numbers of a period across municipalities (STAT-04); `countAnswersAcross` says how many reads they cost. */
export function useStatistics(span: Span) {
  const { unit, buckets } = bucketsOf(span)
  const tree = useQuery(COUNTRY_TREE)
  const timeZone = useZone()
  const municipalities = municipalitiesOf(tree.data ?? [])
  const paths = municipalities.map(({ path }) => path)
  const known = { enabled: tree.data !== undefined, staleTime: FRESH_MS }
  const answers = useQuery({
    queryKey: ['answers-across', span, paths, timeZone],
    queryFn: ({ signal }) => countAnswersAcross({ span, buckets, municipalities: paths, timeZone, signal }),
    ...known,
  })
  const sizes = useQuery({
    queryKey: ['municipality-sizes', paths],
    queryFn: ({ signal }) => countMunicipalitySizes(paths, signal),
    ...known,
  })
  const reads = [tree, answers, sizes]
  const failures = reads.map(afterFailure)
  const numbers =
    tree.data && answers.data && sizes.data
      ? across({
          before: answers.data.before,
          buckets: buckets.map((part, index) => ({ span: part, answers: answers.data.buckets[index] ?? 0 })),
          municipalities: municipalities.map((municipality, index) => ({
            municipality,
            answers: answers.data.municipalities[index] ?? 0,
            forms: sizes.data[index]?.forms ?? 0,
            users: sizes.data[index]?.users ?? 0,
          })),
        })
      : null
  return {
    statistics: numbers && answers.data && { ...numbers, unit, countedAt: answers.data.countedAt },
    isFailed: failures.some(({ error }) => error !== null),
    isStale: failures.some(({ isStale }) => isStale),
    isFetching: reads.some(({ isFetching }) => isFetching),
    /** Reads again what failed. */
    retry: () => {
      for (const read of reads) if (read.isError) void read.refetch()
    },
    /** Counts everything again. */
    refresh: () => {
      for (const read of [answers, sizes]) void read.refetch()
    },
  }
}
