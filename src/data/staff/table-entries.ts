import { unnamed } from '../converters'
import { readDocument } from '../reads'
import { storeOf } from '../store'
import { tablesThrough } from '../table-cache'
import { STAFF } from './cached-session'

/** Reads a table of a municipality in which the person works; without network as this device kept it. */
export const loadStaffTable = tablesThrough(STAFF, (path, schema) =>
  readDocument(storeOf('staff'), path, schema, 'table', unnamed),
)
