import pMap from 'p-map'
import { errorCodeOf, type DataErrorCode } from '../../../data/errors'
import type { AnswerRow } from '../../../domain/answers-list/row'

/** Browsers send six requests at once to one server; one is left for the rest of the page. */
const MAX_AT_ONCE = 5

/**
 * Why nothing was done to one answer for a reason of its own: mails that may be sent, an address that takes none, a hold,
 * a person who may not have it, what the bin does not give back.
 */
export type OwnReason = 'quota' | 'off' | 'refused' | 'held' | 'person' | 'inBin'

/** Says so from within the work. */
export class NotDoneError extends Error {
  constructor(readonly reason: OwnReason) {
    super(reason)
  }
}

/** The outcome for one answer: the answer as it is now, or why nothing was done to it. */
export type Outcome =
  | { answer: AnswerRow; failure: null }
  | { answer: AnswerRow; failure: DataErrorCode | OwnReason | 'stopped' }

const failureOf = (error: unknown): DataErrorCode | OwnReason =>
  error instanceof NotDoneError ? error.reason : errorCodeOf(error)

/**
 * Does something to answers one by one, some at a time. A failure of one does not stop the others (DAY-03). After an
 * abort no further one is begun, and the rest is `stopped`.
 * @param work gives the answer as it stands afterwards
 * @param onDone told after each how many are done
 * @returns what became of each, in their order
 */
export async function workThrough(
  answers: readonly AnswerRow[],
  work: (answer: AnswerRow) => Promise<AnswerRow>,
  { signal, onDone }: { signal: AbortSignal; onDone: (done: number) => void },
): Promise<Outcome[]> {
  let done = 0
  const one = async (answer: AnswerRow): Promise<Outcome> => {
    if (signal.aborted) return { answer, failure: 'stopped' }
    try {
      return { answer: await work(answer), failure: null }
    } catch (error) {
      return { answer, failure: failureOf(error) }
    } finally {
      done += 1
      onDone(done)
    }
  }
  return pMap(answers, one, { concurrency: MAX_AT_ONCE })
}
