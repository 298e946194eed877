import { FieldPath, Timestamp, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions/v2'
import { firstLoud } from '../../../src/domain/notices/notification-time'
import { AWAITED_OPENINGS } from '../../../src/domain/opening-news/waiting'
import type { Sender } from '../../../src/domain/geography/sender'
import { plainValue } from '../../../src/domain/stored-value'
import { isAway } from '../mail/away'
import { database } from '../platform/admin'
import { senderAt } from '../platform/branding'
import { inTransaction } from '../platform/in-transaction'
import { mapWithConcurrency } from '../platform/map-with-concurrency'
import { zoneAt } from '../platform/time-zone'
import { cachedVersion } from '../platform/cached-version'
import { forgetForm } from './forget'
import { mailOpen } from './letter'
import { awaitedOpening, publishedForm, openingStateOf, waiterIn, waiters } from './record'

/** How much a run does at a time, and for how long it goes on; the next one has the rest. */
interface Measure {
  perStep: number
  forMs: number
}
export const WHOLE: Measure = { perStep: 100, forMs: 200_000 }

/** A run that says nothing for so long has ended. */
const LEASE_MS = 300_000
/** Until a mail server that is away is asked again. */
const AGAIN_MS = 5 * 60_000
/** Forms of one run. */
const FORMS_AT_A_TIME = 50
/** Mails handed in side by side. */
const AT_ONCE = 5

const waitersOf = (formId: string): Query =>
  waiters().where('formulario', '==', formId).where('confirmada', '==', true)

/** Takes the turn to look at a form that is due; false where it is not, or another run looks at it. */
const takeTurn = (formId: string, now: Date): Promise<boolean> =>
  inTransaction(async (tx) => {
    const awaited = await tx.get(awaitedOpening(formId))
    const [toca, turno]: unknown[] = [awaited.get('toca'), awaited.get('turno')]
    const isDue = toca instanceof Timestamp && toca.toDate() <= now
    if (!isDue || (turno instanceof Timestamp && turno.toDate() > now)) return false
    tx.update(awaited.ref, { turno: new Date(now.getTime() + LEASE_MS) })
    return true
  })

/** Has a form looked at again at a moment; at null not before something is told anew. */
const lookAgain = (formId: string, toca: Date | null) => awaitedOpening(formId).update({ toca, turno: null })

/** Nobody waits for a form any more, unless somebody came just now. */
const endTurn = (formId: string, now: Date): Promise<void> =>
  inTransaction(async (tx) => {
    const { empty } = await tx.get(waitersOf(formId).limit(1).select())
    if (empty) tx.delete(awaitedOpening(formId))
    else tx.update(awaitedOpening(formId), { toca: now, turno: null })
  })

interface Telling {
  formId: string
  version: NonNullable<Awaited<ReturnType<typeof cachedVersion>>>
  horario: unknown
  /** Read once for everybody who waits. */
  sender: Sender
  opened: string
  now: Date
}

/** Mails one of those who wait, and forgets the address: of what a mail server refuses too. @returns whether it was there */
async function tellOne(one: QueryDocumentSnapshot, telling: Telling): Promise<boolean> {
  const { opened, now, formId } = telling
  const waiter = waiterIn(one)
  try {
    if (waiter && waiter.caduca > now) await mailOpen({ waiter, ...telling }, opened)
  } catch (error) {
    logger.warn('somebody who waited for an opening was not told', { formId, error })
    if (isAway(error)) return false
  }
  await one.ref.delete()
  return true
}

/** Whether somebody may begin an answer at that moment. */
const isOpenAt = async (formId: string, moment: Date): Promise<boolean> =>
  openingStateOf(await publishedForm(formId).get(), moment).is === 'open'

/** Tells those who wait, some after the others, as long as the form is open and there is time. @returns what is next */
async function tellEach(telling: Telling, { perStep, forMs }: Measure): Promise<'over' | 'rest' | 'away'> {
  const { formId, now } = telling
  const began = Date.now()
  let query = waitersOf(formId).orderBy(FieldPath.documentId()).limit(perStep)
  for (;;) {
    const { docs } = await query.get()
    const there = await mapWithConcurrency(docs, AT_ONCE, (one) => tellOne(one, telling))
    if (there.includes(false)) return 'away'
    const last = docs.at(-1)
    if (!last || docs.length < perStep) return 'over'
    const passed = Date.now() - began
    if (passed >= forMs || !(await isOpenAt(formId, new Date(now.getTime() + passed)))) return 'rest'
    query = query.startAfter(last)
  }
}

/**
 * Looks at a form for which somebody waits: once it is open, and people are not left in peace, each gets one mail and is
 * forgotten (REACH-01). Whatever stops it, the next run goes on.
 */
export async function tellOpening(formId: string, now: Date, measure = WHOLE): Promise<void> {
  if (!(await takeTurn(formId, now))) return
  const published = await publishedForm(formId).get()
  const standing = openingStateOf(published, now)
  if (standing.is === 'gone') return forgetForm(formId)
  if (standing.is === 'closed') return void (await lookAgain(formId, standing.abre))
  const version = await cachedVersion(formId, Number(published.get('version')))
  const loud = firstLoud(now, await zoneAt(version?.municipalityPath ?? ''))
  if (!version || loud > now) return void (await lookAgain(formId, version ? loud : null))
  const horario = plainValue(published.get('horario') ?? null)
  const abre: unknown = published.get('horario.abre')
  const opened = abre instanceof Timestamp ? abre.toDate().toISOString() : ''
  const sender = await senderAt(version.municipalityPath)
  const next = await tellEach({ formId, version, horario, sender, opened, now }, measure)
  if (next === 'over') return endTurn(formId, now)
  await lookAgain(formId, next === 'away' ? new Date(now.getTime() + AGAIN_MS) : now)
}

/** Tells whoever waits for forms that are due; where none is, one read. */
export async function tellOpenings(now: Date, measure = WHOLE): Promise<void> {
  const due = database().collection(AWAITED_OPENINGS).where('toca', '<=', now).orderBy('toca')
  const { docs } = await due.limit(FORMS_AT_A_TIME).select().get()
  await mapWithConcurrency(docs, AT_ONCE, ({ id }) =>
    tellOpening(id, now, measure).catch((error: unknown) =>
      logger.error('who waits for a form was not told', { formId: id, error }),
    ),
  )
}
