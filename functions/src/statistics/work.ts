/** What stands with the answers of each form (DAY-04): the sum of what its open documents have of it. */
import {
  FieldValue,
  type DocumentData,
  type DocumentSnapshot,
  type Query,
  type QuerySnapshot,
  type Transaction,
} from 'firebase-admin/firestore'
import { statesSchema } from '../../../src/domain/form/state'
import {
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
  formWorkSchema,
  openStates,
  plusWork,
  workChange,
  type FormPlace,
  type Standing,
  type WorkChange,
} from '../../../src/domain/work/form-work'
import {
  later,
  NO_TALLY,
  tallied,
  tallyFrom,
  workSaid,
  workToStore,
  type Tally,
} from '../../../src/domain/work/tally'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'
import { inTransaction } from '../platform/in-transaction'
import { coalesceRuns } from '../platform/coalesce-runs'

const workDoc = (formId: string) => database().doc(formWorkPath(formId))

/** Documents of which each write waits for the one before take about one a second. */
const PAUSE_MS = 1000
/** More than the store's own: each instance has a run under way. */
const TRIES = 10
const FIELDS = ['total', 'espera', 'porRevisar', 'porEstado', 'ultima', 'cambio']

/** What somebody who asks for the work of a form to be brought up to date knows of it. */
export interface WorkNews {
  /** When an answer that counts was given. */
  given: Date | null
  /** Whether the last one may be gone, and has to be looked for. */
  isLastLost: boolean
}

const talliesOf = (formId: string): Query =>
  database()
    .collection(`${formCountsPath(formId)}/${OPEN_COUNTS}`)
    .select('trabajo')

const talliedIn = ({ docs }: QuerySnapshot): Tally =>
  tallied(docs.map((part) => tallyFrom(plainValue(part.data()))))

const saidIn = (work: DocumentSnapshot) => workSaid(decode(formWorkSchema, work, { id: work.id }))

async function bringUpToDate(formId: string, news: readonly WorkNews[]): Promise<void> {
  await inTransaction(
    async (tx) => {
      const said = saidIn(await tx.get(workDoc(formId)))
      // Read after the work and not by the transaction: who writes the work last has read last, and nobody who counts
      // an answer waits for it. Whoever has a change to tell writes, even where numbers cancel out: `cambio` is later.
      const sums = talliedIn(await talliesOf(formId).get())
      const ultima = news.some(({ isLastLost }) => isLastLost)
        ? await lastGiven(formId)
        : news.reduce((last, { given }) => later(last, given), said.ultima)
      const cambio = later(said.cambio, sums.cambio)
      const isSame = [
        changesNothing(plusWork(sums, said, -1)),
        Number(ultima) === Number(said.ultima),
        Number(cambio) === Number(said.cambio),
      ]
      if (!isSame.every(Boolean))
        tx.set(workDoc(formId), { ...workToStore(sums), ultima, cambio }, { mergeFields: FIELDS })
    },
    { maxAttempts: TRIES },
  )
}

/**
 * Brings the work of a form to the sum of what its open documents have of it (decision 064). Those who ask while others
 * are at it share the next time. Asking twice changes nothing; what failed is right after whoever asks next.
 */
export const updateWork = coalesceRuns(bringUpToDate, PAUSE_MS)

/** What an open document has of the work once a change is added to it, as it is stored. */
export const withWork = (data: DocumentData | undefined, change: WorkChange): DocumentData => ({
  ...workToStore(plusWork(tallyFrom(plainValue(data)), change)),
  cambio: FieldValue.serverTimestamp(),
})

/** What the open documents of a form lack of what is noted of its answers, as of the moment of a transaction. */
export async function workLack(
  tx: Transaction,
  formId: string,
  noted: readonly (Standing | null)[],
): Promise<WorkChange> {
  const right = noted.reduce<WorkChange>((all, one) => plusWork(all, workChange(null, one)), NO_TALLY)
  return plusWork(right, talliedIn(await tx.get(talliesOf(formId))), -1)
}

/** Adds to an open document of a form what all of them lack, on top of what came meanwhile. */
export async function addToTallies(formId: string, lack: WorkChange): Promise<void> {
  if (changesNothing(lack)) return
  const part = database().doc(openCountsPath(formCountsPath(formId), 0))
  await inTransaction(async (tx) => {
    const tally = tallyFrom(plainValue((await tx.get(part)).data()))
    // Nothing happened to an answer.
    const trabajo = { ...workToStore(plusWork(tally, lack)), cambio: tally.cambio }
    tx.set(part, { trabajo }, { mergeFields: ['trabajo'] })
  })
}

/** Whether the work of a form says other numbers than its open documents come to. */
export async function isWorkOff(formId: string): Promise<boolean> {
  const [work, tallies] = await Promise.all([workDoc(formId).get(), talliesOf(formId).get()])
  return !changesNothing(plusWork(talliedIn(tallies), saidIn(work), -1))
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

/** What of a form its work repeats: what it is called, whose it is, where it is, and which states lead on. */
export function workHead(form: DocumentData): DocumentData {
  const titles = Object.entries(form).filter(
    ([field, words]) => /^titulo(_[a-z]{2})?$/.test(field) && typeof words === 'string',
  )
  const states = statesSchema.safeParse(plainValue(form.estados ?? null))
  const lugar: FormPlace = form.deleted === true ? 'eliminado' : form.archivado === true ? 'archivo' : 'lista'
  return {
    ...Object.fromEntries(titles),
    areas: form.areas ?? [],
    municipalityPath: form.municipalityPath ?? '',
    abiertos: states.success ? openStates(states.data) : [],
    lugar,
  }
}

const EMPTY = { total: 0, espera: 0, porRevisar: 0, porEstado: {}, ultima: null, cambio: null }

/** Keeps what the work of a form repeats of it, as the form stands now; with the form goes its work. */
export async function refreshWork(formId: string): Promise<void> {
  const store = database()
  await inTransaction(async (tx) => {
    const [form, work] = await tx.getAll(store.doc(formPath(formId)), workDoc(formId))
    const data = form?.data()
    if (!data) tx.delete(workDoc(formId))
    else {
      const stored = work?.data() ?? {}
      const missing = Object.entries(EMPTY).filter(([field]) => !(field in stored))
      const head = workHead(data)
      // A title in a language that is no longer there goes; what is counted stays.
      const counts = Object.fromEntries(Object.entries(stored).filter(([field]) => field in EMPTY))
      tx.set(workDoc(formId), { ...Object.fromEntries(missing), ...counts, ...head })
    }
  })
}
