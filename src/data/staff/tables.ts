import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite'
import type { Form } from '../../domain/form/form'
import { formRowSchema } from '../../domain/form/form-row'
import { columnsRead } from '../../domain/form-logic/table-columns'
import { formSchema } from '../../domain/form/stored-form'
import { tablesUsed } from '../../domain/form/tables-used'
import { FORMS, municipalityPathOf } from '../../domain/store-paths'
import { columnAt } from '../../domain/tables/columns'
import type { ReadTable } from '../../domain/tables/read-table'
import { tableIdOf, tableSchema, type Table, type TableDraft } from '../../domain/tables/table'
import {
  TABLES,
  tablePath,
  tableRestPath,
  tableVersionPath,
  type TableRef,
} from '../../domain/tables/table-ref'
import { lookedUp, repeatable } from '../change'
import { byPath, decodeAll } from '../converters'
import { DataError } from '../errors'
import { countReads } from '../read-counter'
import { readDocument } from '../reads'
import { storeOf } from '../store'
import { withTimeout } from '../with-timeout'
import { sessionId } from './session-state'

/** A name for a table that is about to be made: repeated with the same one, it is made once. */
export const newTableId = (): string => crypto.randomUUID().replaceAll('-', '')

const LABEL = 'tables'
/** Forms that are named when they keep a table from being removed. */
const MOST_NAMED = 5
/** Forms that are looked through for rules that read columns of a table. */
export const MOST_LOOKED_THROUGH = 50

/** Names the session that changes something. */
const byMe = () => ({ cambio: { sesion: sessionId(), fecha: serverTimestamp() } })

/**
 * The tables of a municipality that are in use, by name: a read each (KIND-09).
 * @throws DataError `forbidden`, `offline`, `timeout`, `unknown`
 */
export async function listTables(municipalityPath: string): Promise<Table[]> {
  const { docs } = await withTimeout(
    getDocs(query(collection(storeOf('staff'), municipalityPath, TABLES), where('baja', '==', false))),
  )
  countReads(Math.max(1, docs.length), LABEL)
  return decodeAll(tableSchema, docs, byPath).items.sort((one, other) =>
    one.nombre.localeCompare(other.nombre, 'es'),
  )
}

type Content = Pick<ReadTable, 'columns' | 'entries' | 'parts'>

/** Writes a table with a version of its entries, both or nothing; a repeated try finds that it is there. */
async function writeVersion(
  municipalityPath: string,
  ref: TableRef,
  { columns, entries, parts }: Content,
  head: TableDraft,
): Promise<void> {
  const store = storeOf('staff')
  const version = doc(store, tableVersionPath(municipalityPath, ref))
  const [texto = '', rest] = parts
  const columnas = [...columns]
  const batch = writeBatch(store)
  batch.set(doc(store, tablePath(municipalityPath, ref.table)), {
    ...{ nombre: head.nombre, publica: head.publica, baja: false, columnas },
    ...{ version: ref.version, entradas: entries.length, ...byMe() },
  })
  batch.set(version, { columnas, texto, partes: parts.length })
  if (rest !== undefined) batch.set(doc(store, tableRestPath(municipalityPath, ref)), { texto: rest })
  await lookedUp(
    () => withTimeout(batch.commit().then(() => true)),
    async () => (await withTimeout(getDoc(version))).exists() || null,
  )
}

/**
 * Makes a table of a municipality.
 * @param id new; repeated with the same one, it is made once
 * @throws DataError `forbidden`, `offline`, `timeout`, `unknown`
 */
export const addTable = (
  municipalityPath: string,
  id: string,
  draft: TableDraft,
  content: Content,
): Promise<void> => writeVersion(municipalityPath, { table: id, version: 1 }, content, draft)

/** Gives a table other entries, as its next version. @throws as {@link addTable} */
export const replaceTable = (table: Table, content: Content): Promise<void> =>
  writeVersion(
    municipalityPathOf(table.path),
    { table: tableIdOf(table), version: table.version + 1 },
    content,
    table,
  )

/** Gives a table another name, or opens it to everybody. @throws as {@link addTable} */
export const changeTable = ({ path }: Table, { nombre, publica }: TableDraft): Promise<void> =>
  repeatable(() => withTimeout(updateDoc(doc(storeOf('staff'), path), { nombre, publica, ...byMe() })))

/** Forms pick from the table, so it stays; nothing was changed. */
export class TableInUseError extends DataError {
  constructor(readonly titles: readonly string[]) {
    super('conflict', { message: 'the table is in use' })
  }
}

/** Forms whose questions pick from a table: a read each. */
async function formsWithTable(table: Pick<Table, 'path'>, most: number) {
  const { docs } = await withTimeout(
    getDocs(
      query(
        collection(storeOf('staff'), FORMS),
        where('municipalityPath', '==', municipalityPathOf(table.path)),
        where('deleted', '==', false),
        where('tablas', 'array-contains', tableIdOf(table)),
        limit(most),
      ),
    ),
  )
  countReads(Math.max(1, docs.length), LABEL)
  return docs
}

/** Forms whose rules read columns of a table. */
export interface ColumnReaders {
  forms: { id: string; titulo: string; columns: string[] }[]
  /** More forms pick from the table than were looked through. */
  isMore: boolean
}

/**
 * Which forms have rules that read some columns of a table, among the first fifty that pick from it: a read each.
 * @throws DataError `forbidden`, `offline`, `timeout`, `unknown`
 */
export async function readersOfColumns(
  table: Pick<Table, 'path'>,
  columns: readonly string[],
): Promise<ColumnReaders> {
  const docs = await formsWithTable(table, MOST_LOOKED_THROUGH)
  const forms = decodeAll(formSchema, docs).items.map(({ id, titulo, secciones }) => {
    const read = columnsRead(secciones).flatMap(({ ref, column }) => {
      const at = ref.table === tableIdOf(table) ? columnAt(columns, column) : -1
      return columns[at] ?? []
    })
    return { id, titulo, columns: [...new Set(read)] }
  })
  return {
    forms: forms.filter((form) => form.columns.length > 0),
    isMore: docs.length === MOST_LOOKED_THROUGH,
  }
}

/**
 * Takes a table out of use; what answers and versions of forms say of it stays.
 * @throws TableInUseError while forms pick from it; as {@link addTable}
 */
export async function removeTable(table: Table): Promise<void> {
  const docs = await formsWithTable(table, MOST_NAMED)
  if (docs.length > 0)
    throw new TableInUseError(decodeAll(formRowSchema, docs).items.map(({ titulo }) => titulo))
  await repeatable(() => withTimeout(updateDoc(doc(storeOf('staff'), table.path), { baja: true, ...byMe() })))
}

/** The newest versions of the tables from which a form picks: a read each; what cannot be read is left out. */
export async function newestVersions({
  secciones,
  municipalityPath,
}: Form): Promise<ReadonlyMap<string, number>> {
  const found = await Promise.all(
    tablesUsed(secciones).map((table) =>
      readDocument(storeOf('staff'), tablePath(municipalityPath, table), tableSchema, LABEL, byPath).then(
        ({ version }): [string, number][] => [[table, version]],
        () => [],
      ),
    ),
  )
  return new Map(found.flat())
}
