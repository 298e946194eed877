import type { Form } from './form'
import { MAX_DRAFT_DAYS } from '../saved-draft/saved-draft'

/** For how many days drafts are kept when that is turned on. */
export const DEFAULT_DRAFT_DAYS = 15

/** The form with drafts kept for so many days; null for not at all, which is stored as nothing. */
export function withDraftDays(form: Form, days: number | null): Form {
  const { seguir: _days, ...without } = form
  return days === null ? without : { ...without, seguir: days }
}

/** Whether drafts cannot be kept for so many days. */
export const isDraftDaysFault = (days: number | undefined): boolean =>
  days !== undefined && !(Number.isInteger(days) && days >= 1 && days <= MAX_DRAFT_DAYS)
