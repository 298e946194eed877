import {
  CREATE_CITIZEN,
  GET_CITIZEN,
  GET_CITIZEN_BY_HASH,
  type CreateCitizenRequest,
  type GetCitizenByHashRequest,
  type GetCitizenRequest,
  type GetCitizenResponse,
} from '../../domain/calls/citizens'
import type { FoundCitizen } from '../../domain/citizen/citizen'
import { callStaff, changeByCall } from './callables'

const whoIn = (response: GetCitizenResponse): FoundCitizen | null =>
  response.status === 'ok' ? response.result : null

/**
 * The person or legal entity with a number in the management system; null when there is none (RECIP-01).
 * @throws DataError `outside` when the management system fails; see {@link callStaff}
 */
export async function findCitizen(municipioPath: string, dni: string): Promise<FoundCitizen | null> {
  const request: GetCitizenRequest = { dni, municipioPath }
  return whoIn(await callStaff(GET_CITIZEN, request))
}

/** The person or legal entity that a link names; null when there is none (RECIP-06). Throws as {@link findCitizen}. */
export async function findCitizenByHash(municipioPath: string, hash: string): Promise<FoundCitizen | null> {
  const request: GetCitizenByHashRequest = { hash, municipioPath }
  return whoIn(await callStaff(GET_CITIZEN_BY_HASH, request))
}

/**
 * Creates a person or legal entity in the management system (RECIP-03): once for each `attempt`.
 * @returns the new id; null when somebody has that number already
 * @throws as {@link findCitizen}
 */
export async function createCitizen(request: CreateCitizenRequest): Promise<string | null> {
  const response = await changeByCall(CREATE_CITIZEN, request)
  return response.status === 'ok' ? response.result.idCitizen : null
}
