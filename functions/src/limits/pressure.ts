import { Timestamp } from 'firebase-admin/firestore'
import { ANONYMOUS_AUTHOR } from '../../../src/domain/answer/submitted'
import { ANSWERS, publicFormPath } from '../../../src/domain/store-paths'
import { cameBack, type AnswerChange } from '../answers/change'
import { database } from '../platform/admin'
import { raiseAlarm } from './alarm'
import { pauseAccount } from './pause-account'
import { PRESSURE_ANSWERS, PRESSURE_MINUTES, STRANGER_ANSWERS_PER_HOUR } from './params'
import { HOUR_MS } from './rate-limit'
import { failedWith } from '../platform/grpc'

const MINUTE_MS = 60_000

/** Answers of strangers to a form within a time, counted by the index that lists them: no counter to be written. */
export async function strangersAnswers(formId: string, after: Date, until: Date): Promise<number> {
  const query = database()
    .collection(ANSWERS)
    .where('idPlantilla', '==', formId)
    .where('creadoPor', '==', ANONYMOUS_AUTHOR)
    .where('fechaCreacion', '>', Timestamp.fromDate(after))
    .where('fechaCreacion', '<=', Timestamp.fromDate(until))
    .orderBy('fechaCreacion', 'desc')
  return (await query.count().get()).data().count
}

async function answersOfAccount(uid: string): Promise<number> {
  const query = database()
    .collection(ANSWERS)
    .where('uid', '==', uid)
    .where('fechaCreacion', '>', Timestamp.fromMillis(Date.now() - HOUR_MS))
    .orderBy('fechaCreacion', 'desc')
  return (await query.count().get()).data().count
}

/**
 * Has strangers ask for a pass from now on. The moment lies two windows ahead and is moved once the first of them is
 * over, so that a flood writes this document every few minutes.
 */
async function putUnderPressure(formId: string, windowMs: number): Promise<void> {
  const shared = database().doc(publicFormPath(formId))
  const told = await shared.get()
  const before: unknown = told.get('paseHasta')
  const isLate = !(before instanceof Timestamp) || before.toMillis() < Date.now() + windowMs
  if (!told.updateTime || !isLate) return
  const paseHasta = Timestamp.fromMillis(Date.now() + 2 * windowMs)
  // Of many who see it at once one writes it; who comes second leaves it to the next answer.
  const isMine = await shared.update({ paseHasta }, { lastUpdateTime: told.updateTime }).then(
    () => true,
    (error: unknown) => {
      if (failedWith(error, 'notFound', 'failedPrecondition', 'aborted')) return false
      throw error
    },
  )
  if (isMine) await raiseAlarm(formId, paseHasta)
}

async function watchForm(formId: string): Promise<void> {
  const windowMs = PRESSURE_MINUTES.value() * MINUTE_MS
  const now = Date.now()
  const came = await strangersAnswers(formId, new Date(now - windowMs), new Date(now + MINUTE_MS))
  if (came >= PRESSURE_ANSWERS.value()) await putUnderPressure(formId, windowMs)
}

async function watchAccount(uid: string): Promise<void> {
  if ((await answersOfAccount(uid)) >= STRANGER_ANSWERS_PER_HOUR.value()) await pauseAccount(uid)
}

/**
 * Looks at how fast strangers answer when one of them did (SEC-03): a form that gets too many asks for passes, and an
 * account that gives too many is paused. Late and repeated events count what is there, so they change nothing.
 */
export async function watchStrangers(change: AnswerChange): Promise<void> {
  const { before, after } = change
  if (before || cameBack(change) || after?.creadoPor !== ANONYMOUS_AUTHOR) return
  const { idPlantilla, uid }: { idPlantilla?: unknown; uid?: unknown } = after
  await Promise.all([
    typeof idPlantilla === 'string' ? watchForm(idPlantilla) : undefined,
    typeof uid === 'string' && uid !== '' ? watchAccount(uid) : undefined,
  ])
}
