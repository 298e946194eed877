import type { DocumentSnapshot } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { oneAnswer, oneForm } from '../../../src/domain/access/things'
import { assembleAnswer } from '../../../src/domain/answering/whole'
import { correctedAnswer } from '../../../src/domain/correction/overlay'
import { selectedAnswers, type AnswersQuery } from '../../../src/domain/answers-list/query'
import {
  GENERATE_CSV,
  type GenerateCsvRequest,
  type GenerateCsvResponse,
} from '../../../src/domain/calls/generate-csv'
import type { Cell } from '../../../src/domain/export/cell'
import { exportColumns, type Column } from '../../../src/domain/export/columns'
import { damagedRow, exportRow } from '../../../src/domain/export/row'
import type { Form, FormVersion } from '../../../src/domain/form/form'
import { formSchema } from '../../../src/domain/form/stored-form'
import { list, text } from '../../../src/domain/schema'
import { answerPath, formPath } from '../../../src/domain/store-paths'
import { isHidden } from '../answers/change'
import { decodeAnswer } from '../answers/decode-answer'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'
import { actorOf, auditCounted, thisHour } from '../platform/audit'
import { badRequest, forbidden } from '../platform/errors'
import { served } from '../platform/served'
import { FACTOR_EXPORT_ANSWERS } from '../platform/params'
import { requireRecentFactor, staffCaller, type StaffCaller } from '../platform/staff-caller'
import { zoneAt } from '../platform/time-zone'
import { exportWording, type ExportWording } from './format'
import { after, cursorOf, storedAnswers } from '../answers/answers-query'
import { versionsOf } from './versions'

/**
 * Answers that are read for a page, and about how many letters of them it gives: long answers end it early. A thousand
 * of the longest that there may be are a tenth of the function's memory as they are stored.
 */
const PAGE_SIZE = 1000
const MAX_LETTERS = 4_000_000

async function formFor({ ability }: StaffCaller, formId: string): Promise<Form> {
  const snapshot = await database().doc(formPath(formId)).get()
  const form = decode(formSchema, snapshot, { id: formId })
  if (!form || ability.cannot('read', 'answer') || ability.cannot('read', oneForm(form))) throw forbidden()
  return form
}

/** From the caller and the filters alone: what the payload says of roles or users is not looked at (§2.7). */
function queryFor(
  { user }: StaffCaller,
  form: Form,
  { filters }: GenerateCsvRequest,
  zonaHoraria: string,
): AnswersQuery {
  const { from, to, ...others } = filters
  const bounded = from !== null || to !== null
  return selectedAnswers(
    user,
    { ...form, zonaHoraria },
    {
      ...others,
      // While pages are read answers change; sorted by when they were given, none changes its place.
      order: bounded || others.order === 'vence' ? others.order : 'fechaCreacion',
      from: from === null ? null : new Date(from),
      to: to === null ? null : new Date(to),
    },
  )
}

/** Documents of a page, how many there are in all where that was asked, and where a page ends that ended there. */
interface Documents {
  docs: DocumentSnapshot[]
  total: number | null
  isWhole: boolean
  endOf: (last: DocumentSnapshot) => string
}

async function allThatMatch(query: AnswersQuery, lastDoc: string | null): Promise<Documents> {
  const answers = storedAnswers(query)
  const [counted, { docs }] = await Promise.all([
    lastDoc === null ? answers.count().get() : null,
    after(answers, lastDoc).limit(PAGE_SIZE).get(),
  ])
  const total = counted?.data().count ?? null
  return { docs, total, isWhole: docs.length < PAGE_SIZE, endOf: (last) => cursorOf(last, query) }
}

const placedSchema = z.looseObject({
  idPlantilla: z.string(),
  areas: list(z.string()),
  municipalityPath: text(),
  creadoPor: z.string(),
})

/** Chosen answers of the form that are there and that the caller may read, in their order: one read for each. */
async function chosen(
  { ability }: StaffCaller,
  { formId, lastDoc }: GenerateCsvRequest,
  ids: readonly string[],
): Promise<Documents> {
  const begin = Number(lastDoc ?? 0)
  if (!Number.isSafeInteger(begin) || begin < 0) throw badRequest()
  const refs = ids.slice(begin).map((id) => database().doc(answerPath(id)))
  const found = refs.length > 0 ? await database().getAll(...refs) : []
  const docs = found.filter((snapshot) => {
    const answer = decode(placedSchema, snapshot)
    return (
      !isHidden(snapshot.data()) && answer?.idPlantilla === formId && ability.can('read', oneAnswer(answer))
    )
  })
  // Where the next page begins stands in the ids, whatever of them was left out.
  const endOf = (last: DocumentSnapshot): string => String(ids.indexOf(last.id) + 1)
  return { docs, total: lastDoc === null ? docs.length : null, isWhole: true, endOf }
}

interface Reading {
  columns: Column[]
  versions: Map<number, FormVersion | null>
  wording: ExportWording
}

async function rowOf(snapshot: DocumentSnapshot, { columns, versions, wording }: Reading): Promise<Cell[]> {
  const stored = await decodeAnswer(snapshot)
  const version = stored && versions.get(stored.version)
  if (!stored || !version) {
    const code: unknown = snapshot.get('codigoMunicipio')
    return damagedRow(typeof code === 'string' ? code : snapshot.id, columns, wording.damaged)
  }
  return exportRow(correctedAnswer(assembleAnswer(version, stored)), columns, wording)
}

/**
 * As many answers as a page takes, at least one, without those whose order was never made or taken back (PAY-03).
 * @returns `read` how many of the documents were looked at
 */
async function pageOf(docs: DocumentSnapshot[], reading: Reading): Promise<{ rows: Cell[][]; read: number }> {
  const rows: Cell[][] = []
  let letters = 0
  for (const [index, snapshot] of docs.entries()) {
    if (isHidden(snapshot.data())) continue
    const row = await rowOf(snapshot, reading)
    letters += JSON.stringify(row).length
    if (rows.length > 0 && letters > MAX_LETTERS) return { rows, read: index }
    rows.push(row)
  }
  return { rows, read: docs.length }
}

/** Notes how much of what somebody takes out, page by page, before they have it (SEC-06). */
function noted(caller: StaffCaller, form: Form, { filters }: GenerateCsvRequest, cantidad: number) {
  const { id: idPlantilla, titulo: formulario, municipalityPath } = form
  const note = { tipo: 'exportacion', idPlantilla, formulario, municipalityPath, cantidad } as const
  return auditCounted(actorOf(caller), note, [caller.sid, idPlantilla, filters, thisHour()])
}

/**
 * A page of a form's answers for an export (ALIST-06): those that the caller may see, as cells under columns. Call it
 * again with `lastDoc` until there is none.
 * @throws HttpsError of {@link staffCaller}, `permission-denied`, `invalid-argument`; of more answers than the setting says
 * {@link requireRecentFactor}
 */
export const generateCsv = served(GENERATE_CSV, async (request): Promise<GenerateCsvResponse> => {
  const caller = await staffCaller(request)
  const requested = request.checked()
  const { formId, language, lastDoc } = requested
  const form = await formFor(caller, formId)
  const { ids = null } = requested
  const zone = await zoneAt(form.municipalityPath)
  const [versions, { docs, total, isWhole, endOf }] = await Promise.all([
    versionsOf(formId),
    ids === null
      ? allThatMatch(queryFor(caller, form, requested, zone), lastDoc)
      : chosen(caller, requested, ids),
  ])
  if (total !== null && total > FACTOR_EXPORT_ANSWERS.value()) requireRecentFactor(caller)
  // Who saves the form during an export must not move the columns of the pages that follow.
  const upTo = requested.upTo ?? Math.max(0, ...versions.keys())
  const readable = [...versions.values()].filter((version) => version !== null)
  const { unasked, ...others } = exportWording(language, zone)
  const wording = requested.saysUnasked ? { ...others, unasked } : others
  const columns = exportColumns(
    readable.filter(({ version }) => version <= upTo),
    language,
    wording.calculated,
  )
  const reading = { columns, versions, wording }
  const { rows, read } = await pageOf(docs, reading)
  await noted(caller, form, requested, rows.length)
  const last = docs[read - 1]
  const isLast = read === docs.length && isWhole
  return {
    status: 'ok',
    columns,
    answers: rows,
    lastDoc: last && !isLast ? endOf(last) : null,
    total,
    upTo,
  }
})
