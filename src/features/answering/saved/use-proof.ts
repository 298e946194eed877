import { useCallback } from 'react'
import { errorCodeOf, type DataErrorCode } from '../../../data/errors'
import { answerState, type GetAnswerStateResponse } from '../../../data/public/lookup'
import { useLoaded } from '../../../renderer/use-loaded'

/** Why nobody can say now whether a code is one: it may be. */
export type Unchecked = 'offline' | 'slow' | 'limited' | 'failed'

export type Proof =
  | { status: 'checking' }
  /** Received and in order, or received and not looked at yet. */
  | { status: 'received'; told: GetAnswerStateResponse }
  | { status: 'unknown' }
  | { status: 'noVale' }
  | { status: 'unchecked'; why: Unchecked }

const WHY: Partial<Record<DataErrorCode, Unchecked>> = {
  offline: 'offline',
  timeout: 'slow',
  limited: 'limited',
}

/**
 * What the server says of a code that a page shows (REACH-09): an address alone proves nothing, because anybody can
 * write one.
 * @returns the proof, and what asks again
 */
export function useProof(formId: string, code: string): [Proof, () => void] {
  const ask = useCallback(() => answerState(code, formId), [code, formId])
  const [asked, again] = useLoaded(ask)
  return [proofOf(asked), again]
}

function proofOf(asked: ReturnType<typeof useLoaded<GetAnswerStateResponse>>[0]): Proof {
  if (asked.status === 'loading') return { status: 'checking' }
  if (asked.status === 'done') {
    return asked.value.recepcion === 'noVale'
      ? { status: 'noVale' }
      : { status: 'received', told: asked.value }
  }
  const code = errorCodeOf(asked.error)
  return code === 'notFound' ? { status: 'unknown' } : { status: 'unchecked', why: WHY[code] ?? 'failed' }
}
