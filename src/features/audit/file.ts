import type { TFunction } from 'i18next'
import type { DateWriter } from '../../domain/dates'
import { listAuditPage, type AuditCursor } from '../../data/staff/audit'
import type { AuditEntry } from '../../domain/audit/entry'
import type { AuditFilters } from '../../domain/audit/filters'
import type { Cell } from '../../domain/export/cell'
import { CSV_START, csvLines } from '../../lib/csv'
import { aboutWords, kindWords, roleWords } from './entry-words'

type Words = TFunction<['audit', 'staff']>

/** Entries read at a time for a file, and the most that a file has: the newest ones. */
const AT_ONCE = 500
export const MAX_IN_FILE = 20_000

const rowOf = (t: Words, write: DateWriter, entry: AuditEntry): Cell[] => [
  ...[
    entry.fecha && { date: write('cell', entry.fecha) },
    entry.por,
    roleWords(t, entry.rol),
    kindWords(t, entry.tipo),
  ],
  ...[entry.codigoMunicipio, entry.formulario, aboutWords(t, entry).join('; '), entry.municipalityPath],
  ...[
    entry.origen?.dispositivo ?? '',
    entry.origen?.red ?? '',
    entry.sesion,
    entry.respuesta,
    entry.idPlantilla,
  ],
]

/**
 * The trail as a file for spreadsheets, as the filters have it: a read for each entry.
 * @param onProgress how many were read so far
 * @throws DataError `forbidden`, `offline`, `timeout`
 */
export async function auditFile(
  t: Words,
  write: DateWriter,
  filters: AuditFilters,
  onProgress: (entries: number) => void,
): Promise<Blob> {
  const headings = [
    ...[t('when'), t('person'), t('role'), t('what'), t('code'), t('form'), t('about'), t('municipality')],
    ...[t('device'), t('network'), t('session'), t('answerId'), t('formId')],
  ]
  const lines = [CSV_START + csvLines([headings])]
  let read = 0
  let after: AuditCursor | null = null
  do {
    const { entries, damaged, cursor } = await listAuditPage(filters, after, AT_ONCE)
    lines.push(csvLines(entries.map((entry) => rowOf(t, write, entry))))
    read += entries.length + damaged
    after = cursor
    onProgress(read)
  } while (after && read < MAX_IN_FILE)
  return new Blob(lines, { type: 'text/csv;charset=utf-8' })
}
