import { useQuery } from '@tanstack/react-query'
import { readSummary, type SummaryRequest } from '../../data/staff/form-summary'
import { addTo } from '../../domain/dates'
import { rangeOf, type Hours } from '../../domain/statistics/hours'
import { spanBefore, type Span } from '../../domain/statistics/period'
import { useAddressParams } from '../../lib/address-params'

/** With what a period is compared: as many days before, or the same days of the year before (STAT-08). */
export const COMPARISONS = ['before', 'lastYear'] as const
export type Comparison = (typeof COMPARISONS)[number]

const WORD = { before: 'anterior', lastYear: 'anio' } as const
/** How long counts of the past count as fresh. */
const FRESH_MS = 300_000

const spanOf = (comparison: Comparison, span: Span): Span =>
  comparison === 'before'
    ? spanBefore(span)
    : { from: addTo(span.from, -1, 'year'), to: addTo(span.to, -1, 'year') }

/** What the period is compared with, kept in the address; its counts are read only when it is asked for. */
export function useComparison(request: Omit<SummaryRequest, 'range'>, span: Span, hours: Hours) {
  const { params, put } = useAddressParams()
  const chosen = COMPARISONS.find((one) => WORD[one] === params.get('comparar')) ?? null
  const other = chosen && spanOf(chosen, span)
  const asked = other && { ...request, range: rangeOf(other, hours, request.timeZone) }
  const counts = useQuery({
    queryKey: ['form-summary', asked],
    queryFn: () => (asked ? readSummary(asked) : null),
    enabled: asked !== null,
    staleTime: FRESH_MS,
  })
  return {
    chosen,
    span: other,
    summary: counts.data ?? null,
    isFailed: counts.isError,
    retry: () => void counts.refetch(),
    choose: (next: Comparison | null) => put({ comparar: next === null ? '' : WORD[next] }),
  }
}
