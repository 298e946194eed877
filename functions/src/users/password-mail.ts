import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions/v2'
import { BASE_LANGUAGE, isLanguage, type Language } from '../../../src/domain/language'
import { chosenLanguage } from '../../../src/domain/notices/choice'
import type { User } from '../../../src/domain/user/user'
import { letterFrom } from '../mail/letter'
import { submitMail } from '../mail/smtp'
import { accountByEmail } from '../platform/account'
import { accounts } from '../platform/admin'
import { senderAt } from '../platform/branding'
import { fill } from '../platform/fill'
import { idempotencyKey } from '../platform/idempotency'
import { writtenDocument, type WrittenEvent } from '../platform/on-written'
import { APP_URL } from '../platform/params'
import { rethrowForAnHour } from '../platform/rethrow-for-an-hour'
import { wordingFor } from '../platform/wording'
import { staffByEmail } from '../session/staff'

/** The page of the product where the password is chosen; Firebase's own where nobody said where the product is. */
async function linkFor(email: string): Promise<string> {
  const link = await accounts().generatePasswordResetLink(email)
  const base = APP_URL.value().trim().replace(/\/+$/, '')
  const code = new URL(link).searchParams.get('oobCode')
  // After the #, so that no server and no other site sees it.
  return base === '' || code === null ? link : `${base}/clave#${encodeURIComponent(code)}`
}

/** The language of the page that asked; of a page of somebody else's only where none is recorded of the person. */
function languageOf(user: User, wanted: DocumentSnapshot): Language {
  const page: unknown = wanted.get('idioma')
  const recorded = wanted.get('deOtro') === true ? chosenLanguage(user.avisos) : null
  return recorded ?? (typeof page === 'string' && isLanguage(page) ? page : BASE_LANGUAGE)
}

async function sendTo(email: string, wanted: DocumentSnapshot): Promise<void> {
  const [user, account] = await Promise.all([staffByEmail(email), accountByEmail(email)])
  if (user === null || user === 'several' || user.baja === true || !account || account.disabled) return
  const { labels, tag } = wordingFor(languageOf(user, wanted), 'UTC')
  const sender = await senderAt(user.municipalityPath)
  const municipality = sender.nombre || 'MuniFormularios'
  // Whoever never came in is invited.
  const isInvited = user.ultimoAcceso === null
  const said = isInvited ? labels.passwordInvitation : labels.passwordForgotten
  await submitMail({
    id: idempotencyKey('clave', wanted.id),
    fromName: municipality,
    to: [email],
    subject: fill(isInvited ? labels.passwordInvitationSubject : labels.passwordForgottenSubject, {
      municipality,
    }),
    files: [],
    despiteReturns: true,
    ...letterFrom(
      [
        fill(said, { municipality, email }),
        await linkFor(email),
        isInvited ? labels.passwordHour : labels.passwordNotMe,
      ],
      sender,
      tag,
    ),
  })
}

async function send(wanted: DocumentReference): Promise<void> {
  const snapshot = await wanted.get()
  const email: unknown = snapshot.get('email')
  if (!snapshot.exists) return
  if (typeof email === 'string') await sendTo(email, snapshot)
  await wanted.delete()
}

/**
 * Sends the mail that was asked for, in the town hall's name and colours, to whoever works there with that address;
 * nobody else gets one. What the mail server does not take is tried again for an hour.
 */
export async function onPasswordMailAsked({ time, data }: WrittenEvent): Promise<void> {
  if (!data?.after.exists) return
  const wanted = writtenDocument(data)
  try {
    await rethrowForAnHour(time, { correo: wanted.id }, () => send(wanted))
  } catch (error) {
    logger.warn('a mail to choose a password was not sent yet', { id: wanted.id })
    throw error
  }
}
