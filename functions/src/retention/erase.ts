import {
  FieldValue,
  type DocumentData,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore'
import { isSameRule, type RetentionRule } from '../../../src/domain/retention'
import { datedSchema, dueMoment, isDue } from '../../../src/domain/privacy/retention-due'
import { isRetainedAnonymously, namelessAnswer } from '../../../src/domain/privacy/retention-anonymous'
import { holdPath, holdSchema, isHolding } from '../../../src/domain/privacy/retention-note'
import { sectionsToStore } from '../../../src/domain/answer/clock-to-store'
import { appliedFrom } from '../../../src/domain/statistics/aggregates/applied'
import { plainValue } from '../../../src/domain/stored-value'
import { answerPath, appliedPath, formPath } from '../../../src/domain/store-paths'
import { deleteNoted } from '../answers/delete-answer'
import { isNameless, NAMELESS } from '../answers/change'
import { decodeAnswer } from '../answers/decode-answer'
import { database } from '../platform/admin'
import { auditDocument, auditRef, NOBODY } from '../platform/audit'
import { decode } from '../platform/decode'
import { inTransaction } from '../platform/in-transaction'
import { zoneAt } from '../platform/time-zone'
import { cachedVersion } from '../platform/cached-version'
import { countingRule, municipalityRef, noteFrom, noteRef, retainedForm, type RetainedForm } from './ground'
import type { Mark } from './sources'

/** What becomes of some answers of a form. */
export interface Wanted {
  form: RetainedForm
  rule: RetentionRule
  ids: readonly string[]
  /** How far its source is followed once that is done; null where that stays. */
  mark: { key: string; at: Mark } | null
}

export interface Erased {
  /** How many are gone, or without their person. */
  count: number
  /** Those whose time is not over, although they were found. */
  waiting: readonly string[]
}

/** All that is needed to delete one: it may weigh a quarter of a megabyte. */
const NEEDED = [
  ...['idPlantilla', 'titulo', 'codigoMunicipio', 'creadoPor', 'municipalityPath', 'estados', 'movido'],
  ...['fechaCreacion', 'lastUpdate', NAMELESS],
]

/** What is left of an answer, with the moment from which on its person is not in it. */
async function withoutPerson(snapshot: DocumentSnapshot): Promise<DocumentData> {
  const stored = await decodeAnswer(snapshot)
  const version = stored && (await cachedVersion(stored.idPlantilla, stored.version))
  const kept = Object.entries(snapshot.data() ?? {}).filter(([field]) => isRetainedAnonymously(field))
  const { secciones, ...blank } = namelessAnswer(version, stored)
  const time = FieldValue.serverTimestamp()
  return {
    ...Object.fromEntries(kept),
    ...blank,
    secciones: sectionsToStore(secciones, stored ? await zoneAt(stored.municipalityPath) : 'UTC'),
    ...{ lastUpdate: time, timeStamp: time, [NAMELESS]: time },
  }
}

interface Found {
  answer: DocumentSnapshot
  hold: DocumentSnapshot | undefined
  applied: DocumentSnapshot | undefined
}

type Verdict = 'goes' | 'waits' | 'stays'

/** Looks at an answer as it stands in the transaction: somebody may have worked on it since it was found. */
function verdictOn(
  { answer, hold, applied }: Found,
  { form, rule }: Wanted,
  since: Date,
  now: Date,
): Verdict {
  if (answer.get('idPlantilla') !== form.id || isNameless(answer.data())) return 'stays'
  const isHeld = isHolding(plainValue(hold?.data()))
  const until = (hold && decode(holdSchema, hold)?.hasta) ?? null
  // It is looked at again by its name once that is over.
  if (isHeld || (until !== null && until > now)) return 'stays'
  const dated = decode(datedSchema, answer)
  const moves = appliedFrom(applied?.data()).moves
  const due = dated && dueMoment(dated, rule, moves)
  return isDue(due, { since, isHeld, until }, now) ? 'goes' : 'waits'
}

async function readAll(tx: Transaction, { form, rule, ids }: Wanted): Promise<Found[]> {
  const at = (path: (id: string) => string) => ids.map((id) => database().doc(path(id)))
  const isWhole = rule.accion === 'anonimizar'
  const answers = await tx.getAll(...at(answerPath), isWhole ? {} : { fieldMask: NEEDED })
  const holds = await tx.getAll(...at((id) => holdPath(form.id, id)))
  const isByState = rule.desde === 'estado'
  const applied = isByState ? await tx.getAll(...at((id) => appliedPath(form.id, id))) : []
  return answers.map((answer, index) => ({ answer, hold: holds[index], applied: applied[index] }))
}

/** Whether the rule by which these were found is still the one that counts, and nobody holds the form back. */
async function stillCounts(tx: Transaction, { form, rule }: Wanted): Promise<Date | null> {
  const refs = [database().doc(formPath(form.id)), noteRef(form.id), municipalityRef(form.municipalityPath)]
  const [now, noted, municipality] = await tx.getAll(...refs, {
    fieldMask: ['titulo', 'municipalityPath', 'retencion', 'regla', 'vigente', 'bloqueo'],
  })
  if (!now?.exists) return null
  const { bloqueo, regla, vigente } = noteFrom(noted)
  const isSame = isSameRule(countingRule(retainedForm(now), municipality), rule) && isSameRule(regla, rule)
  const isThere = retainedForm(now).municipalityPath === form.municipalityPath
  return isSame && isThere && !isHolding(bloqueo) ? vigente : null
}

/**
 * Erases these answers or takes their persons out, as far as their time is over in this very moment: with the entries of
 * the trail, the count of the night and how far the form was followed, all or nothing. So it may end at any time and be
 * done again by several at once.
 * @returns null where the form's rule is another one by now, or somebody holds it back
 */
export async function eraseOverdue(wanted: Wanted, now: Date): Promise<Erased | null> {
  const { form, rule, ids, mark } = wanted
  const night = auditRef('retencion', form.id, rule.accion, now.toISOString().slice(0, 10))
  return inTransaction(async (tx) => {
    const since = await stillCounts(tx, wanted)
    if (since === null) return null
    const found = ids.length > 0 ? await readAll(tx, wanted) : []
    const judged = found.map((one) => ({ ...one, verdict: verdictOn(one, wanted, since, now) }))
    const going = judged.filter(({ verdict }) => verdict === 'goes').map(({ answer }) => answer)
    if (rule.accion === 'borrar')
      for (const { ref, data } of going.map((one) => ({ ref: one.ref, data: one.data() ?? {} })))
        deleteNoted(tx, ref, data, NOBODY, 'retencion')
    else for (const answer of going) tx.set(answer.ref, await withoutPerson(answer))
    const waiting = judged.filter(({ verdict }) => verdict === 'waits').map(({ answer }) => answer.id)
    // Where all of them go, nobody finds them again.
    const areGone = rule.accion === 'borrar' && going.length === ids.length
    if (mark && waiting.length === 0 && !areGone)
      tx.update(noteRef(form.id), { [`marcas.${mark.key}`]: mark.at })
    if (going.length > 0) tx.set(night, nightly(wanted, going.length, now), { merge: true })
    return { count: going.length, waiting }
  })
}

const nightly = ({ form, rule }: Wanted, count: number, now: Date): DocumentData => ({
  ...auditDocument(
    NOBODY,
    {
      ...{ tipo: 'retencion', idPlantilla: form.id, formulario: form.titulo, a: rule.accion },
      municipalityPath: form.municipalityPath,
    },
    now,
  ),
  cantidad: FieldValue.increment(count),
})
