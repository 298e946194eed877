import type { Citizen } from '../../domain/answer/answer'
import type { PersonKind } from '../../domain/citizen/identity'

/** What a person wants instead of whoever is assigned; done once they have confirmed (RECIP-04). */
export type Change = { kind: PersonKind } | { number: string } | { citizen: Citizen }
