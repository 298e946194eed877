import * as z from 'zod/mini'
import type { Pick } from '../domain/correction/ask'
import { partRefShape, TARGETS } from '../domain/answer/corrections/spot'

const picksSchema: z.ZodMiniType<Pick[]> = z.array(z.object({ ...partRefShape, parte: z.enum(TARGETS) }))

const keyOf = (answerId: string): string => `muni-review-picks:${answerId}`

/** What was ticked in the view of an answer in this tab; nothing when it cannot be read. */
export function reviewPicks(answerId: string): Pick[] {
  try {
    const parsed = picksSchema.safeParse(JSON.parse(sessionStorage.getItem(keyOf(answerId)) ?? '[]'))
    return parsed.success ? parsed.data : []
  } catch {
    return []
  }
}

/** Keeps what is ticked over a reload; without room in the tab's storage it lasts as long as the page. */
export function keepReviewPicks(answerId: string, picks: readonly Pick[]): void {
  try {
    if (picks.length === 0) sessionStorage.removeItem(keyOf(answerId))
    else sessionStorage.setItem(keyOf(answerId), JSON.stringify(picks))
  } catch {
    // The ticks are still on the page.
  }
}

/** Hands over what was ticked in the view to whoever corrects the answer now. */
export function takeReviewPicks(answerId: string): Pick[] {
  const picks = reviewPicks(answerId)
  keepReviewPicks(answerId, [])
  return picks
}
