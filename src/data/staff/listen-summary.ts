import type { FormSummary } from '../../domain/statistics/aggregates/form-summary'
import { readCounts, type SummaryRequest } from './form-summary'

/**
 * The statistics of a form for a range (STAT-02, STAT-07), and again whenever an answer changes them. Then only the
 * open counts that changed are read, and all counts only after a folding.
 * @param onSummary takes the first one, and each one after
 * @param onError takes what keeps the first one from being read, as `readCounts` throws it
 * @returns stops listening
 */
export function listenSummary(
  request: SummaryRequest,
  onSummary: (summary: FormSummary) => void,
  onError: (error: unknown) => void,
): () => void {
  let ended = false
  let stop: (() => void) | null = null
  const begin = async () => {
    const first = await readCounts(request)
    if (ended) return
    onSummary(first.with(first.open))
    // When the SDK that listens cannot be loaded, the first summary stays.
    const { watchCounts } = await import('./live-summary').catch(() => ({ watchCounts: null }))
    if (!ended && watchCounts) stop = watchCounts(request, first, onSummary)
  }
  void begin().catch((error: unknown) => {
    if (!ended) onError(error)
  })
  return () => {
    ended = true
    stop?.()
  }
}
