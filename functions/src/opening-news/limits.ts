import {
  OPENING_MAILS_PER_ADDRESS,
  OPENING_MAILS_PER_DAY,
  OPENING_MAILS_PER_FORM,
  OPENING_MAILS_PER_RECIPIENT,
} from '../limits/params'
import { callerNetwork } from '../limits/address'
import { consumeRateLimit, HOUR_MS, tryConsumeRateLimit } from '../limits/rate-limit'
import type { WithOrigin } from '../platform/origin'

/**
 * Counts a mail to an address that nobody proved (SEC-03): so many an hour for one network and one form, and so many a
 * day in the name of one municipality.
 * @throws HttpsError `resource-exhausted` with details `{ limit }`
 */
export async function consumeOpeningMail(
  call: WithOrigin,
  formId: string,
  municipality: string,
): Promise<void> {
  const [who, most] = [callerNetwork(call), OPENING_MAILS_PER_ADDRESS.value()]
  await consumeRateLimit({ what: 'apertura red', who, most, limit: 'address' })
  const ofForm = { what: 'apertura formulario', who: formId, most: OPENING_MAILS_PER_FORM.value() }
  await consumeRateLimit({ ...ofForm, limit: 'form' })
  await consumeRateLimit({
    ...{ what: 'apertura municipio', who: municipality, most: OPENING_MAILS_PER_DAY.value() },
    ...{ limit: 'form', windowMs: 24 * HOUR_MS },
  })
}

/** Whether an address may get one more such mail within the hour; who asks is not told. It is kept as a hash. */
export const mayGetOpeningMail = async (address: string): Promise<boolean> =>
  (await tryConsumeRateLimit({
    ...{ what: 'apertura', who: address.toLowerCase(), most: OPENING_MAILS_PER_RECIPIENT.value() },
  })) === 'taken'
