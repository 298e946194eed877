import { emptyRequestSchema, type GetOperationResponse } from '../../../src/domain/calls/operation'
import { byUrgency } from '../../../src/domain/operation/part'
import { checkedRequest } from '../platform/checked-request'
import { collectParts } from './collect-parts'
import { consumeLook, operatorOf, type Asked } from './operator'

/**
 * How everything stands (OPS-05), what is broken first: for administrators the whole installation, for elevated
 * supervisors what is of their municipality.
 * @throws HttpsError of {@link operatorOf} and {@link consumeLook}, `invalid-argument`
 */
export async function getOperation(request: Asked): Promise<GetOperationResponse> {
  const { caller, municipality } = await operatorOf(request)
  checkedRequest(emptyRequestSchema, request.data)
  await consumeLook(caller)
  return { parts: byUrgency(await collectParts(municipality, new Date())) }
}
