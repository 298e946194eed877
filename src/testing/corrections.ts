/** Corrections and requests for tests: what a supervisor does to an answer, told as it is done. */
import type { StoredAnswer } from '../domain/answer/answer'
import { compactSections } from '../domain/answer/compact'
import type { Picks } from '../domain/correction/ask'
import { correctAnswer, type Correction } from '../domain/correction/correct'
import { reviseAnswer } from '../domain/correction/revise'
import type { FormVersion } from '../domain/form/form'
import { NO_OPTIONS, type FormOptions } from '../domain/form/options'
import type { Section } from '../domain/form/section'

/** Options of a form whose answers are corrected: portal and incidents (CORR-01). */
export const REVIEWED: FormOptions = {
  ...NO_OPTIONS,
  citizenAssociationFromCitizenPortal: true,
  incidentes: true,
}

export const SUPERVISOR = { email: 'sara@villadelrio.test', username: 'sara' }

/** A correction of nothing; takes what the test is about. */
export const aCorrection = (given: Partial<Correction> = {}): Correction => ({
  secciones: null,
  ubicacion: null,
  request: null,
  ...given,
})

/** What is asked back, without words and date. */
export const askingFor = (picks: Picks) => ({ ...picks, comment: '', vence: null })

/** The stored answer after a supervisor's correction. Throws the reason when it is not taken. */
export function corrected(
  version: FormVersion,
  stored: StoredAnswer,
  given: Partial<Correction>,
  now: Date,
): StoredAnswer {
  const outcome = correctAnswer(version, stored, aCorrection(given), { madeBy: SUPERVISOR, now })
  if (typeof outcome === 'string') throw new Error(outcome)
  const { edit, request } = outcome
  return {
    ...stored,
    editsBySupervisor: [...(stored.editsBySupervisor ?? []), ...(edit ? [edit] : [])],
    requestsForChanges: [...(stored.requestsForChanges ?? []), ...(request ? [request] : [])],
  }
}

/** The stored answer after the citizen's revision. Throws the reason when it is not taken. */
export function revised(
  version: FormVersion,
  stored: StoredAnswer,
  secciones: Section[],
  now: Date,
): StoredAnswer {
  const outcome = reviseAnswer(version, stored, compactSections(secciones), now)
  if (typeof outcome === 'string') throw new Error(outcome)
  const { revisedDateTime, ...rest } = outcome
  const requests = stored.requestsForChanges ?? []
  return {
    ...stored,
    secciones: rest.secciones,
    requestsForChanges: requests.map((one, at) =>
      at === requests.length - 1 ? { ...one, needCompletition: false, revisedDateTime } : one,
    ),
  }
}
