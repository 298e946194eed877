import { useEffect, useState } from 'react'
import type { SummaryRequest } from '../../data/staff/form-summary'
import { listenSummary } from '../../data/staff/listen-summary'
import type { FormSummary } from '../../domain/statistics/aggregates/form-summary'

interface Heard {
  /** The request that it answers. */
  key: string
  summary: FormSummary | null
  error: unknown
}

/**
 * The statistics of a form, which follow what changes in the store.
 * @param request compared by its content, so that an equal object causes no new read
 */
export function useSummary(request: SummaryRequest) {
  const key = JSON.stringify(request)
  const [heard, setHeard] = useState<Heard | null>(null)
  const [tries, setTries] = useState(0)
  const [asked, setAsked] = useState({ key, request })
  if (asked.key !== key) setAsked({ key, request })
  useEffect(() => {
    return listenSummary(
      asked.request,
      (summary) => setHeard({ key: asked.key, summary, error: null }),
      (error) => setHeard({ key: asked.key, summary: null, error }),
    )
  }, [asked, tries])
  const isOfThis = heard?.key === key
  const hasFailed = isOfThis && heard.error !== null
  // A read that failed without network is repeated when the network is back.
  useEffect(() => {
    if (!hasFailed) return
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [hasFailed])
  function retry(): void {
    setHeard(null)
    setTries((count) => count + 1)
  }
  return {
    summary: isOfThis ? heard.summary : null,
    error: isOfThis ? heard.error : null,
    retry,
  }
}
