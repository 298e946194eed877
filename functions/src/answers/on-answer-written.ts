import type { Change, DocumentSnapshot, FirestoreEvent } from 'firebase-functions/v2/firestore'
import { retriedForAnHour } from '../platform/retried'
import { forgetPdf } from './forget-pdf'
import { audit } from './audit'
import type { AnswerChange } from './change'
import { checkContent } from './check-content'
import { countAnswers } from './count'
import { publishCode } from './public-code'
import { keepSettings } from './settings'
import { keepUnique } from './unique'

type AnswerEvent = FirestoreEvent<Change<DocumentSnapshot> | undefined, { answerId: string }>

/** Keeps everything derived from answers: each step by itself, so that one failing holds up no other. */
export async function answerWritten(change: AnswerChange): Promise<void> {
  const all = [countAnswers, publishCode, checkContent, keepUnique, keepSettings, forgetPdf, audit]
  const steps = all.map((step) => step(change))
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
  await retriedForAnHour(time, { answerId: change.answerId }, () => answerWritten(change))
}
