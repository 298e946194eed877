import { createsIncidents } from '../form/incidents'
import type { FormOptions } from '../form/options'
import { revisionToClose, type ChangesRequested, type RequestForChanges } from '../answer/corrections/request'

/** How far the review of an answer is: `En revisión`, `A corregir`, `Aprobado` (VIEW-02). */
export type ReviewBadge = 'inReview' | 'toCorrect' | 'approved'

/** How much is ticked, by kind. */
type Picked = Record<keyof ChangesRequested, readonly unknown[]>

/** Nothing is ticked to be looked at again. */
export const NO_PICKS: Picked = { answers: [], images: [], documents: [], sections: [] }

const hasPicks = (picks: Picked): boolean => Object.values(picks).some((items) => items.length > 0)

/**
 * Whether an answer can be reviewed at all: correcting applies only where the form knows its citizens from the portal
 * and makes incidents (§1.6). Elsewhere there is no badge, because "Aprobado" would say what nobody did.
 */
export const isReviewable = (options: FormOptions): boolean =>
  options.citizenAssociationFromCitizenPortal && createsIncidents(options)

/**
 * The badge of an answer by the rule of §1.2 (VIEW-02). A revision that nobody of the staff has looked at is in review
 * still (decision 078).
 * @param requests the answer's `requestsForChanges`, oldest first; only the last one counts
 * @param picks what the reader has ticked to be corrected and not sent yet
 */
export function reviewBadge(requests: readonly RequestForChanges[], picks: Picked): ReviewBadge {
  if (requests.at(-1)?.needCompletition || revisionToClose(requests)) return 'inReview'
  return hasPicks(picks) ? 'toCorrect' : 'approved'
}
