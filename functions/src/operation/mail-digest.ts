import { logger } from 'firebase-functions/v2'
import words from '../../../locales/es/operation.json'
import { NO_SENDER } from '../../../src/domain/geography/sender'
import { BASE_LANGUAGE } from '../../../src/domain/language'
import { wordOf, worthTelling, type Part } from '../../../src/domain/operation/part'
import { DIGEST_PATH } from '../../../src/domain/store-paths'
import { letterFrom } from '../mail/letter'
import { submitMail } from '../mail/smtp'
import { database } from '../platform/admin'
import { fill } from '../platform/fill'
import { idempotencyKey } from '../platform/idempotency'
import { APP_URL } from '../platform/params'
import { wordingFor } from '../platform/wording'
import { collectParts } from './collect-parts'
import { administrators } from './staff-addresses'

const SAID: Record<string, string> = words.said

/** What is the matter with a part, in a line: how many, and nobody's name. */
function lineOf(part: Part): string {
  const word = wordOf(part)
  const said = SAID[word] ?? SAID[`${word}_${part.count === 1 ? 'one' : 'other'}`] ?? ''
  return `${words.parts[part.name]}: ${fill(said, { count: part.count })}`
}

/**
 * Tells administrators by mail once a day what is wrong (OPS-05); nothing where nothing is. Nobody knows their language,
 * so it is the base language.
 * @throws HttpsError of {@link submitMail}
 */
export async function mailDigest(now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10)
  const told = database().doc(DIGEST_PATH)
  if ((await told.get()).get('dia') === day) return
  const parts = worthTelling(await collectParts(null, now))
  if (parts.length === 0) return
  const to = await administrators()
  if (to.length === 0) return logger.warn('nobody can be told what is wrong', { parts: parts.length })
  const { labels, tag } = wordingFor(BASE_LANGUAGE, 'UTC')
  const page = APP_URL.value() && `${labels.digestWhere} ${APP_URL.value()}/operacion`
  await submitMail({
    id: idempotencyKey('resumen', day),
    ...{ fromName: 'MuniFormularios', to, subject: labels.digestSubject, files: [] },
    ...letterFrom([labels.digestIntro, ...parts.map(lineOf), page], NO_SENDER, tag),
  })
  await told.set({ dia: day })
}
