import { randomUUID } from 'node:crypto'
import { FieldValue, Timestamp, type DocumentData, type DocumentReference } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions/v2'
import * as z from 'zod/mini'
import { finderOf, type Finder } from '../../../src/domain/privacy/person'
import { erasureSchema, finishedErasure, type Erasure } from '../../../src/domain/privacy/person-erasure'
import { lookedUpKey } from '../../../src/domain/citizen/looked-up'
import { citizenSchema } from '../../../src/domain/answer/given'
import { answerPath, LOOKED_UP } from '../../../src/domain/store-paths'
import { plainValue } from '../../../src/domain/stored-value'
import type { AnswerChange } from '../answers/change'
import { deleteNoted } from '../answers/delete-answer'
import { forgetFiles } from '../answers/forget-files'
import { forgetNotes } from '../answers/forget-notes'
import { forgetPdf } from '../answers/forget-pdf'
import { isHeldBack } from '../answers/held-back'
import { binnedAnswer } from '../answers/binned'
import { eraseBinned } from '../bin/empty'
import { forgetCertificates } from '../certificates/forget'
import { forgetBuyer } from '../orders/forget-buyer'
import { database } from '../platform/admin'
import { actorNamed, auditDocument, auditRef, NOBODY, type Actor } from '../platform/audit'
import { decode } from '../platform/decode'
import { inTransaction } from '../platform/in-transaction'
import { arrivedSince } from './arrived'
import { blankCitizen, blankHanging, blankTrail } from './blank'

/** A run that says nothing for so long is over. */
const LEASE_MS = 120_000

/** How much a run does at a time, and for how long it goes on. */
interface Measure {
  perStep: number
  forMs: number
}
export const WHOLE: Measure = { perStep: 10, forMs: 240_000 }

const leaseOf = (de: string) => ({ de, vence: Timestamp.fromMillis(Date.now() + LEASE_MS) })

/** Takes the lease to work on a request; null while another run has it, or there is nothing to do. */
function acquire(ref: DocumentReference, de: string): Promise<Erasure | null> {
  return inTransaction(async (tx) => {
    const erasure = decode(erasureSchema, await tx.get(ref))
    if (erasure?.estado !== 'borrando') return null
    if (erasure.turno && erasure.turno.vence.getTime() > Date.now()) return null
    tx.update(ref, { turno: leaseOf(de) })
    return erasure
  })
}

/** Keeps what a step did, where the lease is still this run's. @returns the request as it stands; null when it is not */
function keep(ref: DocumentReference, de: string, change: DocumentData): Promise<Erasure | null> {
  return inTransaction(async (tx) => {
    const erasure = decode(erasureSchema, await tx.get(ref))
    if (erasure?.estado !== 'borrando' || erasure.turno?.de !== de) return null
    tx.update(ref, { ...change, turno: leaseOf(de) })
    return erasure
  })
}

/** What follows a deletion and would come with its event a little later: so nothing of the person waits for it. */
async function follow(answerId: string, before: DocumentData): Promise<void> {
  const change: AnswerChange = { eventId: '', time: new Date(), answerId, before, after: undefined }
  const steps = [forgetPdf, forgetFiles, forgetNotes, forgetCertificates, forgetBuyer]
  for (const forget of steps) await forget(change)
}

const citizenIn = (answer: DocumentData) => {
  const parsed = citizenSchema.safeParse(plainValue(answer.datosCiudadano))
  return parsed.success ? parsed.data : null
}

interface Outcome {
  skipped: string[]
  citizens: string[]
}

/** Deletes an answer of the request, as who decided it; one that is held back or elsewhere by now is left alone. */
async function eraseAnswer(answerId: string, erasure: Erasure, by: Actor): Promise<Outcome> {
  const ref = database().doc(answerPath(answerId))
  const before = (await ref.get()).data() ?? (await binnedAnswer(answerId))
  const citizen = before && citizenIn(before)
  const citizens = citizen && citizen.id !== '' ? [citizen.id] : []
  const deleted = await inTransaction(async (tx) => {
    const now = (await tx.get(ref)).data()
    if (!now) return null
    if (now.municipalityPath !== erasure.municipalityPath) return 'stays'
    if (await isHeldBack(tx, answerId, now)) return 'stays'
    deleteNoted(tx, ref, now, by)
    return now
  })
  const isElsewhere = before !== undefined && before.municipalityPath !== erasure.municipalityPath
  // Deleted before, or since it was picked: nobody brings it back any more.
  const binned = deleted || isElsewhere ? 'gone' : await eraseBinned(answerId, { by, motivo: '' })
  if (deleted === 'stays' || isElsewhere || binned === 'held') return { skipped: [answerId], citizens: [] }
  if (deleted) await follow(answerId, deleted)
  // Brought back in between.
  else if (binned === 'gone' && (await ref.get()).exists) return eraseAnswer(answerId, erasure, by)
  if (citizen) {
    const key = await lookedUpKey(erasure.municipalityPath, citizen)
    await database().doc(`${LOOKED_UP}/${key}`).delete()
  }
  return { skipped: [], citizens }
}

/** A step of the first part: deletes the next answers. */
async function eraseSome(ids: readonly string[], erasure: Erasure, by: Actor): Promise<DocumentData> {
  const outcomes: Outcome[] = []
  for (const id of ids) outcomes.push(await eraseAnswer(id, erasure, by))
  const [skipped, citizens] = [
    outcomes.flatMap((one) => one.skipped),
    outcomes.flatMap((one) => one.citizens),
  ]
  return {
    borradas: erasure.borradas + ids.length,
    ...(skipped.length > 0 && { saltadas: FieldValue.arrayUnion(...skipped) }),
    ...(citizens.length > 0 && { ciudadanos: FieldValue.arrayUnion(...citizens) }),
  }
}

const idSchema = z.array(z.string())

/**
 * A step of the second part: looks whether anything of the next answers is left, which an event may still have to take
 * away or may have brought since, and takes the person out of what stays.
 */
async function checkSome(ids: readonly string[], erasure: Erasure, finder: Finder): Promise<DocumentData> {
  const left = idSchema.parse(ids.filter((id) => !erasure.saltadas.includes(id)))
  let [pedidos, certificados] = [erasure.pedidos, erasure.certificados]
  for (const id of left) {
    await follow(id, {})
    const kept = await blankHanging(id, finder)
    await blankTrail(id, finder)
    pedidos += kept.orders
    certificados += kept.certificates
  }
  return { comprobadas: erasure.comprobadas + ids.length, pedidos, certificados }
}

/** The end: the trail loses who the person is in the management system, and the request loses by what they were found. */
async function finish(ref: DocumentReference, de: string, erasure: Erasure, finder: Finder): Promise<void> {
  for (const citizen of erasure.ciudadanos) await blankCitizen(erasure.municipalityPath, citizen)
  const arrived = await arrivedSince(erasure, finder)
  await inTransaction(async (tx) => {
    const now = decode(erasureSchema, await tx.get(ref))
    if (now?.estado !== 'borrando' || now.turno?.de !== de) return
    tx.update(ref, { ...finishedErasure(now, arrived, new Date()) })
    const { municipalityPath, respuestas, saltadas } = now
    const cantidad = respuestas.length - saltadas.length
    const note = auditDocument(NOBODY, { tipo: 'supresionHecha', municipalityPath, cantidad })
    tx.set(auditRef('supresionHecha', ref.id), note)
  })
}

/** The next step of a request. @returns false when it is over */
async function step(ref: DocumentReference, de: string, now: Erasure, perStep: number): Promise<boolean> {
  const finder = finderOf(now.busqueda ?? { document: '', mail: '', telephone: '', name: '' })
  const next = (from: number) => now.respuestas.slice(from, from + perStep)
  if (now.borradas < now.respuestas.length) {
    const by = await actorNamed(now.decididaPor || now.pedidaPor)
    return (await keep(ref, de, await eraseSome(next(now.borradas), now, by))) !== null
  }
  if (now.comprobadas < now.respuestas.length)
    return (await keep(ref, de, await checkSome(next(now.comprobadas), now, finder))) !== null
  await finish(ref, de, now, finder)
  return false
}

/**
 * Works on a request to erase a person in small steps, each of which may be done twice: whatever stops it, the next run
 * goes on after the last step that was kept (OPS-03). One run works on it at a time.
 */
export async function workOn(ref: DocumentReference, { perStep, forMs }: Measure = WHOLE): Promise<void> {
  const de = randomUUID()
  const until = Date.now() + forMs
  if (!(await acquire(ref, de))) return
  for (;;) {
    const now = decode(erasureSchema, await ref.get())
    if (!now || now.turno?.de !== de || !(await step(ref, de, now, perStep))) return
    if (Date.now() < until) continue
    await ref.update({ turno: null })
    logger.info('an erasure goes on with the next run', { id: ref.id, erased: now.borradas })
    return
  }
}
