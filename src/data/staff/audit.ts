import {
  collection,
  documentId,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite'
import { auditEntrySchema, type AuditEntry } from '../../domain/audit/entry'
import { auditConditions, type AuditFilters } from '../../domain/audit/filters'
import { AUDIT } from '../../domain/store-paths'
import { decodeAll } from '../converters'
import { countReads } from '../read-counter'
import { countDocuments } from '../reads'
import { storeOf } from '../store'
import { withTimeout } from '../with-timeout'

const LABEL = 'audit trail'

/** Rows of a page. */
export const AUDIT_PER_PAGE = 25

/** The position after which the next page begins: a moment, and an entry of that moment. */
export interface AuditCursor {
  name: string
  fecha: Timestamp
}

export interface AuditPage {
  entries: AuditEntry[]
  /** How many documents of the page could not be read. */
  damaged: number
  /** For the next page; null when this was the last one. */
  cursor: AuditCursor | null
}

const wanted = (filters: AuditFilters) => [
  ...auditConditions(filters).map(({ field, op, value }) => where(field, op, value)),
  orderBy('fecha', 'desc'),
]

const trail = () => collection(storeOf('staff'), AUDIT)

function cursorOf(last: QueryDocumentSnapshot | undefined): AuditCursor | null {
  const fecha: unknown = last?.get('fecha')
  return last && fecha instanceof Timestamp ? { name: last.id, fecha } : null
}

/**
 * A page of the audit trail, newest first (SEC-06): one read for each entry. For administrators; for elevated
 * supervisors where the filters name their municipality.
 * @throws DataError `forbidden`, `offline`, `timeout`
 */
export async function listAuditPage(
  filters: AuditFilters,
  after: AuditCursor | null,
  most: number = AUDIT_PER_PAGE,
): Promise<AuditPage> {
  const { docs } = await withTimeout(
    getDocs(
      query(
        trail(),
        ...wanted(filters),
        orderBy(documentId(), 'desc'),
        ...(after ? [startAfter(after.fecha, after.name)] : []),
        limit(most),
      ),
    ),
  )
  countReads(Math.max(1, docs.length), LABEL)
  const { items, damaged } = decodeAll(auditEntrySchema, docs)
  return {
    entries: items,
    damaged: damaged.length,
    cursor: docs.length === most ? cursorOf(docs.at(-1)) : null,
  }
}

/** How many entries there are of those: a read for each thousand. Throws as {@link listAuditPage}. */
export const countAudit = (filters: AuditFilters): Promise<number> =>
  countDocuments(query(trail(), ...wanted(filters)), LABEL)
