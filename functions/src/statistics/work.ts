/** What stands with the answers of each form (DAY-04), kept together with the notes of what was applied. */
import { FieldValue, Timestamp, type DocumentData, type Transaction } from 'firebase-admin/firestore'
import type { StoredAnswer } from '../../../src/domain/answer/answer'
import { statesSchema } from '../../../src/domain/form/state'
import type { Applied } from '../../../src/domain/statistics/kept/applied'
import { ANSWERS, formPath } from '../../../src/domain/store-paths'
import { plainValue } from '../../../src/domain/stored-value'
import {
  formWorkPath,
  changesNothing,
  formWorkSchema,
  openStates,
  workChange,
  type FormPlace,
  type Standing,
  type WorkChange,
} from '../../../src/domain/work/form-work'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'
import { inTransaction } from '../platform/in-transaction'

const workDoc = (formId: string) => database().doc(formWorkPath(formId))

interface WorkAsked {
  before: Applied
  after: Applied
  answer: StoredAnswer | null
  /** What the answer says changed. */
  isChanged: boolean
}

/**
 * Brings the work of a form to where the answer stands, in the transaction that notes it. By increments, so that nobody
 * waits for somebody else's.
 * @returns whether the answer stands elsewhere than was noted
 */
export function changeWork(
  tx: Transaction,
  formId: string,
  { before, after, answer, isChanged }: WorkAsked,
): boolean {
  const change = workChange(before.standing, after.standing)
  const isMoved = !changesNothing(change)
  if (!isMoved && !isChanged) return false
  const given = before.standing === null ? answer?.fechaCreacion : null
  tx.set(
    workDoc(formId),
    {
      ...added(change),
      cambio: FieldValue.serverTimestamp(),
      // Of two that come at once the later event may be that of the earlier answer: a moment off, no more.
      ...(given && { ultima: Timestamp.fromDate(given) }),
    },
    { merge: true },
  )
  return isMoved
}

/** A change as increments; an empty map would take away what stands there. */
const added = ({ total, espera, porEstado }: WorkChange): DocumentData => ({
  total: FieldValue.increment(total),
  espera: FieldValue.increment(espera),
  ...(porEstado.size > 0 && {
    porEstado: Object.fromEntries([...porEstado].map(([id, by]) => [String(id), FieldValue.increment(by)])),
  }),
})

/** What the work of a form lacks of what is noted of its answers, as of the moment of a transaction. */
export async function workLack(
  tx: Transaction,
  formId: string,
  noted: readonly (Standing | null)[],
): Promise<WorkChange> {
  const { total, espera, porEstado } = decode(formWorkSchema, await tx.get(workDoc(formId)), {
    id: formId,
  }) ?? { ...EMPTY, porEstado: {} }
  const lack = { total: -total, espera: -espera, porEstado: new Map<number, number>() }
  const add = (state: number, by: number): void => {
    const now = (lack.porEstado.get(state) ?? 0) + by
    if (now === 0) lack.porEstado.delete(state)
    else lack.porEstado.set(state, now)
  }
  for (const [state, number] of Object.entries(porEstado)) add(Number(state), -number)
  for (const standing of noted) {
    const one = workChange(null, standing)
    lack.total += one.total
    lack.espera += one.espera
    for (const [state, by] of one.porEstado) add(state, by)
  }
  return lack
}

/** Adds to the work of a form what it lacks, on top of what came meanwhile. */
export async function addToWork(formId: string, lack: WorkChange): Promise<void> {
  if (!changesNothing(lack)) await workDoc(formId).set(added(lack), { merge: true })
}

/** So many of the newest answers are looked at for one that counts. */
const LOOKED_AT = 20

/** Keeps when the last answer of a form was given: once one is gone, and where events overtook each other. */
export async function keepLastGiven(formId: string): Promise<void> {
  const { docs } = await database()
    .collection(ANSWERS)
    .where('idPlantilla', '==', formId)
    .orderBy('fechaCreacion', 'desc')
    .limit(LOOKED_AT)
    .select('fechaCreacion', 'invalida', 'removeVision')
    .get()
  const last = docs.find((answer) => answer.get('invalida') !== true && answer.get('removeVision') !== true)
  await workDoc(formId).set({ ultima: last?.get('fechaCreacion') ?? null }, { merge: true })
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

const EMPTY = { total: 0, espera: 0, porEstado: {}, ultima: null, cambio: null }

/** Keeps what the work of a form repeats of it, as the form stands now; with the form goes its work. */
export async function refreshWork(formId: string): Promise<void> {
  const store = database()
  await inTransaction(async (tx) => {
    const [form, work] = await tx.getAll(store.doc(formPath(formId)), workDoc(formId))
    const data = form?.data()
    if (!data) tx.delete(workDoc(formId))
    else {
      const kept = work?.data() ?? {}
      const missing = Object.entries(EMPTY).filter(([field]) => !(field in kept))
      const head = workHead(data)
      // A title in a language that is no longer there goes; what is counted stays.
      const counts = Object.fromEntries(Object.entries(kept).filter(([field]) => field in EMPTY))
      tx.set(workDoc(formId), { ...Object.fromEntries(missing), ...counts, ...head })
    }
  })
}
