import type { TFunction } from 'i18next'
import type { DateWriter } from '../../domain/dates'
import { listAuditPage, type AuditCursor } from '../../data/staff/audit'
import type { AuditEntry } from '../../domain/audit/entry'
import type { AuditFilters } from '../../domain/audit/filters'
import type { Cell } from '../../domain/export/cell'
import { CSV_START, csvLines } from '../../lib/csv'
import { getColleagueNames } from '../../data/staff/colleagues'
import { areasByPath } from '../../data/staff/geography'
import { aboutWords, areaPathsIn, kindWords, roleWords, usernamesIn, type Names } from './entry-words'
import { MAX_COLLEAGUES } from '../../domain/user/colleagues'

type Words = TFunction<['audit', 'staff']>

/** Entries read at a time for a file, and the most that a file has: the newest ones. */
const AT_ONCE = 500
export const MAX_IN_FILE = 20_000

const rowOf = (t: Words, write: DateWriter, names: Names, entry: AuditEntry): Cell[] => [
  ...[
    entry.fecha && { date: write('cell', entry.fecha) },
    names.nameOf(entry.por),
    entry.por,
    roleWords(t, entry.rol),
    kindWords(t, entry.tipo),
  ],
  ...[
    entry.codigoMunicipio,
    entry.formulario,
    aboutWords(t, entry, names).join('; '),
    entry.municipalityPath,
  ],
  ...[
    entry.origen?.dispositivo ?? '',
    entry.origen?.red ?? '',
    entry.sesion,
    entry.respuesta,
    entry.idPlantilla,
  ],
]

/** Learns the names of the areas that these entries name, each once; one that cannot be read keeps its id. */
async function learnAreas(areas: Map<string, string>, entries: readonly AuditEntry[]): Promise<void> {
  const unknown = areaPathsIn(entries).filter((path) => !areas.has(path))
  for (const { path, nombre } of await areasByPath(unknown).catch(() => [])) areas.set(path, nombre)
}

/** Learns what the people are called whom these entries name, each asked about once; who is not told about keeps the username. */
async function learnPeople(people: Map<string, string>, entries: readonly AuditEntry[]): Promise<void> {
  const unknown = usernamesIn(entries).filter((username) => !people.has(username))
  for (const username of unknown) people.set(username, username)
  for (let first = 0; first < unknown.length; first += MAX_COLLEAGUES) {
    const asked = unknown.slice(first, first + MAX_COLLEAGUES)
    for (const [username, name] of await getColleagueNames(asked).catch(() => [])) people.set(username, name)
  }
}

/**
 * The trail as a file for spreadsheets, as the filters have it: a read for each entry, and one for each area and person named.
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
    ...[
      t('when'),
      t('person'),
      t('byPerson'),
      t('role'),
      t('what'),
      t('code'),
      t('form'),
      t('about'),
      t('municipality'),
    ],
    ...[t('device'), t('network'), t('session'), t('answerId'), t('formId')],
  ]
  const lines = [CSV_START + csvLines([headings])]
  const areas = new Map<string, string>()
  const people = new Map<string, string>()
  const names: Names = { areas, nameOf: (username) => people.get(username) ?? username }
  let read = 0
  let after: AuditCursor | null = null
  do {
    const { entries, damaged, cursor } = await listAuditPage(filters, after, AT_ONCE)
    await learnAreas(areas, entries)
    await learnPeople(people, entries)
    lines.push(csvLines(entries.map((entry) => rowOf(t, write, names, entry))))
    read += entries.length + damaged
    after = cursor
    onProgress(read)
  } while (after && read < MAX_IN_FILE)
  return new Blob(lines, { type: 'text/csv;charset=utf-8' })
}
