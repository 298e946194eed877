import { ASK_SYSTEM, type AskSystemResponse } from '../../../src/domain/calls/operation'
import { served } from '../platform/served'
import { forbidden } from '../platform/errors'
import { askAgain } from './ask-systems'
import { consumeLook, operatorOf } from './operator'

/**
 * Asks an outside system again whether it is there, without anything of ours.
 * @throws HttpsError of {@link operatorOf} and {@link consumeLook}, `invalid-argument`; `permission-denied` for who does not operate the whole installation
 */
export const askSystem = served(ASK_SYSTEM, async (request): Promise<AskSystemResponse> => {
  const { caller, municipality } = await operatorOf(request)
  if (municipality !== null) throw forbidden()
  const { system } = request.checked()
  await consumeLook(caller)
  return { works: await askAgain(system) }
})
