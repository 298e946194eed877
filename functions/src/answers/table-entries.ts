import { askedIn } from '../../../src/domain/answer/view'
import type { FormVersion } from '../../../src/domain/form/form'
import type { Section } from '../../../src/domain/form/section'
import { tableRefOf } from '../../../src/domain/form/tables-used'
import { kindOf } from '../../../src/domain/question-types/kinds'
import { tableRestSchema, tableVersionSchema, unpackTable } from '../../../src/domain/tables/packed'
import { tableRestPath, tableVersionPath, type TableRef } from '../../../src/domain/tables/table-ref'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'

/** Tables that one instance remembers: their versions never change. */
const MOST_KEPT = 10
const kept = new Map<string, ReadonlySet<string>>()

async function readWords(municipalityPath: string, ref: TableRef): Promise<ReadonlySet<string> | null> {
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
  const { entries } = unpackTable(version.columnas, [version.texto, ...(rest ? [rest.texto] : [])])
  return new Set(entries.map(([words = '']) => words))
}

/** The words of a table's entries; null where it has no such version. */
async function wordsOf(municipalityPath: string, ref: TableRef): Promise<ReadonlySet<string> | null> {
  const path = tableVersionPath(municipalityPath, ref)
  const known = kept.get(path)
  if (known) return known
  const words = await readWords(municipalityPath, ref)
  if (words === null) return null
  const [oldest] = kept.keys()
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  kept.set(path, words)
  return words
}

/** Whether everything that an answer picked from tables is in the versions that its form names (KIND-09). */
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
    const words = ref && (await wordsOf(municipalityPath, ref))
    if (!words?.has(response.respuesta)) return false
  }
  return true
}
