import { LaterSection } from '../parts/LaterSection'

/** DOM id of the heading, to which the focus goes when this part is opened. */
export const RECIPIENT_HEADING = 'recipient-heading'

const load = async () => (await import('./parts')).loadRecipientFields()

/** Whom the answer is about, before everything else (ANS-02, RECIP-01). */
export const RecipientSection = () => (
  <LaterSection heading={RECIPIENT_HEADING} part="recipient" load={load} />
)
