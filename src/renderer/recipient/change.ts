import type { Citizen } from '../../domain/answer/answer'
import type { PersonKind } from '../../domain/citizen/identity'

/** What replaces the assigned person, once the user has confirmed (RECIP-04). */
export type Change = { kind: PersonKind } | { number: string } | { citizen: Citizen }
