import type { SavedState } from './saved-state'

/** The last answer that was sent from this page, and its last page. */
interface Sent {
  formId: string
  address: string
  state: SavedState
}

let last: Sent | null = null

/** Remembers an answer that was sent, as long as this page is open. */
export const noteSent = (sent: Sent): void => void (last = sent)

/**
 * A person who goes back from the last page of an answer is led there again, not into an empty form (DAY-06).
 * @param isBack whether the back button led to the form; a link begins another answer
 */
export function sentLately(formId: string, isBack: boolean): Sent | null {
  if (!isBack) last = null
  return last?.formId === formId ? last : null
}
