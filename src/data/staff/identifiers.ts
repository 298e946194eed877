import type { Point } from '../../domain/point'
import {
  assetOf,
  GET_IDENTIFIER,
  GET_IDENTIFIERS,
  type GetIdentifierRequest,
  type GetIdentifiersRequest,
} from '../../domain/calls/identifiers'
import type { Asset } from '../../domain/incident/asset'
import { callStaff } from './callables'

/**
 * The assets around a point of which a form's incidents may be, nearest first (INC-03); none for a form without
 * incidents.
 * @throws DataError `outside` when the management system fails; see {@link callStaff}
 */
export async function assetsNear(formId: string, { lat, lng }: Point): Promise<Asset[]> {
  const request: GetIdentifiersRequest = { formId, latitud: lat, longitud: lng }
  const { result } = await callStaff(GET_IDENTIFIERS, request)
  return result.flatMap((identifier) => assetOf(identifier) ?? [])
}

/** One asset by its id; null when there is none, or it stands nowhere. Throws as {@link assetsNear}. */
export async function assetById(formId: string, idIdentifier: string): Promise<Asset | null> {
  const request: GetIdentifierRequest = { formId, idIdentifier }
  const response = await callStaff(GET_IDENTIFIER, request)
  return response.status === 'ok' ? assetOf(response.result) : null
}
