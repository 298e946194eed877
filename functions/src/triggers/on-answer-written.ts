import { isDeepStrictEqual } from 'node:util'
import type { DocumentData } from 'firebase-admin/firestore'
import { keepDue } from '../assignment/keep-due'
import { closeFiles } from '../answers/forget-files'
import { staysWhole } from '../answers/binned'
import { rethrowForAnHour } from '../platform/rethrow-for-an-hour'
import { writtenDocument, type WrittenEvent } from '../platform/on-written'
import { allOf, OWN } from '../bin/forget-own'
import { forgetPdf } from '../answers/forget-pdf'
import { auditAnswer } from '../answers/audit'
import { asOfPerson, fieldOf, type AnswerChange } from '../answers/change'
import { checkContent } from '../checking/check-content'
import { publishCode } from '../checking/public-code'
import { readCodeOnce } from '../answers/code-owner'
import { followIncident } from './keep-incident'
import { readFormOnce } from '../answers/list-columns'
import { storeIncidentSettings } from '../answers/incident-settings'
import { updateStatistics } from './update-statistics'
import { watchStrangers } from '../limits/pressure'
import { followNews } from '../news/follow'
import { askSecondPerson } from '../second-person/ask'
import { endDraftOfAnswer } from '../saved-drafts/sent'
import { enforceUnique } from '../answers/one-per-citizen'

/** What nothing follows from: the digest, whose turn it is, and the reference of the state, which says what its position says. */
const withoutDigest = (answer: DocumentData): DocumentData => ({
  ...answer,
  ...{ ficha: null, asignado: null, vence: null, asignadoEl: null },
  ...(answer.estados && { estados: { ...answer.estados, clave: null } }),
})

/** Whether a function wrote only the digest. */
const isDigestAlone = ({ before, after }: AnswerChange): boolean =>
  before !== undefined &&
  after !== undefined &&
  !isDeepStrictEqual(before, after) &&
  isDeepStrictEqual(withoutDigest(before), withoutDigest(after))

/**
 * An answer was deleted and lies in the bin, or came back already: counts, lists and marks forget it, and what hangs on it
 * stays where nobody reads it.
 */
const putAside = (change: AnswerChange): Promise<void> =>
  allOf([
    updateStatistics(change),
    ...[auditAnswer, enforceUnique, forgetPdf, closeFiles].map((step) => step(change)),
  ])

/** Keeps everything derived from answers: each step by itself, so that one that fails stops no other. */
export async function answerWritten(change: AnswerChange): Promise<void> {
  if (isDigestAlone(change)) return
  if (change.before && !change.after && (await staysWhole(change.answerId))) return putAside(change)
  const alone = [auditAnswer, watchStrangers, endDraftOfAnswer]
  const ofPerson = [...OWN, enforceUnique, forgetPdf]
  // Which answer gets an incident, and of which type, is known only after these.
  const form = readFormOnce(fieldOf(change, 'idPlantilla'))
  const code = readCodeOnce(fieldOf(change, 'codigoMunicipio'))
  const first = [checkContent(change, form, code), storeIncidentSettings(change, form)]
  const incident = Promise.all(first).then(() => followIncident(asOfPerson(change)))
  // Nobody is written to about what does not count.
  const news = Promise.all(first).then(() => followNews(change, form))
  const part = Promise.all(first).then(() => askSecondPerson(change, form))
  const steps = [
    keepDue(change, form),
    updateStatistics(change, form),
    ...alone.map((step) => step(change)),
    publishCode(asOfPerson(change), code),
    ...ofPerson.map((step) => step(asOfPerson(change))),
    ...[...first, incident, news, part],
  ]
  await allOf(steps)
}

/** A write to an answer. Throws to be delivered again: all steps may be repeated. */
export async function onAnswerWritten({ id, time, data }: WrittenEvent): Promise<void> {
  if (!data) return
  const change: AnswerChange = {
    eventId: id,
    time: new Date(time),
    answerId: writtenDocument(data).id,
    before: data.before.data(),
    after: data.after.data(),
  }
  await rethrowForAnHour(time, { answerId: change.answerId }, () => answerWritten(change))
}
