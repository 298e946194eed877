import { logger } from 'firebase-functions/v2'
import { MAIL_MOST_PER_DAY } from '../platform/params'
import { actorOf, auditDocument, type AuditNote } from '../platform/audit'
import type { StaffCaller } from '../platform/staff-caller'
import { consumeMailQuota, returnMailQuota, recordSent } from './mail-quota'
import { submitMail, type Mail } from './smtp'

/** A mail of a member of the staff, and what it is about. */
interface CountedMail {
  /** Names the mail: it is sent once. */
  key: string
  /** Makes the mail; not asked for when it was sent before. */
  mail: () => Promise<Omit<Mail, 'id'>>
  about: Omit<AuditNote, 'tipo' | 'cantidad'>
}

/**
 * Sends a mail in the name of a member of the staff: once for each key, within the mails that they may send a day
 * (MAIL-02), and noted in the audit trail.
 * @returns the recipients that the mail server refused, now or before
 * @throws HttpsError of {@link consumeMailQuota} and {@link submitMail}, and whatever making the mail throws; then it does not count
 */
export async function sendWithinQuota(
  caller: StaffCaller,
  { key, mail, about }: CountedMail,
): Promise<string[]> {
  const { username } = caller.user
  const sentBefore = await consumeMailQuota(username, key, MAIL_MOST_PER_DAY.value())
  if (sentBefore) return sentBefore
  const { to, rejected } = await sent().catch(async (error: unknown) => {
    await returnMailQuota(username, key)
    throw error
  })
  const note = { tipo: 'email', cantidad: to.length - rejected.length, ...about } as const
  await recordSent(username, key, rejected, auditDocument(actorOf(caller), note)).catch((error: unknown) => {
    // The mail is on its way: that is what the person has to know.
    logger.error('a mail that was sent is not noted', { key, username, ...note, error })
  })
  return rejected

  async function sent() {
    const letter = await mail()
    return { to: letter.to, rejected: await submitMail({ id: key, ...letter }) }
  }
}
