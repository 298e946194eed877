import { errorCodeOf } from '../../../data/errors'
import type { AnswerRow } from '../../../domain/answers-list/row'
import type { Outcome } from './work-through'

/** Longer than a request may wait in the browser and in the service: what is not there then did not happen. */
const LATEST_MS = 60_000
const PACE_MS = 4_000

/** The answer as it stands once the work on it is found done; null while it is not. */
export type Look = (answer: AnswerRow) => Promise<AnswerRow | null>

/** Whether the work may have been done, or may still be, although no response came. */
export const isUncertain = ({ failure }: Outcome): boolean => failure === 'timeout' || failure === 'unsure'

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, PACE_MS)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

async function lookAt(outcome: Outcome, look: Look): Promise<Outcome> {
  try {
    const done = await look(outcome.answer)
    return done ? { answer: done, failure: null } : { answer: outcome.answer, failure: 'timeout' }
  } catch (error) {
    // Who may not read it any more learns no more by asking again.
    const isFinal = errorCodeOf(error) === 'forbidden' || errorCodeOf(error) === 'notFound'
    return { answer: outcome.answer, failure: isFinal ? 'forbidden' : 'unsure' }
  }
}

/**
 * Looks what became of answers whose work got no response, again and again until each was found done or no request can
 * be on its way any more. After an abort the rest stays `unsure`.
 * @param onLooking told before each look how many are uncertain still
 */
export async function settleLate(
  outcomes: readonly Outcome[],
  look: Look,
  { signal, onLooking }: { signal: AbortSignal; onLooking: (uncertain: number) => void },
): Promise<Outcome[]> {
  const latest = Date.now() + LATEST_MS
  let settled = [...outcomes]
  while (settled.some(isUncertain) && !signal.aborted) {
    onLooking(settled.filter(isUncertain).length)
    settled = await Promise.all(settled.map((one) => (isUncertain(one) ? lookAt(one, look) : one)))
    if (Date.now() >= latest) return settled
    if (settled.some(isUncertain)) await pause(signal)
  }
  return settled.map((one) => (isUncertain(one) ? { answer: one.answer, failure: 'unsure' } : one))
}
