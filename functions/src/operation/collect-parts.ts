import { FieldPath, Timestamp, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import type { AuditKind } from '../../../src/domain/audit/entry'
import {
  countedPart,
  fine,
  storedPart,
  type Part,
  type PartItem,
  type PartName,
  type Matter,
} from '../../../src/domain/operation/part'
import {
  ALARMS,
  ANSWERS,
  AUDIT,
  BIN,
  delayedIncidentsPath,
  formPath,
  FORMS,
  KEPT_DRAFTS,
  MAIL_LIMITS,
  MENDED_COUNTS_PATH,
  ORDERS,
  PASSWORD_MAILS,
} from '../../../src/domain/store-paths'
import { pendingMigrations, readState, unknownHere } from '../migrations/state'
import { database } from '../platform/admin'
import { MAIL_MOST_PER_DAY } from '../platform/params'
import { installationParts } from './read-records'
import { withoutAnswers } from '../../../src/domain/text/without-answers'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** So many documents of a kind are looked at to say which forms they are of; all are counted. */
const MOST_LOOKED_AT = 200
/** So many forms, orders or people are named. */
const MOST_NAMED = 20

/** Receipts that did not go out, and what the trail noted, are told of for so long. */
const RECEIPTS_MS = 14 * DAY_MS
const NOTED_MS = 7 * DAY_MS
const MENDED_MS = 2 * DAY_MS
/** Asked about every five minutes, so that one that is due since an hour is stuck. */
const UNSETTLED_MS = HOUR_MS
/** A mail to choose a password goes out within moments. */
const PASSWORD_MAIL_MS = 10 * MINUTE_MS
/** From so much of a limit on somebody is near it. */
const NEAR = 0.8

const before = (now: Date, ms: number): Timestamp => Timestamp.fromMillis(now.getTime() - ms)
const millis = (value: unknown): number | null => (value instanceof Timestamp ? value.toMillis() : null)
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Of one municipality alone, or of all. */
const within = <Q extends Query>(query: Q, municipality: string | null): Query =>
  municipality === null ? query : query.where('municipalityPath', '==', municipality)

const countOf = async (query: Query): Promise<number> => (await query.count().get()).data().count

/** What documents are about, by form, with how many of them were looked at and since when; the most first. */
async function byForm(
  docs: QueryDocumentSnapshot[],
  formOf: (one: QueryDocumentSnapshot) => string,
  since: (one: QueryDocumentSnapshot) => unknown = () => null,
): Promise<PartItem[]> {
  const found = new Map<string, { count: number; since: number | null }>()
  for (const one of docs) {
    const [id, at] = [formOf(one), millis(since(one))]
    const { count, since: first } = found.get(id) ?? { count: 0, since: at }
    found.set(id, { count: count + 1, since: first === null || at === null ? at : Math.min(first, at) })
  }
  const most = [...found]
    .filter(([id]) => id !== '')
    .toSorted(([, one], [, other]) => other.count - one.count)
    .slice(0, MOST_NAMED)
  if (most.length === 0) return []
  const forms = most.map(([id]) => database().doc(formPath(id)))
  const heads = await database().getAll(...forms, { fieldMask: ['titulo'] })
  return most.map(([id, sums], index) => ({
    id,
    title: withoutAnswers(textOf(heads[index]?.get('titulo'))),
    ...sums,
  }))
}

/** Incidents that wait with this moment: those that failed, or those of a flood. */
async function incidentsPart(
  [name, matter, field]: [PartName, Matter, 'falla' | 'fecha'],
  municipality: string | null,
): Promise<Part> {
  const all = database().collectionGroup(delayedIncidentsPath('x').split('/').at(-1) ?? '')
  const waiting = within(all, municipality).orderBy(field)
  const [count, { docs }] = await Promise.all([
    countOf(waiting),
    waiting.limit(MOST_LOOKED_AT).select(field).get(),
  ])
  const formOf = ({ ref }: QueryDocumentSnapshot) => ref.parent.parent?.id ?? ''
  return countedPart(name, matter, count, await byForm(docs, formOf, (one) => one.get(field)))
}

/** The orders whose receipts did not reach their buyers lately, newest first. */
export const unsentReceipts = (municipality: string | null, now: Date): Query =>
  within(database().collection(ORDERS).where('mailed', '==', false), municipality)
    .where('paidAt', '>', before(now, RECEIPTS_MS))
    .orderBy('paidAt', 'desc')

async function receiptsPart(municipality: string | null, now: Date): Promise<Part> {
  const unsent = unsentReceipts(municipality, now)
  const [count, { docs }] = await Promise.all([
    countOf(unsent),
    unsent.limit(MOST_LOOKED_AT).select('form', 'paidAt').get(),
  ])
  const items = await byForm(
    docs,
    (one) => textOf(one.get('form')),
    (one) => one.get('paidAt'),
  )
  return countedPart('receipts', 'failed', count, items)
}

/** Answers that are marked because what is in them is not in order. */
async function answersPart(municipality: string | null): Promise<Part> {
  const marked = within(database().collection(ANSWERS).where('invalida', '==', true), municipality)
  const [count, { docs }] = await Promise.all([
    countOf(marked),
    marked.limit(MOST_LOOKED_AT).select('idPlantilla').get(),
  ])
  return countedPart('answers', 'marked', count, await byForm(docs, (one) => textOf(one.get('idPlantilla'))))
}

/** What the audit trail noted lately, by form. */
async function notedPart(
  [name, matter, kind]: [PartName, Matter, AuditKind],
  municipality: string | null,
  now: Date,
): Promise<Part> {
  const told = within(database().collection(AUDIT).where('tipo', '==', kind), municipality)
    .where('fecha', '>', before(now, NOTED_MS))
    .orderBy('fecha', 'desc')
  const [count, { docs }] = await Promise.all([
    countOf(told),
    told.limit(MOST_LOOKED_AT).select('idPlantilla', 'fecha').get(),
  ])
  const items = await byForm(
    docs,
    (one) => textOf(one.get('idPlantilla')),
    (one) => one.get('fecha'),
  )
  return countedPart(name, matter, count, items)
}

/** Forms to which strangers send too much now. */
async function pressurePart(municipality: string | null, now: Date): Promise<Part> {
  const raised = database().collection(ALARMS).where('hasta', '>', Timestamp.fromDate(now))
  const { docs } = await raised.limit(MOST_LOOKED_AT).select('titulo', 'municipalityPath', 'desde').get()
  const own = docs.filter((one) => municipality === null || one.get('municipalityPath') === municipality)
  const items = own.slice(0, MOST_NAMED).map((one) => ({
    ...{ id: one.id, title: withoutAnswers(textOf(one.get('titulo'))), count: 0 },
    since: millis(one.get('desde')),
  }))
  return countedPart('pressure', 'flood', own.length, items)
}

/** What migrations are left (decision 097). */
async function migrationsPart(): Promise<Part> {
  const state = await readState()
  const [left, newer] = [pendingMigrations(state), unknownHere(state)]
  const item = (id: string): PartItem => ({ id, title: '', count: 0, since: null })
  if (newer.length > 0)
    return { ...countedPart('migrations', 'newer', newer.length, newer.map(item)), health: 'broken' }
  return countedPart('migrations', state.enCurso ? 'underWay' : 'left', left.length, left.map(item))
}

async function countsPart(now: Date): Promise<Part> {
  const noted = await database().doc(MENDED_COUNTS_PATH).get()
  const [at, forms]: [number | null, unknown] = [millis(noted.get('fecha')), noted.get('formularios')]
  const isRecent = at !== null && now.getTime() - at < MENDED_MS
  const ids = isRecent && Array.isArray(forms) ? forms.map(String) : []
  if (ids.length === 0) return fine('counts')
  const named = database().collection(FORMS).where(FieldPath.documentId(), 'in', ids.slice(0, MOST_NAMED))
  const items = (await named.select('titulo').get()).docs.map((one) => ({
    ...{ id: one.id, title: withoutAnswers(textOf(one.get('titulo'))), count: 0, since: at },
  }))
  return countedPart('counts', 'mended', ids.length, items)
}

/** People who sent nearly as many mails today as one may. */
async function mailQuotaPart(now: Date): Promise<Part> {
  const near = Math.ceil(NEAR * MAIL_MOST_PER_DAY.value())
  const { docs } = await database()
    .collection(MAIL_LIMITS)
    .where('cuantos', '>=', near)
    .limit(MOST_LOOKED_AT)
    .select('cuantos', 'ultimo')
    .get()
  const items = docs
    .filter((one) => (millis(one.get('ultimo')) ?? 0) > now.getTime() - DAY_MS)
    .map((one) => ({ id: one.id, title: one.id, count: Number(one.get('cuantos')), since: null }))
  return countedPart('mailQuota', 'near', items.length, items.slice(0, MOST_NAMED))
}

/** What waits, with how many of it and since when. */
async function queuePart(name: PartName, matter: Matter, queue: Query, field: string): Promise<Part> {
  const sorted = queue.orderBy(field)
  const [count, { docs }] = await Promise.all([countOf(sorted), sorted.limit(1).select(field).get()])
  return { ...countedPart(name, matter, count), since: millis(docs[0]?.get(field)) }
}

/** Answers in the bin: each goes by itself (REACH-10). */
const binPart = async (municipality: string | null): Promise<Part> =>
  storedPart('bin', await countOf(within(database().collection(BIN), municipality)))

/** Drafts that people kept to go on later, as long as they are kept (REACH-04). */
const draftsPart = async (): Promise<Part> =>
  storedPart('drafts', await countOf(database().collection(KEPT_DRAFTS).where('fin', '==', '')))

const wholeParts = (now: Date): Promise<Part>[] => [
  migrationsPart(),
  countsPart(now),
  mailQuotaPart(now),
  draftsPart(),
  queuePart(
    ...(['unsettled', 'late'] as const),
    database().collection(ORDERS).where('nextCheck', '<=', before(now, UNSETTLED_MS)),
    'nextCheck',
  ),
  queuePart(
    ...(['passwordMails', 'waiting'] as const),
    database().collection(PASSWORD_MAILS).where('fecha', '<=', before(now, PASSWORD_MAIL_MS)),
    'fecha',
  ),
]

/**
 * How everything stands (OPS-05), with bounded reads: some 1,300 at the very worst, some 40 where nothing is the matter.
 * @param municipality the one whose forms are looked at; null for the whole installation, with what is nobody's in particular
 */
export async function collectParts(municipality: string | null, now: Date): Promise<Part[]> {
  const [installation, ...others] = await Promise.all([
    installationParts(now),
    incidentsPart(['incidents', 'failed', 'falla'], municipality),
    incidentsPart(['delayed', 'waiting', 'fecha'], municipality),
    receiptsPart(municipality, now),
    // Payments of which the bank says something else than what is here.
    notedPart(['orders', 'mismatch', 'pagoSinCoincidir'], municipality, now),
    notedPart(['returned', 'marked', 'correoDevuelto'], municipality, now),
    answersPart(municipality),
    pressurePart(municipality, now),
    binPart(municipality),
    ...(municipality === null ? wholeParts(now) : []),
  ])
  // Whether the program's own work is done is for who operates it.
  const shown = municipality === null ? installation : installation.filter(({ name }) => name !== 'works')
  return [...shown, ...others]
}
