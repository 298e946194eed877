import { askedIn } from '../../../src/domain/answer/view'
import type { FormVersion } from '../../../src/domain/form/form'
import { OUTCOME } from '../../../src/domain/form/outcome'
import type { Section } from '../../../src/domain/form/section'
import { tableRefOf } from '../../../src/domain/form/tables-used'
import { kindOf } from '../../../src/domain/form/kinds'
import { cellsToKeep } from '../../../src/domain/tables/cells-to-keep'
import { fitsCells } from '../../../src/domain/tables/narrowed'
import { tableRestSchema, tableVersionSchema, unpackTable } from '../../../src/domain/tables/packed'
import { tableRestPath, tableVersionPath, type TableRef } from '../../../src/domain/tables/table-ref'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'

/** Tables that one instance remembers: their versions never change. */
const MOST_KEPT = 10
const kept = new Map<string, Entries>()

/** The entries of a table by their words, with what its columns are called. */
interface Entries {
  columns: readonly string[]
  byWords: ReadonlyMap<string, readonly string[]>
}

async function readEntries(municipalityPath: string, ref: TableRef): Promise<Entries | null> {
  const version = decode(
    tableVersionSchema,
    await database().doc(tableVersionPath(municipalityPath, ref)).get(),
  )
  if (!version) return null
  const rest =
    version.partes > 1
      ? decode(tableRestSchema, await database().doc(tableRestPath(municipalityPath, ref)).get())
      : null
  if (version.partes > 1 && !rest) return null
  const { columns, entries } = unpackTable(version.columnas, [version.texto, ...(rest ? [rest.texto] : [])])
  return { columns, byWords: new Map(entries.map((entry) => [entry[0] ?? '', entry])) }
}

/** The entries of a table; null where it has no such version. */
async function entriesOf(municipalityPath: string, ref: TableRef): Promise<Entries | null> {
  const path = tableVersionPath(municipalityPath, ref)
  const known = kept.get(path)
  if (known) return known
  const entries = await readEntries(municipalityPath, ref)
  if (entries === null) return null
  const [oldest] = kept.keys()
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  kept.set(path, entries)
  return entries
}

/**
 * Whether everything that an answer picked from tables is in the versions that its form names, fits the answers that it
 * depends on (KIND-09), and keeps of it what stands there, no less and no more (LOGIC-02).
 * @param secciones with their rules worked out
 */
export async function picksFromTables(
  { municipalityPath }: FormVersion,
  secciones: readonly Section[],
): Promise<boolean> {
  const picked = askedIn([...secciones]).filter(
    // What is calculated nobody picked.
    ({ question, response }) =>
      kindOf(question) === 'table-choice' && question.calculo === '' && response.respuesta !== '',
  )
  for (const { question, response } of picked) {
    const ref = tableRefOf(question)
    const entries = ref && (await entriesOf(municipalityPath, ref))
    const entry = entries?.byWords.get(response.respuesta)
    const { wanted = [], keeps = [] } = question[OUTCOME] ?? {}
    if (!entries || !entry || !fitsCells(entries.columns, entry, wanted)) return false
    if (cellsToKeep(entries.columns, entry, keeps) !== response.celdas) return false
  }
  return true
}
