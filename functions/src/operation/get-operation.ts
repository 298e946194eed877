import { GET_OPERATION, type GetOperationResponse } from '../../../src/domain/calls/operation'
import { byUrgency } from '../../../src/domain/operation/part'
import { served } from '../platform/served'
import { collectParts } from './collect-parts'
import { consumeLook, operatorOf } from './operator'

/**
 * How everything stands (OPS-05), what is broken first: for administrators the whole installation, for elevated
 * supervisors what is of their municipality.
 * @throws HttpsError of {@link operatorOf} and {@link consumeLook}, `invalid-argument`
 */
export const getOperation = served(GET_OPERATION, async (request): Promise<GetOperationResponse> => {
  const { caller, municipality } = await operatorOf(request)
  request.checked()
  await consumeLook(caller)
  return { parts: byUrgency(await collectParts(municipality, new Date())) }
})
