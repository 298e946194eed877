import {
  CREATE_TIPO_INCIDENCIA,
  type CreateTipoIncidenciaRequest,
} from '../../domain/calls/create-tipo-incidencia'
import {
  GET_MUNICORE_AREAS,
  type GetMuniCoreAreasRequest,
  type MuniCoreArea,
} from '../../domain/calls/get-municore-areas'
import { callStaff, changeByCall } from './callables'

/**
 * The areas of the management system that an incident can go to (EDIT-15).
 * @param municipalityPath the form's; the person's own one when it has none yet
 * @throws DataError `outside` when the management system fails; see {@link callStaff}
 */
export async function muniCoreAreas(municipalityPath?: string): Promise<MuniCoreArea[]> {
  const request: GetMuniCoreAreasRequest = municipalityPath ? { municipalityPath } : {}
  return (await callStaff(GET_MUNICORE_AREAS, request)).areas
}

/**
 * Makes an incident type in the management system (EDIT-19).
 * @param request `attempt` names what the type is for, as `${formId}/${version}/${stateId}`: the same attempt with the
 * same fields, repeated by a retry of the save, gives the type that it gave before
 * @returns the id of the incident type
 * @throws DataError `outside` when the management system fails; see {@link callStaff}
 */
export async function createIncidentType(request: CreateTipoIncidenciaRequest): Promise<string> {
  return (await changeByCall(CREATE_TIPO_INCIDENCIA, request)).id
}
