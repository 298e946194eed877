import type { AnswerEnvelope } from '../../../src/domain/answer/answer'
import { ANONYMOUS_AUTHOR } from '../../../src/domain/answer/submitted'
import {
  CONFIRMATIONS_PER_ACCOUNT,
  CONFIRMATIONS_PER_DAY,
  CONFIRMATIONS_PER_FORM,
  CONFIRMATIONS_PER_RECIPIENT,
} from '../limits/params'
import { HOUR_MS, tryConsumeRateLimit } from '../limits/rate-limit'

/**
 * Takes one of the confirmations that go to addresses which nobody proved (SEC-03): so many an hour for one account of a
 * stranger, to one address and for one form, and so many a day in the name of one municipality. Addresses are kept as
 * hashes.
 * @returns whether it may be sent; `busy` when too many come at the same moment to tell
 */
export async function tryConsumeConfirmation(
  { uid, creadoPor, idPlantilla, municipalityPath }: AnswerEnvelope,
  address: string,
): Promise<'taken' | 'none' | 'busy'> {
  const isStranger = creadoPor === ANONYMOUS_AUTHOR
  const counted = [
    ...(isStranger
      ? [{ what: 'confirmaciones cuenta', who: uid, most: CONFIRMATIONS_PER_ACCOUNT.value() }]
      : []),
    { what: 'confirmaciones', who: address.toLowerCase(), most: CONFIRMATIONS_PER_RECIPIENT.value() },
    { what: 'confirmaciones formulario', who: idPlantilla, most: CONFIRMATIONS_PER_FORM.value() },
    {
      ...{ what: 'confirmaciones municipio', who: municipalityPath, most: CONFIRMATIONS_PER_DAY.value() },
      windowMs: 24 * HOUR_MS,
    },
  ]
  for (const one of counted) {
    const taken = await tryConsumeRateLimit(one)
    if (taken !== 'taken') return taken
  }
  return 'taken'
}
