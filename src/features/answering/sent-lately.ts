import type { SavedState } from './saved-state'

/** Where the last answer from this page ended. */
interface Sent {
  formId: string
  address: string
  state: SavedState
}

let last: Sent | null = null

/** Notes where an answer ended, as long as this page is open. */
export const noteSent = (sent: Sent): void => void (last = sent)

/**
 * Where whoever goes back from the end of an answer belongs: there again, not in an empty form (DAY-06).
 * @param isBack the form was come to by going back; going to it anew begins another answer
 */
export function sentLately(formId: string, isBack: boolean): Sent | null {
  if (!isBack) last = null
  return last?.formId === formId ? last : null
}
