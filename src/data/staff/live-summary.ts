import { collection, onSnapshot, type QuerySnapshot } from 'firebase/firestore'
import { openCountsFrom } from '../../domain/statistics/aggregates/counts'
import type { FormSummary } from '../../domain/statistics/aggregates/form-summary'
import { OPEN_COUNTS } from '../../domain/store-paths'
import { countReads } from '../read-counter'
import { countsOf, readCounts, type OpenByPath, type SummaryRead, type SummaryRequest } from './form-summary'
import { liveStore } from './live'

const LABEL = 'live statistics'
const HEARS_THE_SERVER = { includeMetadataChanges: true }

/** Whether both are of the same folding: only then do the folded counts that were read go with these open counts. */
function isOfOneFolding(one: OpenByPath, other: OpenByPath): boolean {
  const paths = new Set([...one.keys(), ...other.keys()])
  return [...paths].every((path) => (one.get(path)?.vuelta ?? 0) === (other.get(path)?.vuelta ?? 0))
}

/**
 * Listens to the open counts of a range: one read for each part, and one for each that changes. After a folding the
 * range is read anew, as its sums moved into other documents. A failure after the first summary changes nothing; the
 * next change tries again.
 * @param first what was read, and is shown
 * @returns stops listening
 */
export function watchCounts(
  request: SummaryRequest,
  first: SummaryRead,
  onSummary: (summary: FormSummary) => void,
): () => void {
  const heard = new Map(first.open)
  let read = first
  let reading = false
  let ended = false

  async function tell(): Promise<void> {
    if (isOfOneFolding(heard, read.open)) return onSummary(read.with(heard))
    if (reading) return
    reading = true
    try {
      read = await readCounts(request)
    } finally {
      reading = false
    }
    if (ended) return
    // What was read is of one moment. What was heard during the read is older, or the next change tells it.
    for (const [path, open] of read.open)
      if (open.vuelta > (heard.get(path)?.vuelta ?? 0)) heard.set(path, open)
    onSummary(read.with(isOfOneFolding(heard, read.open) ? heard : read.open))
  }

  const take = ({ metadata, docs }: QuerySnapshot): void => {
    if (metadata.fromCache) return
    for (const found of docs) heard.set(found.ref.path, openCountsFrom(found.data()))
    void tell().catch(() => undefined)
  }
  const stops = countsOf(request).map(({ path }) =>
    onSnapshot(
      collection(liveStore(), `${path}/${OPEN_COUNTS}`),
      HEARS_THE_SERVER,
      (snapshot) => {
        if (!snapshot.metadata.fromCache) countReads(Math.max(1, snapshot.docChanges().length), LABEL)
        take(snapshot)
      },
      () => undefined,
    ),
  )
  return () => {
    ended = true
    for (const stop of stops) stop()
  }
}
