import { Timestamp, type DocumentData } from 'firebase-admin/firestore'
import { auditChanges } from '../../../src/domain/audit/entry'
import { plainValue } from '../../../src/domain/stored-value'
import { isMunicipalityPath, municipalityPathOf } from '../../../src/domain/store-paths'
import { actorOfSession, audit, NOBODY, type Actor } from '../platform/audit'
import { rethrowForAnHour } from '../platform/rethrow-for-an-hour'
import { writtenDocument, type WrittenEvent } from '../platform/on-written'

/** The field that says who changed a place; it is no change itself. */
const MARK = 'cambio'
/** The count of orders is no change of the place either: each order has its own entry. */
const NO_CHANGES = [MARK, 'payOrderId']

/** Who wrote it, as rules had it signed with the session; nobody for what was not written through the rules. */
async function writerOf(before: DocumentData | undefined, after: DocumentData | undefined): Promise<Actor> {
  const { sesion, fecha } = after?.[MARK] ?? {}
  const known: unknown = before?.[MARK]?.fecha
  const isOld = fecha instanceof Timestamp && known instanceof Timestamp && fecha.isEqual(known)
  return typeof sesion === 'string' && !isOld ? actorOfSession(sesion) : NOBODY
}

const asRecord = (data: DocumentData | undefined): object => Object.assign({}, plainValue(data ?? {}))

const kindOf = (before: unknown, after: unknown) =>
  before ? (after ? 'lugarCambio' : 'lugarBaja') : 'lugarAlta'

/** The municipality that a place is, or stands in; '' above. */
const municipalityPath = (path: string): string => {
  const municipality = municipalityPathOf(path)
  return isMunicipalityPath(municipality) ? municipality : ''
}

/** Notes in `auditoria` what of a place was changed by whom, before and after (SEC-06). Throws to be delivered again. */
export async function auditPlace({ id, time, data }: WrittenEvent): Promise<void> {
  if (!data) return
  const [before, after] = [data.before.data(), data.after.data()]
  const { path } = writtenDocument(data)
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const cambios = auditChanges(
    asRecord(before),
    asRecord(after),
    fields.filter((field) => !NO_CHANGES.includes(field)).sort(),
  )
  if (cambios.length === 0) return
  const lugar = String(after?.nombre ?? before?.nombre ?? path)
  const note = {
    tipo: kindOf(before, after),
    lugar,
    municipalityPath: municipalityPath(path),
    cambios,
  } as const
  await rethrowForAnHour(time, { path }, async () =>
    audit(await writerOf(before, after), note, [id], new Date(time)),
  )
}
