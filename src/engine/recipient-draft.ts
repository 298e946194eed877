import type { Citizen } from '../domain/answer/answer'
import type { PersonKind } from '../domain/citizen/identity'

/** DOM id of the recipient's number, and the key of its problem. */
export const RECIPIENT_KEY = 'recipient-number'

/** What a draft keeps of whom the answer is about (ANS-22). */
export interface RecipientDraft {
  kind: PersonKind
  /** As typed. */
  number: string
  citizen: Citizen | null
  /** The link that was followed; '' for none. */
  hash: string
}
