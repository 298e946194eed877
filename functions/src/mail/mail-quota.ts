import {
  Timestamp,
  type DocumentData,
  type DocumentReference,
  type Transaction,
} from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { list } from '../../../src/domain/schema'
import { MAIL_LIMITS } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { inTransaction } from '../platform/in-transaction'
import { auditRef } from '../platform/audit'
import { decode } from '../platform/decode'
import { mailRefused } from './refused'

const DAY_MS = 24 * 60 * 60 * 1000
/** Longer than a call may run: a call that began to send a mail longer ago has ended without saying so. */
const UNDER_WAY_MS = 150_000

/** One mail of the last day. */
interface TakenMail {
  intento: string
  desde: Date
  /** The mail server took it. */
  enviado: boolean
  /** Recipients that the mail server did not take. */
  rechazados: string[]
}

const limitSchema = z.looseObject({
  envios: list(
    z.looseObject({
      intento: z.string(),
      desde: z.date(),
      enviado: z.boolean(),
      rechazados: list(z.string()),
    }),
  ),
})

const limitOf = (username: string): DocumentReference => database().doc(`${MAIL_LIMITS}/${username}`)

/** The mails of the last day, oldest first; older ones are forgotten with the next write. */
async function mailsOf(tx: Transaction, ref: DocumentReference, now: number): Promise<TakenMail[]> {
  const mails = decode(limitSchema, await tx.get(ref))?.envios ?? []
  return mails.filter(({ desde }) => now - desde.getTime() < DAY_MS)
}

/** With how many there are and when the last one was, by which those near the limit are found (OPS-05). */
function store(tx: Transaction, ref: DocumentReference, envios: TakenMail[]): void {
  tx.set(ref, { envios, cuantos: envios.length, ultimo: envios.at(-1)?.desde ?? null })
}

/**
 * Takes one of the mails that a person may send in 24 hours, before anything is sent: of calls at the same time no more
 * get through than there are left (MAIL-02).
 * @param key names the mail: a repeated one is not counted again
 * @returns the recipients that the server refused when this very mail was sent already, else null
 * @throws HttpsError with details `quota`, or `underWay` when another call is sending this mail
 */
export async function consumeMailQuota(
  username: string,
  key: string,
  most: number,
): Promise<string[] | null> {
  const ref = limitOf(username)
  return inTransaction(async (tx) => {
    const now = Timestamp.now()
    const mails = await mailsOf(tx, ref, now.toMillis())
    const known = mails.find(({ intento }) => intento === key)
    if (known?.enviado) return known.rechazados
    if (known && now.toMillis() - known.desde.getTime() < UNDER_WAY_MS)
      throw mailRefused({ mail: 'underWay' })
    if (!known && mails.length >= most) throw mailRefused({ mail: 'quota', most })
    const begun: TakenMail = { intento: key, desde: now.toDate(), enviado: false, rechazados: [] }
    store(tx, ref, [...mails.filter((mail) => mail !== known), begun])
    return null
  })
}

/** Gives back a mail that reached nobody: it does not count, and may be tried again. */
export async function returnMailQuota(username: string, key: string): Promise<void> {
  const ref = limitOf(username)
  await inTransaction(async (tx) => {
    const mails = await mailsOf(tx, ref, Date.now())
    store(
      tx,
      ref,
      mails.filter(({ intento }) => intento !== key),
    )
  })
}

/**
 * Notes that the mail was sent, together with who sent what (`auditoria`): a repeated call sends nothing.
 * @param entry what is kept for later
 */
export async function recordSent(
  username: string,
  key: string,
  rechazados: string[],
  entry: DocumentData,
): Promise<void> {
  const ref = limitOf(username)
  await inTransaction(async (tx) => {
    const mails = await mailsOf(tx, ref, Date.now())
    const sent = mails.map((mail) => (mail.intento === key ? { ...mail, enviado: true, rechazados } : mail))
    store(tx, ref, sent)
    tx.set(auditRef('email', key), entry)
  })
}
