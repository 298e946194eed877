/** Reads the audit trail past the rules. */
import { collection, getDocs, query, where } from 'firebase/firestore/lite'
import { auditEntrySchema, type AuditEntry, type AuditKind } from '../../src/domain/audit/entry'
import { plainValue } from '../../src/domain/stored-value'
import { AUDIT } from '../../src/domain/store-paths'
import { owner } from './world'

/** The entries of a kind, as the administration reads them. */
export async function auditEntries(tipo: AuditKind): Promise<(AuditEntry & { caduca?: Date })[]> {
  const { docs } = await getDocs(query(collection(owner, AUDIT), where('tipo', '==', tipo)))
  return docs.map((entry) =>
    auditEntrySchema.parse(Object.assign({}, plainValue(entry.data()), { id: entry.id })),
  )
}
