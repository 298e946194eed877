import { randomUUID } from 'node:crypto'
import { FieldValue, Timestamp, type DocumentData, type DocumentReference } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions/v2'
import * as z from 'zod/mini'
import { finderOf, knownBesides, type PersonSearch } from '../../../src/domain/privacy/person'
import { erasureSchema, finishedErasure, type Erasure } from '../../../src/domain/privacy/person-erasure'
import { lookedUpKey } from '../../../src/domain/citizen/looked-up'
import { citizenSchema } from '../../../src/domain/answer/submitted'
import { answerPath, LOOKED_UP } from '../../../src/domain/store-paths'
import { sameValue } from '../../../src/domain/same-value'
import { plainValue } from '../../../src/domain/stored-value'
import { deleteNoted } from '../answers/delete-answer'
import { forgetOwn } from '../bin/forget-own'
import { isHeldBack } from '../answers/held-back'
import { binnedAnswer } from '../answers/binned'
import { eraseBinned } from '../bin/empty'
import { forgetWaiting } from '../opening-news/forget'
import { database } from '../platform/admin'
import { actorNamed, auditDocument, auditRef, NOBODY, type Actor } from '../platform/audit'
import { decode } from '../platform/decode'
import { inTransaction } from '../platform/in-transaction'
import { applyAnswer } from '../statistics/apply'
import { foldForm } from '../statistics/fold'
import { arrivedSince } from './arrived'
import { blankCitizen, blankHanging, blankTrail, type Finders } from './blank'

/** A run that says nothing for so long is over. */
const LEASE_MS = 120_000

/** How much a run does at a time, and for how long it goes on. */
interface Measure {
  perStep: number
  forMs: number
}
export const WHOLE: Measure = { perStep: 10, forMs: 240_000 }

const NOBODY_SOUGHT: PersonSearch = { document: '', mail: '', telephone: '', name: '' }

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

const citizenIn = (answer: DocumentData) => {
  const parsed = citizenSchema.safeParse(plainValue(answer.datosCiudadano))
  return parsed.success ? parsed.data : null
}

/** The person as they were looked for, and as the erased answers knew them besides. */
const findersOf = ({ busqueda, conocidas }: Erasure): Finders =>
  [...(busqueda ? [busqueda] : []), ...conocidas].map(finderOf)

/** What an answer knows of the person that the request does not, which nobody can read any more once it is gone. */
function toldBy(answer: DocumentData, erasure: Erasure): DocumentData | null {
  const citizen = citizenIn(answer)?.id ?? ''
  const [finder] = findersOf(erasure)
  const known = (finder ? knownBesides(finder, answer) : []).filter(
    (one) => !erasure.conocidas.some((other) => sameValue(one, other)),
  )
  const isNew = citizen !== '' && !erasure.ciudadanos.includes(citizen)
  if (!isNew && known.length === 0) return null
  return {
    ...(isNew && { ciudadanos: FieldValue.arrayUnion(citizen) }),
    ...(known.length > 0 && { conocidas: FieldValue.arrayUnion(...known) }),
  }
}

/** A request with the name under which it is kept. */
interface Request {
  ref: DocumentReference
  erasure: Erasure
  by: Actor
}

/**
 * Deletes an answer of the request, as who decided it; one that is held back or elsewhere by now is left alone.
 * @returns whether it was left alone
 */
async function eraseAnswer(answerId: string, request: Request): Promise<boolean> {
  const { erasure, by } = request
  const ref = database().doc(answerPath(answerId))
  const before = (await ref.get()).data() ?? (await binnedAnswer(answerId))
  const deleted = await inTransaction(async (tx) => {
    const now = (await tx.get(ref)).data()
    if (!now) return null
    if (now.municipalityPath !== erasure.municipalityPath) return 'stays'
    if (await isHeldBack(tx, answerId, now)) return 'stays'
    deleteNoted(tx, ref, now, by)
    const told = toldBy(now, erasure)
    if (told) tx.update(request.ref, told)
    return now
  })
  const isElsewhere = before !== undefined && before.municipalityPath !== erasure.municipalityPath
  if (deleted === 'stays' || isElsewhere) return true
  // It would come with the event of the deletion a little later: nothing of the person waits for that.
  if (deleted) await forgetOwn(answerId, deleted)
  else {
    // Deleted before, or since it was picked: nobody brings it back any more.
    const binned = await eraseBinned(answerId, { by, motivo: '' })
    if (binned === 'held') return true
    const told = before && toldBy(before, erasure)
    if (told) await request.ref.update(told)
    // Brought back in between.
    if (binned === 'gone' && (await ref.get()).exists) return eraseAnswer(answerId, request)
  }
  const citizen = before && citizenIn(before)
  if (citizen) {
    const key = await lookedUpKey(erasure.municipalityPath, citizen)
    await database().doc(`${LOOKED_UP}/${key}`).delete()
  }
  return false
}

/** A step of the first part: deletes the next answers. */
async function eraseSome(ids: readonly string[], request: Request): Promise<DocumentData> {
  const skipped: string[] = []
  for (const id of ids) if (await eraseAnswer(id, request)) skipped.push(id)
  return {
    borradas: request.erasure.borradas + ids.length,
    ...(skipped.length > 0 && { saltadas: FieldValue.arrayUnion(...skipped) }),
  }
}

const idSchema = z.array(z.string())

/** Takes what an answer contributed out of the counts of its form, which its event may still have to do. */
async function uncount(answerId: string, formId: string | undefined): Promise<void> {
  if (formId) await applyAnswer({ formId, answerId, move: null })
}

/**
 * A step of the second part: looks whether anything of the next answers is left, which an event may still have to take
 * away or may have brought since, and takes the person out of what stays.
 */
async function checkSome(ids: readonly string[], erasure: Erasure): Promise<DocumentData> {
  const left = idSchema.parse(ids.filter((id) => !erasure.saltadas.includes(id)))
  const finders = findersOf(erasure)
  let [pedidos, certificados] = [erasure.pedidos, erasure.certificados]
  for (const id of left) {
    await forgetOwn(id, {})
    const kept = await blankHanging(id, finders)
    await blankTrail(id, finders)
    await uncount(id, erasure.formularios[erasure.respuestas.indexOf(id)])
    pedidos += kept.orders
    certificados += kept.certificates
  }
  return { comprobadas: erasure.comprobadas + ids.length, pedidos, certificados }
}

const formsOf = ({ formularios }: Erasure): string[] => [...new Set(formularios)].filter((id) => id !== '')

/** A step of the third part: in folded counts nothing is left of what was added and taken out again. */
async function foldSome(forms: readonly string[], { plegados }: Erasure): Promise<DocumentData> {
  for (const form of forms) await foldForm(form)
  return { plegados: plegados + forms.length }
}

/** The end: the trail loses who the person is in the management system, and the request loses by what they were found. */
async function finish(ref: DocumentReference, de: string, erasure: Erasure): Promise<void> {
  const sought = [...(erasure.busqueda ? [erasure.busqueda] : []), ...erasure.conocidas]
  await forgetWaiting(
    erasure.municipalityPath,
    sought.map(({ mail }) => mail),
  )
  for (const citizen of erasure.ciudadanos) await blankCitizen(erasure.municipalityPath, citizen)
  const arrived = await arrivedSince(erasure, finderOf(erasure.busqueda ?? NOBODY_SOUGHT))
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
  const next = (from: number) => now.respuestas.slice(from, from + perStep)
  if (now.borradas < now.respuestas.length) {
    const by = await actorNamed(now.decididaPor || now.pedidaPor)
    return (await keep(ref, de, await eraseSome(next(now.borradas), { ref, erasure: now, by }))) !== null
  }
  if (now.comprobadas < now.respuestas.length)
    return (await keep(ref, de, await checkSome(next(now.comprobadas), now))) !== null
  const forms = formsOf(now).slice(now.plegados, now.plegados + perStep)
  if (forms.length > 0) return (await keep(ref, de, await foldSome(forms, now))) !== null
  await finish(ref, de, now)
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
