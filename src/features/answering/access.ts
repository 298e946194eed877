import { errorCodeOf, LimitError, SavedBefore, serviceFailureOf } from '../../data/errors'
import { isSaveLimit } from '../../domain/failures/limit'
import type { ServiceFailure } from '../../domain/failures/service-failure'
import type { ClosedReason, FormVersion } from '../../domain/form/form'
import type { SaveFailure } from '../../engine/saving'
import { allQuestions } from '../../domain/form/questions-of'

/** Why a form cannot be answered now; each has its page. */
export type Refusal =
  | 'missing'
  | 'deleted'
  | 'closed'
  | 'late'
  | 'blocked'
  | 'forbidden'
  | 'answered'
  | 'damaged'
  | 'empty'
  | 'offline'
  | 'failed'
  | ServiceFailure

/** Why a form is not answered by this way. */
type WayRefusal = 'portal' | 'notPortal' | 'otherMunicipality'

/** Why somebody who is not staff cannot answer a form. */
export type PublicRefusal = Refusal | WayRefusal

const OF_REASON = { eliminado: 'deleted', limite: 'closed', municipio: 'blocked' } as const

/** Why a form takes no answers. */
export const refusalOfReason = (motivo: ClosedReason | null): (typeof OF_REASON)[ClosedReason] =>
  motivo ? OF_REASON[motivo] : 'closed'

/** Why a form could not be read (ANS-11, "Bad input"). */
export function refusalOfError(error: unknown): Refusal {
  const code = errorCodeOf(error)
  if (code === 'notFound') return 'missing'
  if (code === 'forbidden' || code === 'damaged') return code
  return code === 'offline' ? code : (serviceFailureOf(error) ?? 'failed')
}

/** A form that asks nothing cannot be answered. */
export const refusalOfContent = ({ secciones }: Pick<FormVersion, 'secciones'>): Refusal | null =>
  allQuestions(secciones).length === 0 ? 'empty' : null

/** Whether a stranger may answer this version. */
export function publicRefusal(version: FormVersion): PublicRefusal | null {
  if (!version.opcionales.publico) return 'portal'
  return refusalOfContent(version)
}

/** Whether a citizen who came from the portal of that municipality may answer this version (CIT-02). */
export function portalRefusal(version: FormVersion, municipalityPath: string): PublicRefusal | null {
  if (!version.opcionales.citizenAssociationFromCitizenPortal) return 'notPortal'
  if (version.municipalityPath !== municipalityPath) return 'otherMunicipality'
  return refusalOfContent(version)
}

/** Why a save failed (ANS-14, ANS-15). */
export function saveFailureOf(error: unknown): SaveFailure {
  if (error instanceof SavedBefore) return 'earlier'
  if (error instanceof LimitError && isSaveLimit(error.limit)) return `limit.${error.limit}`
  const service = serviceFailureOf(error)
  if (service) return service
  if (errorCodeOf(error) === 'offline') return 'offline'
  return errorCodeOf(error) === 'forbidden' ? 'refused' : 'failed'
}
