import { oneAnswer } from '../../../src/domain/access/things'
import { ASK_PART, type AskPartFault, type AskPartResponse } from '../../../src/domain/calls/part'
import { changedMeanwhile, refusedWith } from '../answers/store-if-unchanged'
import { consumeRateLimit } from '../limits/rate-limit'
import { actorOf } from '../platform/audit'
import { served } from '../platform/served'
import { forbidden } from '../platform/errors'
import { staffCaller } from '../platform/staff-caller'
import { addressOf, askingAnswer, isWaiting } from './asking'
import { sendLink } from './send-link'

/** So often an hour one of the staff has links mailed. */
const MOST_PER_HOUR = 60

const refused = (reason: AskPartFault) => refusedWith(reason)

/**
 * Mails another person their link anew, as staff ask who may move the answer (REACH-11): the one before leads nowhere
 * from then on.
 * @throws HttpsError `permission-denied` who may not move it, also when there is none; `failed-precondition` with the
 * reason ({@link AskPartFault}); `aborted` when it was changed meanwhile; `resource-exhausted`, `invalid-argument`, those
 * of the mail server, and as {@link staffCaller}
 */
export const askPart = served(ASK_PART, async (request): Promise<AskPartResponse> => {
  const caller = await staffCaller(request)
  const { answerId } = request.checked()
  const asking = await askingAnswer(answerId)
  if (!asking || caller.ability.cannot('move', oneAnswer(asking.stored))) throw forbidden()
  if (!isWaiting(asking)) throw refused('over')
  if (addressOf(asking) === '') throw refused('address')
  const who = caller.user.username
  await consumeRateLimit({ what: 'partes pedidas', who, most: MOST_PER_HOUR, limit: 'account' })
  const sent = await sendLink(asking, actorOf(caller), new Date())
  if (sent === null) throw changedMeanwhile()
  return { sent }
})
