import { tablesThrough } from '../table-cache'
import { readAsNobody } from './read-as-nobody'

/** Reads a table that is open to everybody; without network as this device kept it. */
export const loadPublicTable = tablesThrough('public/', readAsNobody)
