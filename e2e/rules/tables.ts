/** Tables of a municipality, as the product makes them (KIND-09). */
import { doc, writeBatch, type DocumentData, type Firestore } from 'firebase/firestore/lite'
import { tablePath, tableRestPath, tableVersionPath } from '../../src/domain/tables/table-ref'
import { signedBy } from './documents'
import type { Person } from './people'
import { HOME } from './places'

/** What is written of a table, part by part; a part that is null is left out. */
export interface TableParts {
  municipalityPath: string
  version: number
  head: DocumentData | null
  /** The entries of the version. */
  entries: DocumentData | null
  /** What has no room in it. */
  rest: DocumentData | null
}

/** Writes a table, its version and what has no room in that, in one commit. */
export function makeTable(
  store: Firestore,
  table: string,
  by: Pick<Person, 'user'>,
  given: Partial<TableParts> = {},
): Promise<void> {
  const { municipalityPath = HOME, version = 1, head = {}, entries = {}, rest = {} } = given
  const ref = { table, version }
  const columnas = ['Calle', 'Zona']
  const batch = writeBatch(store)
  if (head)
    batch.set(doc(store, tablePath(municipalityPath, table)), {
      ...{ nombre: 'Calles', publica: false, baja: false, columnas, version, entradas: 2 },
      ...signedBy(by),
      ...head,
    })
  if (entries)
    batch.set(doc(store, tableVersionPath(municipalityPath, ref)), {
      ...{ columnas, texto: 'Mitre\tNorte', partes: rest ? 2 : 1 },
      ...entries,
    })
  if (rest) batch.set(doc(store, tableRestPath(municipalityPath, ref)), { texto: 'Paz\tSur', ...rest })
  return batch.commit()
}
