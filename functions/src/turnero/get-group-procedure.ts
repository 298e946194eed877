import {
  GET_TURNERO_GROUP_PROCEDURE,
  type GetTurneroGroupProcedureRequest,
  type GetTurneroGroupProcedureResponse,
} from '../../../src/domain/calls/get-turnero-group-procedure'
import { actsFor } from '../../../src/domain/access/places'
import { MUNICIPALITIES } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { served } from '../platform/served'
import { formEditor, type StaffCaller } from '../platform/staff-caller'
import { municipalityFor } from '../platform/municipality'
import { listGroups } from './list-groups'

/** Municipalities with one id that are looked through for one that the caller acts for. */
const MAX_SAME_ID = 10

/** Where the municipality stands that a request names by its path or by its id outside; by default the own one. */
async function pathOf(
  { user }: StaffCaller,
  { municipalityPath, municipalityId }: GetTurneroGroupProcedureRequest,
): Promise<string> {
  if (municipalityPath !== undefined) return municipalityPath
  if (municipalityId === undefined) return user.municipalityPath
  const municipalities = database().collectionGroup(MUNICIPALITIES)
  const { docs } = await municipalities.where('idMuniCore', '==', municipalityId).limit(MAX_SAME_ID).get()
  return docs.map(({ ref }) => ref.path).find((path) => actsFor(user, path)) ?? ''
}

/**
 * The agendas of a municipality for which a form may book appointments (EDIT-14), with whatever else the system says
 * about each.
 * @throws HttpsError of {@link formEditor}, {@link municipalityFor} and {@link listGroups}, `invalid-argument`
 */
export const getTurneroGroupProcedure = served(
  GET_TURNERO_GROUP_PROCEDURE,
  async (request): Promise<GetTurneroGroupProcedureResponse> => {
    const caller = await formEditor(request)
    const requested = request.checked()
    const municipality = await municipalityFor(caller, await pathOf(caller, requested))
    return listGroups(municipality.idMuniCore, requested.typeProcedureId)
  },
)
