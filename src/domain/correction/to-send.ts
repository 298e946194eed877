/** What is sent of a stored answer that somebody completed, corrected or revised. */
import type { StoredSection } from '../answer/submitted'
import type { SubmittedSignature } from '../answer/submitted-signature'
import type { Location } from '../form/form'
import type { Pick } from './ask'
import type { RowChange } from './removed'

interface OfAnswer {
  answerId: string
  /** `lastUpdate` of the answer that it is about, in milliseconds: another one is stored meanwhile otherwise. */
  lastUpdate: number | null
}

/** What was filled into an incomplete answer (COMP-01). */
export interface CompletionToSend extends OfAnswer {
  /** All sections, with what was there before. */
  secciones: StoredSection[]
  signatures: SubmittedSignature[]
  /** The state to move to; null leaves it. */
  estado: number | null
}

/** What a supervisor corrects and asks for (CORR-02, CORR-04). */
export interface CorrectionToSend extends OfAnswer {
  /** All sections as they were put right; null leaves them. */
  secciones: StoredSection[] | null
  rows: RowChange[]
  /** The place, where it was put right; null leaves it. */
  ubicacion: Location | null
  /** What the citizen should look at again; null for nothing. */
  request: { sections: string[]; items: Pick[]; comment: string; vence: number | null } | null
}

/** What a citizen revised (CORR-05). */
export interface RevisionToSend extends OfAnswer {
  secciones: StoredSection[]
  ubicacion: Location | null
}
