import type { DocumentSnapshot } from 'firebase-admin/firestore'
import type { CallableRequest } from 'firebase-functions/v2/https'
import { oneForm } from '../../../src/domain/access/things'
import { storedAnswerSchema } from '../../../src/domain/answer/answer'
import { assembleAnswer } from '../../../src/domain/answer/whole'
import { correctedAnswer } from '../../../src/domain/correction/overlay'
import { selectedAnswers, type AnswersQuery } from '../../../src/domain/answers-list/query'
import {
  generateCsvRequestSchema,
  type GenerateCsvRequest,
  type GenerateCsvResponse,
} from '../../../src/domain/calls/generate-csv'
import type { Cell } from '../../../src/domain/export/cell'
import { exportColumns, type Column } from '../../../src/domain/export/columns'
import { damagedRow, exportRow } from '../../../src/domain/export/row'
import { formSchema, type Form, type FormVersion } from '../../../src/domain/form/form'
import { formPath } from '../../../src/domain/store-paths'
import { isHidden } from '../answers/change'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'
import { actorOf, auditCounted, thisHour } from '../platform/audit'
import { badRequest, forbidden } from '../platform/errors'
import { staffCaller, type StaffCaller, type StaffRequest } from '../platform/staff-caller'
import { exportWording, type ExportWording } from './format'
import { after, cursorOf, storedAnswers } from './query'
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
function queryFor({ user }: StaffCaller, form: Form, { filters }: GenerateCsvRequest): AnswersQuery {
  const { from, to, ...others } = filters
  const bounded = from !== null || to !== null
  return selectedAnswers(user, form, {
    ...others,
    // While pages are read answers change; sorted by when they were given, none changes its place.
    order: bounded ? others.order : 'fechaCreacion',
    from: from === null ? null : new Date(from),
    to: to === null ? null : new Date(to),
  })
}

interface Reading {
  columns: Column[]
  versions: Map<number, FormVersion | null>
  wording: ExportWording
}

function rowOf(snapshot: DocumentSnapshot, { columns, versions, wording }: Reading): Cell[] {
  const stored = decode(storedAnswerSchema, snapshot, { id: snapshot.id })
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
function pageOf(docs: DocumentSnapshot[], reading: Reading): { rows: Cell[][]; read: number } {
  const rows: Cell[][] = []
  let letters = 0
  for (const [index, snapshot] of docs.entries()) {
    if (isHidden(snapshot.data())) continue
    const row = rowOf(snapshot, reading)
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
 * @throws HttpsError of {@link staffCaller}, `permission-denied`, `invalid-argument`
 */
export async function generateCsv(
  request: StaffRequest & Pick<CallableRequest, 'data'>,
): Promise<GenerateCsvResponse> {
  const caller = await staffCaller(request)
  const asked = generateCsvRequestSchema.safeParse(request.data)
  if (!asked.success) throw badRequest()
  const { formId, language, timeZone, lastDoc } = asked.data
  const form = await formFor(caller, formId)
  const query = queryFor(caller, form, asked.data)
  const answers = storedAnswers(query)
  const [versions, counted, { docs }] = await Promise.all([
    versionsOf(formId),
    lastDoc === null ? answers.count().get() : null,
    after(answers, lastDoc).limit(PAGE_SIZE).get(),
  ])
  // Who saves the form during an export must not move the columns of the pages that follow.
  const upTo = asked.data.upTo ?? Math.max(0, ...versions.keys())
  const readable = [...versions.values()].filter((version) => version !== null)
  const columns = exportColumns(
    readable.filter(({ version }) => version <= upTo),
    language,
  )
  const reading = { columns, versions, wording: exportWording(language, timeZone) }
  const { rows, read } = pageOf(docs, reading)
  await noted(caller, form, asked.data, rows.length)
  const last = docs[read - 1]
  const isLast = read === docs.length && docs.length < PAGE_SIZE
  return {
    status: 'ok',
    columns,
    answers: rows,
    lastDoc: last && !isLast ? cursorOf(last, query) : null,
    total: counted?.data().count ?? null,
    upTo,
  }
}
