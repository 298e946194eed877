import { FieldValue, Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions/v2'
import type { Answer } from '../../../src/domain/answer/answer'
import { aboutAnswer } from '../../../src/domain/audit/entry'
import { currentRef } from '../../../src/domain/form/state-ref'
import { noticeOf, RECEIVED, type FormNotice } from '../../../src/domain/form/form-notices'
import { isFromPortal, notificationAddress } from '../../../src/domain/notices/notification-address'
import { firstLoud, notificationTime } from '../../../src/domain/notices/notification-time'
import { NEWS } from '../../../src/domain/store-paths'
import { readFormOnce } from '../answers/list-columns'
import { hashOfAddress } from '../mail/address-hash'
import { isAway } from '../mail/away'
import { audit, NOBODY } from '../platform/audit'
import { database } from '../platform/admin'
import { inTransaction } from '../platform/in-transaction'
import { mapWithConcurrency } from '../platform/map-with-concurrency'
import { zoneAt } from '../platform/time-zone'
import { mailNews, newsKey } from './letter'
import { tryConsumeConfirmation } from './limits'
import { newsIn, newsRef, type NewsRecord } from './record'
import { answerToTell, noticesOf } from './told-answer'

/** Longer than a mail takes: a try that began longer ago has ended without saying so. */
const TRY_MS = 180_000
/** Until the mail server is asked again, and how often. */
const AGAIN_MS = 5 * 60_000
const MOST_TRIES = 12
/** Until a busy counter is asked again. */
const BUSY_MS = 60_000

/** Mails of one run; the next one goes on. */
const MOST = 300
/** Mails handed in side by side. */
const AT_ONCE = 5

/** What became of a look at an answer: it is looked at again at a moment, or is done. */
type Outcome = Partial<NewsRecord> & { again?: Date }

/** Takes the turn to look at an answer that is due; null where it is not, or another one looks at it. */
const takeTurn = (answerId: string, now: Date): Promise<NewsRecord | null> =>
  inTransaction(async (tx) => {
    const record = newsIn(await tx.get(newsRef(answerId)))
    if (!record?.toca || record.toca > now) return null
    tx.update(newsRef(answerId), {
      toca: new Date(now.getTime() + TRY_MS),
      ...(!record.confirma && { cambio: false }),
    })
    return record
  })

/** Notes what became of it; a change that came meanwhile is told in its time. */
const endTurn = (answerId: string, { again, ...noted }: Outcome, now: Date, timeZone: string) =>
  inTransaction(async (tx) => {
    const record = newsIn(await tx.get(newsRef(answerId)))
    if (!record) return
    const next = again ?? (record.cambio ? notificationTime(now, timeZone) : null)
    tx.update(newsRef(answerId), { ...noted, toca: next ? Timestamp.fromDate(next) : FieldValue.delete() })
  })

interface Telling {
  record: NewsRecord
  answer: Answer
  address: string
  notice: FormNotice
  now: Date
}

/** Staff know by it at the answer whether a mail was taken (CORR-09). */
const noteMail = (answer: Answer, cantidad: number, key: string, now: Date) =>
  audit(NOBODY, { tipo: 'email', ...aboutAnswer(answer), cantidad }, [key], now)

/** The confirmation is over; a move from before it is still to be told. */
const confirmed = (record: NewsRecord, answer: Answer): Outcome => ({
  confirma: false,
  dicho: record.cambio ? '' : (currentRef(answer.estados) ?? ''),
})

/** Hands a mail in, and has staff know at the answer whether it was taken (CORR-09). */
async function send({ record, answer, address, notice, now }: Telling): Promise<Outcome> {
  const isConfirmation = notice.estado === RECEIVED
  const isProven = record.direccion !== ''
  const key = newsKey(answer.id, record.vez)
  const done = {
    ...(isConfirmation ? confirmed(record, answer) : { dicho: currentRef(answer.estados) ?? '' }),
    ...{ intentos: 0, vez: record.vez + 1 },
  }
  try {
    const refused = await mailNews({ ...record, answer, address, notice, isConfirmation, isProven, key })
    await noteMail(answer, 1 - refused.length, key, now)
    return done
  } catch (error) {
    logger.warn('who answered was not told', { answer: answer.id, error })
    if (isAway(error) && record.intentos < MOST_TRIES) {
      const again = new Date(now.getTime() + AGAIN_MS)
      return { again, intentos: record.intentos + 1 }
    }
    await noteMail(answer, 0, key, now)
    return done
  }
}

async function confirm(telling: Omit<Telling, 'notice'>, notice: FormNotice | null): Promise<Outcome> {
  const { record, answer, address, now } = telling
  const direccion = address !== '' && isFromPortal(answer) ? hashOfAddress(address) : ''
  const none = { ...confirmed(record, answer), direccion }
  // Of what is paid the receipt is the confirmation (PAY-08).
  if (!notice || address === '' || record.baja || answer.opcionales.addPaymentGateway) return none
  if (direccion === '' && record.intentos === 0) {
    const taken = await tryConsumeConfirmation(answer, address)
    if (taken === 'busy') return { again: new Date(now.getTime() + BUSY_MS) }
    if (taken === 'none') {
      logger.warn('a confirmation was not sent: too many', { answer: answer.id })
      await noteMail(answer, 0, newsKey(answer.id, record.vez), now)
      return none
    }
  }
  const enviada = hashOfAddress(address)
  return { direccion, enviada, ...(await send({ ...telling, record: { ...record, direccion }, notice })) }
}

async function tellState(telling: Omit<Telling, 'notice'>, notices: readonly FormNotice[], zone: string) {
  const { record, answer, address, now } = telling
  const state = currentRef(answer.estados) ?? ''
  const isProven = address !== '' && record.direccion === hashOfAddress(address)
  const notice = state === RECEIVED ? null : noticeOf({ avisos: notices }, state)
  if (record.baja || answer.removeVision === true || !isProven || !notice || state === record.dicho) return {}
  const again = firstLoud(now, zone)
  return again > now ? { again } : send({ ...telling, notice })
}

/**
 * Writes to who gave an address what is due about an answer (REACH-06): that it came, or in which state it is now.
 * Whatever happens meanwhile, one look after the other.
 */
export async function tellNews(answerId: string, now: Date): Promise<void> {
  const record = await takeTurn(answerId, now)
  if (!record) return
  const answer = await answerToTell(answerId)
  const zone = await zoneAt(answer?.municipalityPath ?? '')
  if (!answer) return endTurn(answerId, { confirma: false }, now, zone)
  const notices = await noticesOf(readFormOnce(answer.idPlantilla))
  const telling = { record, answer, address: notificationAddress(answer), now }
  const outcome = record.confirma
    ? await confirm(telling, noticeOf({ avisos: notices }, RECEIVED))
    : await tellState(telling, notices, zone)
  await endTurn(answerId, outcome, now, zone)
}

const idOf = ({ id }: DocumentSnapshot): string => id

/** Writes what is due about all answers; where nothing is, one read. */
export async function tellAllNews(now: Date): Promise<void> {
  const due = database().collection(NEWS).where('toca', '<=', now).orderBy('toca').limit(MOST).select()
  const ids = (await due.get()).docs.map(idOf)
  await mapWithConcurrency(ids, AT_ONCE, (id) =>
    tellNews(id, now).catch((error: unknown) => logger.error('news of an answer are behind', { id, error })),
  )
}
