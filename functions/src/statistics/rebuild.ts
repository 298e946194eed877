import { FieldPath, QueryDocumentSnapshot, type Query, type Transaction } from 'firebase-admin/firestore'
import { appliedFrom } from '../../../src/domain/statistics/aggregates/applied'
import { foldedCountsFrom, openCountsFrom } from '../../../src/domain/statistics/aggregates/counts'
import { belowDetail, detailFrom } from '../../../src/domain/statistics/aggregates/details'
import { foldedBy, foldInto } from '../../../src/domain/statistics/aggregates/fold'
import { withoutColleagues } from '../../../src/domain/statistics/aggregates/states-summary'
import { difference, NO_SUMS, plus, textOf, type Sums } from '../../../src/domain/statistics/aggregates/sums'
import {
  answerPath,
  ANSWERS,
  appliedPath,
  authorCountsPath,
  DETAILS,
  foldedCountsPath,
  formCountsPath,
  OPEN_COUNTS,
} from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { inTransaction } from '../platform/in-transaction'
import { mapWithConcurrency } from '../platform/map-with-concurrency'
import { applyAnswer, isApplied } from './apply'
import {
  addToTallies,
  isWorkOff,
  keepSummed,
  lacksNothing,
  updateWork,
  workLack,
  type Lack,
  type Noted,
} from './work'
import { refreshWork } from './work-head'

const PER_PAGE = 300
/** Whole answers that are in memory at once, of which one may weigh a quarter of a megabyte. */
const PER_PART = 100
/** As many as go into all parts of the counts together. */
export const APPLIED_AT_ONCE = 80
const REPAIRED_AT_ONCE = 8

/** What of the counts of a form was not as its answers are. */
export interface Wrong {
  /** Answers of which something else was counted. */
  answers: number
  /** Documents that were not the sum of what is counted. */
  documents: number
}

/** All documents of a query, page by page, in the order of their names. */
async function eachPage(
  query: Query,
  get: (page: Query) => Promise<{ docs: QueryDocumentSnapshot[] }>,
  take: (docs: QueryDocumentSnapshot[]) => Promise<void> | void,
): Promise<void> {
  const sorted = query.orderBy(FieldPath.documentId()).limit(PER_PAGE)
  let docs: QueryDocumentSnapshot[] = []
  do {
    const last = docs.at(-1)
    docs = (await get(last ? sorted.startAfter(last) : sorted)).docs
    await take(docs)
  } while (docs.length === PER_PAGE)
}

/** What a query finds as it comes, so many at a time: nothing of it is kept. */
async function* partsOf(query: Query): AsyncGenerator<QueryDocumentSnapshot[]> {
  let part: QueryDocumentSnapshot[] = []
  for await (const found of query.stream()) {
    const one: unknown = found
    if (!(one instanceof QueryDocumentSnapshot)) continue
    part.push(one)
    if (part.length < PER_PART) continue
    yield part
    part = []
  }
  if (part.length > 0) yield part
}

/** Those of some answers that the counts of their form do not have as they are. */
async function wrongAmong(formId: string, answers: readonly QueryDocumentSnapshot[]): Promise<string[]> {
  const notes = await database().getAll(...answers.map(({ id }) => database().doc(appliedPath(formId, id))))
  const wrong: string[] = []
  for (const [index, answer] of answers.entries()) {
    const noted = notes[index]
    if (!noted || !(await isApplied(formId, { answer, noted }))) wrong.push(answer.id)
  }
  return wrong
}

/** Those of some notes whose answers are gone, or another form's. */
async function orphansAmong(formId: string, notes: readonly QueryDocumentSnapshot[]): Promise<string[]> {
  const answers = await database().getAll(...notes.map(({ id }) => database().doc(answerPath(id))), {
    fieldMask: ['idPlantilla'],
  })
  return answers.filter((answer) => answer.get('idPlantilla') !== formId).map(({ id }) => id)
}

/**
 * Brings what is noted of each answer to what it contributes, and of those that are gone to nothing. Many are looked at
 * at once; only what is not right is looked at again by itself, in a transaction.
 * @returns of how many something else was noted
 */
async function applyAll(formId: string): Promise<number> {
  const answers = database().collection(ANSWERS).where('idPlantilla', '==', formId)
  const noted = database()
    .collection(`${formCountsPath(formId)}/aportes`)
    .select()
  let wrong = 0
  for (const { query, among } of [
    { query: answers, among: wrongAmong },
    { query: noted, among: orphansAmong },
  ])
    for await (const part of partsOf(query)) {
      const applied = await mapWithConcurrency(await among(formId, part), APPLIED_AT_ONCE, (answerId) =>
        applyAnswer({ formId, answerId, move: null }),
      )
      wrong += applied.filter(({ isChanged }) => isChanged).length
    }
  return wrong
}

/** Sums by the paths of folded documents. */
type ByPath = Map<string, Sums>

function add(all: ByPath, counts: string, byPeriod: ReadonlyMap<string, Sums>, times = 1): void {
  for (const [period, sums] of byPeriod) {
    const path = foldedCountsPath(counts, period)
    all.set(path, plus(all.get(path) ?? NO_SUMS, sums, times))
  }
}

/**
 * What the folded documents and the work of the form lack, as of one moment: the sum of the notes without what is open
 * and folded.
 */
async function lackOf(tx: Transaction, formId: string): Promise<{ folded: ByPath; work: Lack }> {
  const [form, lack] = [formCountsPath(formId), new Map<string, Sums>()]
  const allNoted: Noted[] = []
  const known = await database().collection(`${form}/autores`).listDocuments()
  const places = new Set([form, ...known.map(({ path }) => path)])
  await eachPage(
    database().collection(`${form}/aportes`),
    (page) => tx.get(page),
    (docs) => {
      for (const noted of docs) {
        const { contribution, standing, counted } = appliedFrom(noted.data())
        allNoted.push({ standing, counted })
        if (!contribution) continue
        const { hour, author, sums } = contribution
        places.add(form)
        add(lack, form, foldedBy(new Map([[hour, sums]])))
        if (author === null) continue
        const own = authorCountsPath(formId, author)
        places.add(own)
        add(lack, own, foldedBy(new Map([[hour, withoutColleagues(sums)]])))
      }
    },
  )
  for (const counts of places) {
    const open = await tx.get(database().collection(`${counts}/${OPEN_COUNTS}`))
    for (const part of open.docs) add(lack, counts, foldedBy(openCountsFrom(part.data()).horas), -1)
    const details = await tx.get(database().collection(`${counts}/${DETAILS}`))
    for (const detail of details.docs)
      add(lack, counts, belowDetail(detail.id, detailFrom(detail.data())), -1)
    const folded = await tx.get(database().collection(`${counts}/sumas`))
    for (const { ref, data } of folded.docs.map((one) => ({ ref: one.ref, data: one.data() }))) {
      lack.set(ref.path, difference(foldedCountsFrom(data), lack.get(ref.path) ?? NO_SUMS))
    }
  }
  return {
    folded: new Map([...lack].filter(([, sums]) => sums.size > 0)),
    work: await workLack(tx, formId, allNoted),
  }
}

/** Adds to a folded document what it lacks, on top of what was folded meanwhile. */
const repair = ([path, sums]: [string, Sums]): Promise<void> =>
  inTransaction(async (tx) => {
    const ref = database().doc(path)
    tx.set(ref, { sumas: textOf(foldInto(foldedCountsFrom((await tx.get(ref)).data()), sums)) })
  })

/**
 * Makes the counts of a form anew from its answers, while people go on answering (STAT-07). Documents in which options
 * were counted together for want of room count as wrong, and so does an answer of which the trigger hears just now.
 * @returns what was wrong before
 */
export async function rebuildStatistics(formId: string): Promise<Wrong> {
  await refreshWork(formId)
  const wasOff = await isWorkOff(formId)
  const answers = await applyAll(formId)
  const lack = await inTransaction((tx) => lackOf(tx, formId), { readOnly: true })
  await mapWithConcurrency([...lack.folded], REPAIRED_AT_ONCE, repair)
  await addToTallies(formId, lack.work)
  await keepSummed(formId)
  await updateWork(formId, { given: null, isLastLost: true, isToCount: true })
  return { answers, documents: lack.folded.size + (wasOff || !lacksNothing(lack.work) ? 1 : 0) }
}

/**
 * Has the number of answers of a new form be the sum of what is noted of each, from its first one on. A form that was
 * made again under an old name may have some already.
 */
export async function beginCounting(formId: string): Promise<void> {
  const answers = database().collection(ANSWERS).where('idPlantilla', '==', formId)
  const { empty } = await answers.limit(1).select().get()
  if (!empty) {
    await rebuildStatistics(formId)
    return
  }
  await keepSummed(formId)
  await updateWork(formId, { given: null, isLastLost: false })
}
