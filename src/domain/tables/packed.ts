/** Entries of a table as they are stored: a line each, its cells apart by tabs, in one document or two (decision 088). */
import * as z from 'zod/mini'
import { textSize } from '../bytes'
import type { TableRef } from './table-ref'

/** Entries and what their columns are called; the first column is what is picked. */
export interface TableContent {
  columns: readonly string[]
  entries: readonly (readonly string[])[]
}

/** Reads the entries of a version of a table of a municipality. */
export type LoadTable = (municipalityPath: string, ref: TableRef) => Promise<TableContent>

/** Bytes of one document's entries: a document of the store holds a megabyte. */
export const MAX_PART_BYTES = 900_000
/** Finding an entry reads no more documents. */
export const MAX_PARTS = 2

/** A version of a table; what has no room in it stands in a document beside it. */
export interface StoredTableVersion {
  columnas: string[]
  texto: string
  partes: number
}

export const tableVersionSchema: z.ZodMiniType<StoredTableVersion> = z.looseObject({
  columnas: z.array(z.string()),
  texto: z.string(),
  partes: z.number(),
})
export const tableRestSchema = z.looseObject({ texto: z.string() })

/** The texts of the documents that hold the entries; null when they need more than may be read. */
export function packEntries(entries: TableContent['entries']): string[] | null {
  const parts: string[][] = [[]]
  let bytes = 0
  for (const entry of entries) {
    const line = entry.join('\t')
    const size = textSize(line)
    if (bytes + size > MAX_PART_BYTES) {
      parts.push([])
      bytes = 0
    }
    parts.at(-1)?.push(line)
    bytes += size
  }
  return parts.length > MAX_PARTS ? null : parts.map((lines) => lines.join('\n'))
}

/** What {@link packEntries} packed. */
export const unpackTable = (columns: readonly string[], parts: readonly string[]): TableContent => ({
  columns,
  entries: parts.flatMap((text) => (text === '' ? [] : text.split('\n').map((line) => line.split('\t')))),
})
