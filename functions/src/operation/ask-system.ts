import { askSystemRequestSchema, type AskSystemResponse } from '../../../src/domain/calls/operation'
import { checkedRequest } from '../platform/checked-request'
import { forbidden } from '../platform/errors'
import { askAgain } from './ask-systems'
import { consumeLook, operatorOf, type Asked } from './operator'

/**
 * Asks an outside system again whether it is there, without anything of ours.
 * @throws HttpsError of {@link operatorOf} and {@link consumeLook}, `invalid-argument`; `permission-denied` for who does not operate the whole installation
 */
export async function askSystem(request: Asked): Promise<AskSystemResponse> {
  const { caller, municipality } = await operatorOf(request)
  if (municipality !== null) throw forbidden()
  const { system } = checkedRequest(askSystemRequestSchema, request.data)
  await consumeLook(caller)
  return { works: await askAgain(system) }
}
