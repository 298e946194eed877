import { createContext, useContext } from 'react'
import { completionOf } from '../../../domain/correction/locks'
import type { Answer } from '../../../domain/answer/answer'
import { isReviewable } from '../../../domain/correction/badge'
import { createChangeRequest, EMPTY_CHANGE_REQUEST } from '../../../engine/correction/change-request'
import { keepReviewPicks, reviewPicks } from '../../../lib/review-picks'

/** What is ticked in the view to be asked of the citizen again (VIEW-03, CORR-04). */
export type ReviewPicks = ReturnType<typeof createReviewPicks>

/** Begins with what was ticked in this tab before. */
export function createReviewPicks(answerId: string) {
  const items = reviewPicks(answerId)
  const sections = [...new Set(items.map(({ seccionId }) => seccionId))]
  const ask = createChangeRequest({ ...EMPTY_CHANGE_REQUEST, sections, items }, () =>
    keepReviewPicks(answerId, ask.get().items),
  )
  return ask
}

/** Whether an answer can be asked for again at all; who may is another question. */
export const canBeAsked = (answer: Answer): boolean =>
  isReviewable(answer.opcionales) && completionOf(answer) !== 'sealed'

/** Null where the reader may not ask the citizen. */
export const ReviewPicksContext = createContext<ReviewPicks | null>(null)

export const useReviewPicks = (): ReviewPicks | null => useContext(ReviewPicksContext)
