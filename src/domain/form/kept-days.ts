import type { Form } from './form'
import { MAX_KEPT_DAYS } from '../kept-draft/kept-draft'

/** For how many days drafts are kept when that is turned on. */
export const USUAL_KEPT_DAYS = 15

/** The form with drafts kept for so many days; null for not at all, which is stored as nothing. */
export function keepDraftsFor(form: Form, days: number | null): Form {
  const { seguir: _days, ...without } = form
  return days === null ? without : { ...without, seguir: days }
}

/** Whether drafts cannot be kept for so many days. */
export const isKeptDaysFault = (days: number | undefined): boolean =>
  days !== undefined && !(Number.isInteger(days) && days >= 1 && days <= MAX_KEPT_DAYS)
