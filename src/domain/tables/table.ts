/** A shared table of a municipality as staff see it: its name and what is in its newest version (KIND-09). */
import * as z from 'zod/mini'
import { flag, moment, text } from '../schema'

export const MAX_TABLE_NAME = 200

export interface Table {
  /** Its path in the store. */
  path: string
  nombre: string
  /** The newest version, from 1. */
  version: number
  /** How many entries that has. */
  entradas: number
  columnas: string[]
  /** Whether strangers may read it: forms for everybody pick from no others. */
  publica: boolean
  /** Taken out of use: no question chooses it any more; versions and answers stay. */
  baja: boolean
  cambio: { fecha: Date | null }
}

export const tableSchema: z.ZodMiniType<Table> = z.looseObject({
  path: z.string(),
  nombre: text(),
  version: z.number(),
  entradas: z.number(),
  columnas: z.array(z.string()),
  publica: flag(),
  baja: flag(),
  cambio: z.looseObject({ fecha: moment() }),
})

/** The last part of a table's path, by which questions name it. */
export const tableIdOf = ({ path }: Pick<Table, 'path'>): string => path.slice(path.lastIndexOf('/') + 1)

/** What is typed when a table is made or its name is changed. */
export const tableDraftSchema = z.object({
  nombre: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_TABLE_NAME)),
  publica: z.boolean(),
})
export type TableDraft = z.infer<typeof tableDraftSchema>
