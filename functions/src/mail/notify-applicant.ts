import { logger } from 'firebase-functions/v2'
import { BASE_LANGUAGE, isLanguage } from '../../../src/domain/language'
import type { AccessRequest } from '../../../src/domain/user/access-request'
import { senderAt } from '../platform/branding'
import { fill } from '../platform/fill'
import { idempotencyKey } from '../platform/idempotency'
import { APP_URL } from '../platform/params'
import type { StaffCaller } from '../platform/staff-caller'
import { wordingFor } from '../platform/wording'
import { letterFrom } from './letter'
import { sendWithinQuota } from './send-within-quota'

async function mailTo({ email, idioma, municipalityPath }: AccessRequest, reason: string | null) {
  const { labels, tag } = wordingFor(isLanguage(idioma) ? idioma : BASE_LANGUAGE, 'UTC')
  const sender = await senderAt(municipalityPath)
  const { nombre: municipality } = sender
  const said =
    reason === null
      ? [fill(labels.accessAccepted, { municipality }), APP_URL.value() && `${APP_URL.value()}/login`]
      : [fill(labels.accessRefused, { municipality }), reason, labels.accessAgain]
  return {
    fromName: municipality,
    to: [email],
    subject: reason === null ? labels.accessAcceptedSubject : labels.accessRefusedSubject,
    files: [],
    ...letterFrom(said, sender, tag),
  }
}

/**
 * Tells by mail who asked for a user what became of it (USER-06), in the language that they asked in. The decision stands
 * whatever becomes of the mail: the next try to sign in says the same.
 * @param reason why it was refused; null when it was accepted
 * @returns whether the mail went out
 */
export async function notifyApplicant(
  caller: StaffCaller,
  request: AccessRequest,
  reason: string | null,
): Promise<boolean> {
  const { id, fecha, email, municipalityPath } = request
  try {
    const refused = await sendWithinQuota(caller, {
      key: idempotencyKey('solicitud', id, fecha?.getTime() ?? 0),
      mail: () => mailTo(request, reason),
      about: { usuario: email, municipalityPath },
    })
    return refused.length === 0
  } catch (error) {
    logger.warn('somebody was not told what became of a request for access', { id, error })
    return false
  }
}
