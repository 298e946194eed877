import { MAIL_MOST_PER_DAY } from '../platform/params'
import { actorOf, auditDocument, type AuditNote } from '../platform/audit'
import type { StaffCaller } from '../platform/staff-caller'
import { beginAttempt, dropAttempt, endAttempt } from './attempts'
import { handIn, type Mail } from './smtp'

/** A mail that follows from what somebody did, and what it is about. */
interface Following {
  /** Names what was done: it is told once. */
  key: string
  mail: () => Promise<Omit<Mail, 'id'>>
  about: Omit<AuditNote, 'tipo' | 'cantidad'>
}

/**
 * Sends a mail that follows from what a member of the staff did: once for each key, within the mails that they may send a
 * day, and noted in the audit trail.
 * @returns whether everybody that it goes to was reached, now or before
 * @throws when it could not be handed in; then it does not count
 */
export async function sendCounted(caller: StaffCaller, { key, mail, about }: Following): Promise<boolean> {
  const { username } = caller.user
  const sentBefore = await beginAttempt(username, key, MAIL_MOST_PER_DAY.value())
  if (sentBefore) return sentBefore.length === 0
  const { to, ...rest } = await mail()
  const rejected = await handIn({ id: key, to, ...rest }).catch(async (error: unknown) => {
    await dropAttempt(username, key)
    throw error
  })
  const note = { tipo: 'email', cantidad: to.length - rejected.length, ...about } as const
  await endAttempt(username, key, rejected, auditDocument(actorOf(caller), note))
  return rejected.length === 0
}
