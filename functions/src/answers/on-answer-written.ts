import { logger } from 'firebase-functions/v2'
import type { Change, DocumentSnapshot, FirestoreEvent } from 'firebase-functions/v2/firestore'
import { audit } from './audit'
import type { AnswerChange } from './change'
import { checkContent } from './check-content'
import { countAnswers } from './count'
import { publishCode } from './public-code'

type AnswerEvent = FirestoreEvent<Change<DocumentSnapshot> | undefined, { answerId: string }>

/** What still fails after an hour is not helped by another try. */
const GIVE_UP_MS = 3_600_000

/** Keeps everything derived from answers: each step by itself, so that one failing holds up no other. */
export async function answerWritten(change: AnswerChange): Promise<void> {
  const steps = [countAnswers, publishCode, checkContent, audit].map((step) => step(change))
  const failed = (await Promise.allSettled(steps)).find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
}

/** A write to an answer. Throws to be delivered again: all steps may be repeated. */
export async function onAnswerWritten({ id, time, params, data }: AnswerEvent): Promise<void> {
  if (!data) return
  const change: AnswerChange = {
    eventId: id,
    time: new Date(time),
    answerId: params.answerId,
    before: data.before.data(),
    after: data.after.data(),
  }
  try {
    await answerWritten(change)
  } catch (error) {
    logger.error('derived documents are behind', { answerId: change.answerId, error })
    if (Date.now() - change.time.getTime() < GIVE_UP_MS) throw error
  }
}
