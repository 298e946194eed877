/**
 * What stands with the answers of each form (DAY-04), and how many there are (ANS-12, ALIST-01): the sums of what its
 * open documents have of them.
 */
import {
  FieldValue,
  type DocumentData,
  type DocumentSnapshot,
  type Query,
  type QuerySnapshot,
  type Transaction,
} from 'firebase-admin/firestore'
import type { AnswerCounter } from '../../../src/domain/answer/counter'
import { FIRST_DAY } from '../../../src/domain/calendar'
import {
  answerCountPath,
  ANSWERS,
  formCountsPath,
  formPath,
  OPEN_COUNTS,
  openCountsPath,
} from '../../../src/domain/store-paths'
import { plainValue } from '../../../src/domain/stored-value'
import {
  formWorkPath,
  changesNothing,
  daysKnownFrom,
  formWorkSchema,
  plusWork,
  withoutOldDays,
  workChange,
  type WorkState,
  type WorkChange,
} from '../../../src/domain/work/form-work'
import {
  later,
  NO_TALLY,
  tallied,
  tallyFrom,
  workFields,
  workToStore,
  type Tally,
} from '../../../src/domain/work/tally'
import {
  countedChange,
  countedIn,
  readStoredCount,
  isSameCount,
  NONE_COUNTED,
  plusCounted,
  type Counted,
} from '../../../src/domain/work/counted'
import { LIMITED, recount, sayWhetherAnswered } from '../answers/recount'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'
import { inTransaction } from '../platform/in-transaction'
import { coalesceRuns } from '../platform/coalesce-runs'
import { failedWith } from '../platform/grpc'

const workDoc = (formId: string) => database().doc(formWorkPath(formId))

/** Documents of which each write waits for the one before take about one a second. */
const PAUSE_MS = 1000
/** More than the store's own: each instance has a run under way. */
const TRIES = 10
const FIELDS = ['total', 'espera', 'porRevisar', 'porEstado', 'porDia', 'ultima', 'cambio']

/** What somebody who asks for the work of a form to be brought up to date knows of it. */
export interface WorkNews {
  /** When an answer that counts was given. */
  given: Date | null
  /** Whether the last one may be gone, and has to be looked for. */
  isLastLost: boolean
  /** Whether an answer came, went or was marked that nobody counted in a commit of their own. */
  isCounted?: boolean
  /** Whether its counter has to be looked at besides: it decides who may answer (ANS-12), or it is not known what it says. */
  isToCount?: boolean
}

const talliesOf = (formId: string): Query =>
  database()
    .collection(`${formCountsPath(formId)}/${OPEN_COUNTS}`)
    .select('trabajo', 'respuestas')

const talliedIn = ({ docs }: QuerySnapshot): Tally =>
  withoutOldDays(tallied(docs.map((part) => tallyFrom(plainValue(part.data())))), new Date())
const countedInAll = ({ docs }: QuerySnapshot): AnswerCounter =>
  docs.reduce((all, part) => plusCounted(all, countedIn(part.data())), NONE_COUNTED)

const saidIn = (work: DocumentSnapshot) =>
  withoutOldDays(workFields(decode(formWorkSchema, work, { id: work.id })), new Date())

const READ = [...FIELDS, 'diasDesde', 'contadas', 'respuestas']

/** How many answers the open documents come to; null where they lack some from before (see {@link keepSummed}). */
const summedIn = (work: DocumentSnapshot, parts: QuerySnapshot): AnswerCounter | null =>
  work.get('contadas') === true ? countedInAll(parts) : null

/**
 * Whether a form may begin or cease to have answers with this, of which its counter says so much. The first one asks it
 * whatever is noted: a program from before may have written it meanwhile.
 */
const isTurning = (before: AnswerCounter | null, now: AnswerCounter, isCounted: boolean): boolean =>
  before === null || (before.total === 0) !== (now.total === 0) || (isCounted && now.total <= 1)

/** Brings the work to the sums; gives whether the answers are to be counted besides. */
async function writeSums(tx: Transaction, formId: string, news: readonly WorkNews[]): Promise<boolean> {
  const isCounted = news.some((one) => one.isCounted)
  const [work] = await tx.getAll(workDoc(formId), { fieldMask: READ })
  if (!work) throw new Error(`the store left out the work of form ${formId}`)
  const said = saidIn(work)
  // Read after the work and not by the transaction: who writes the work last has read last, and nobody who counts
  // an answer waits for it. Whoever has a change to tell writes, even where numbers cancel out: `cambio` is later.
  const parts = await talliesOf(formId).get()
  const sums = talliedIn(parts)
  const [kept, summed] = [readStoredCount(work.data()), summedIn(work, parts)]
  const noted = summed ? { respuestas: summed } : {}
  const ultima = news.some(({ isLastLost }) => isLastLost)
    ? await lastGiven(formId)
    : news.reduce((last, { given }) => later(last, given), said.ultima)
  const cambio = later(said.cambio, sums.cambio)
  const known: unknown = work.get('diasDesde') ?? null
  const isSame = [
    changesNothing(plusWork(sums, said, -1)),
    Number(ultima) === Number(said.ultima),
    Number(cambio) === Number(said.cambio),
    // Of a form that is gone there is no work, and none is made to say since when its days are known.
    known !== null || !work.exists,
    summed === null || (kept !== null && isSameCount(kept, summed)),
  ]
  // The counter first: a transaction reads before it writes.
  if (summed && isTurning(kept, summed, isCounted)) await turn(tx, formId, summed)
  if (!isSame.every(Boolean))
    tx.set(
      work.ref,
      { ...workToStore(sums), ...noted, diasDesde: known ?? daysKnownFrom(new Date()), ultima, cambio },
      { mergeFields: [...FIELDS, ...Object.keys(noted), 'diasDesde'] },
    )
  return news.some((one) => one.isToCount) || (summed === null && isCounted)
}

/** Has the counter say that there are answers, or none, unless it is what decides who may answer (ANS-12). */
async function turn(tx: Transaction, formId: string, { total }: AnswerCounter): Promise<void> {
  const all = [formPath(formId), answerCountPath(formId)].map((path) => database().doc(path))
  const [form, counter] = await tx.getAll(...all, { fieldMask: [LIMITED, 'total', 'respondido'] })
  if (counter && form?.get(LIMITED) !== true) sayWhetherAnswered(tx, counter, total > 0)
}

async function bringUpToDate(formId: string, news: readonly WorkNews[]): Promise<void> {
  const options = { maxAttempts: TRIES }
  if (await inTransaction((tx) => writeSums(tx, formId, news), options)) await recount(formId)
}

/**
 * Brings the work of a form to the sum of what its open documents have of it (decision 064). Those who ask while others
 * are at it share the next time. Asking twice changes nothing; what failed is right after whoever asks next.
 */
export const updateWork = coalesceRuns(bringUpToDate, PAUSE_MS)

/**
 * What an open document has of the work once a change is added to it, as it is stored.
 * @param change null leaves it as it is
 */
export function withWork(data: DocumentData | undefined, change: WorkChange | null): DocumentData {
  const trabajo: unknown = data?.trabajo
  if (!change) return trabajo === undefined ? {} : { trabajo }
  const work = workToStore(withoutOldDays(plusWork(tallyFrom(plainValue(data)), change), new Date()))
  return { trabajo: { ...work, cambio: FieldValue.serverTimestamp() } }
}

/** How many answers are counted into an open document once others are added, as it is stored. */
export const withCounted = (data: DocumentData | undefined, change: AnswerCounter): DocumentData => ({
  respuestas: plusCounted(countedIn(data), change),
})

/** What is noted of an answer in the work of its form, and in the number of its answers. */
export interface Noted {
  standing: WorkState | null
  counted: Counted
}

/** What open documents lack. */
export interface Lack {
  work: WorkChange
  counted: AnswerCounter
}

/** What the open documents of a form lack of what is noted of its answers, as of the moment of a transaction. */
export async function workLack(tx: Transaction, formId: string, noted: readonly Noted[]): Promise<Lack> {
  const parts = await tx.get(talliesOf(formId))
  const work = noted.reduce<WorkChange>(
    (all, { standing }) => plusWork(all, workChange(null, standing)),
    NO_TALLY,
  )
  const counted = noted.reduce((all, one) => plusCounted(all, countedChange(null, one.counted)), NONE_COUNTED)
  return {
    work: withoutOldDays(plusWork(work, talliedIn(parts), -1), new Date()),
    counted: plusCounted(counted, countedInAll(parts), -1),
  }
}

export const lacksNothing = ({ work, counted }: Lack): boolean =>
  changesNothing(work) && isSameCount(counted, NONE_COUNTED)

/** Adds to an open document of a form what all of them lack, on top of what came meanwhile. */
export async function addToTallies(formId: string, lack: Lack): Promise<void> {
  if (lacksNothing(lack)) return
  const part = database().doc(openCountsPath(formCountsPath(formId), 0))
  await inTransaction(async (tx) => {
    const stored = (await tx.get(part)).data()
    const tally = tallyFrom(plainValue(stored))
    // Nothing happened to an answer.
    const trabajo = {
      ...workToStore(withoutOldDays(plusWork(tally, lack.work), new Date())),
      cambio: tally.cambio,
    }
    const all = { trabajo, ...withCounted(stored, lack.counted) }
    tx.set(part, all, { mergeFields: ['trabajo', 'respuestas'] })
  })
}

/**
 * Has the work of a form say how many answers its open documents come to from the next {@link updateWork} on, and its
 * days be known from the first one on. To be called once all its answers are in them.
 */
export async function keepSummed(formId: string): Promise<void> {
  try {
    await workDoc(formId).update({ contadas: true, diasDesde: FIRST_DAY })
  } catch (error) {
    // The form is gone, and its work with it.
    if (!failedWith(error, 'notFound')) throw error
  }
}

/** Whether the work of a form says other numbers than its open documents come to. */
export async function isWorkOff(formId: string): Promise<boolean> {
  const [work, tallies] = await Promise.all([workDoc(formId).get(), talliesOf(formId).get()])
  const [kept, summed] = [readStoredCount(work.data()), summedIn(work, tallies)]
  const isCountOff = kept !== null && summed !== null && !isSameCount(kept, summed)
  return isCountOff || !changesNothing(plusWork(talliedIn(tallies), saidIn(work), -1))
}

/** So many of the newest answers are looked at for one that counts. */
const LOOKED_AT = 20

/** When the last answer of a form was given that counts. */
async function lastGiven(formId: string): Promise<Date | null> {
  const { docs } = await database()
    .collection(ANSWERS)
    .where('idPlantilla', '==', formId)
    .orderBy('fechaCreacion', 'desc')
    .limit(LOOKED_AT)
    .select('fechaCreacion', 'invalida', 'removeVision')
    .get()
  const last = docs.find((answer) => answer.get('invalida') !== true && answer.get('removeVision') !== true)
  const given: unknown = plainValue(last?.get('fechaCreacion') ?? null)
  return given instanceof Date ? given : null
}
