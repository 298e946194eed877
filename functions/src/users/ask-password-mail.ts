import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { ASK_PASSWORD } from '../../../src/domain/calls/ask-password'
import { PASSWORD_MAILS } from '../../../src/domain/store-paths'
import { callerNetwork } from '../limits/address'
import { PASSWORD_MAILS_PER_ADDRESS, PASSWORD_MAILS_PER_PERSON } from '../limits/params'
import { HOUR_MS, tryConsumeRateLimit, consumeRateLimit } from '../limits/rate-limit'
import { database } from '../platform/admin'
import { served } from '../platform/served'

/**
 * Has a mail sent with which the password of an address is chosen (AUTH-02), so many an hour for one address and from
 * one network. It only notes that one is wanted: a known and an unknown address get the same answer in the same time.
 * @throws HttpsError `invalid-argument`, `resource-exhausted`
 */
export const askPasswordMail = served(ASK_PASSWORD, async (request): Promise<{ status: 'ok' }> => {
  const { email, language, forOther } = request.checked()
  const who = callerNetwork(request)
  await consumeRateLimit({
    what: 'claves-red',
    who,
    most: PASSWORD_MAILS_PER_ADDRESS.value(),
    limit: 'requests',
  })
  const most = PASSWORD_MAILS_PER_PERSON.value()
  // Who fills somebody's mailbox is told nothing of it: a refusal would say that somebody else asks, too.
  if ((await tryConsumeRateLimit({ what: 'claves', who: email, most })) === 'taken') {
    const caduca = Timestamp.fromMillis(Date.now() + HOUR_MS)
    const wanted = {
      email,
      idioma: language,
      deOtro: forOther === true,
      fecha: FieldValue.serverTimestamp(),
      caduca,
    }
    await database().collection(PASSWORD_MAILS).add(wanted)
  }
  return { status: 'ok' }
})
