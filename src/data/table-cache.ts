import * as z from 'zod/mini'
import {
  tableRestSchema,
  tableVersionSchema,
  unpackTable,
  type LoadTable,
  type TableContent,
} from '../domain/tables/packed'
import { tableRestPath, tableVersionPath } from '../domain/tables/table-ref'
import { readCache, writeCache } from './device-cache'

const keptSchema = z.object({ columns: z.array(z.string()), parts: z.array(z.string()) })

/**
 * Reads tables once: a version never changes, so that what this device keeps is all there is to know (KIND-09). At most
 * two documents are read for it.
 * @param prefix of what is kept, so that it goes when its person does
 * @param read one document; throws as the repositories do
 */
export function tablesThrough(
  prefix: string,
  read: <T>(path: string, schema: z.ZodMiniType<T>) => Promise<T>,
): LoadTable {
  const reading = new Map<string, Promise<TableContent>>()
  return (municipalityPath, ref) => {
    const path = tableVersionPath(municipalityPath, ref)
    async function load(): Promise<TableContent> {
      const key = `${prefix}tablas/${path}`
      const kept = await readCache(key, keptSchema)
      if (kept) return unpackTable(kept.value.columns, kept.value.parts)
      const { columnas, texto, partes } = await read(path, tableVersionSchema)
      const rest =
        partes > 1 ? [(await read(tableRestPath(municipalityPath, ref), tableRestSchema)).texto] : []
      const parts = [texto, ...rest]
      await writeCache(key, { columns: columnas, parts })
      return unpackTable(columnas, parts)
    }
    const begun = reading.get(path) ?? load()
    reading.set(path, begun)
    // What failed is tried anew, and what was read is kept for its person alone.
    const end = () => void reading.delete(path)
    begun.then(end, end)
    return begun
  }
}
