import type { CallableRequest } from 'firebase-functions/v2/https'
import type { StoredAnswer } from '../../../src/domain/answer/answer'
import type { AuditOrigin } from '../../../src/domain/audit/entry'
import { citizenOf, isOver } from '../../../src/domain/citizen/session'
import { notSignedIn } from './errors'
import { originOf, type WithOrigin } from './origin'

/** A citizen of the portal who calls. */
export interface CitizenCaller {
  uid: string
  /** As `datosCiudadano.id` of the own answers says it. */
  citizenId: string
  municipalityPath: string
  /** Where the call came from. */
  origin: AuditOrigin
}

/**
 * The citizen behind a call, by the claims of the ID token and within the hour since the portal's token was exchanged
 * (CIT-01). Nothing of the payload says who it is, and nothing is read.
 * @throws HttpsError `unauthenticated` for strangers, staff and whose hour is over
 */
export function citizenCaller(request: Pick<CallableRequest, 'auth'> & WithOrigin): CitizenCaller {
  const { auth } = request
  const citizen = auth && citizenOf(auth.token)
  if (!auth || !citizen || isOver(citizen, new Date())) throw notSignedIn()
  const { citizenId, municipio: municipalityPath } = citizen
  return { uid: auth.uid, citizenId, municipalityPath, origin: originOf(request) }
}

/** Whether an answer is the citizen's own: about them, to a form of that municipality's portal (CIT-04). */
export const isAbout = (
  citizen: CitizenCaller,
  { datosCiudadano, municipalityPath, opcionales }: StoredAnswer,
): boolean =>
  datosCiudadano?.id === citizen.citizenId &&
  municipalityPath === citizen.municipalityPath &&
  opcionales.citizenAssociationFromCitizenPortal
