import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { OUTSIDE_SYSTEMS } from '../../../src/domain/failures/outside-failure'
import { fine, systemPart, worksPart, type Part } from '../../../src/domain/operation/part'
import { SCHEDULED, workRecordSchema, type ScheduledName } from '../../../src/domain/operation/scheduled-work'
import { systemRecordSchema } from '../../../src/domain/operation/system-record'
import { operationPath, workRecordPath } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'
import { lookForRestoration } from '../platform/restoration'

const isScheduled = (name: string): name is ScheduledName => Object.hasOwn(SCHEDULED, name)
const WORKS = Object.keys(SCHEDULED).filter(isScheduled)

/** Whether the store is being put back: nothing is followed meanwhile. One read. */
async function restorationPart(): Promise<Part> {
  const restoration = await lookForRestoration()
  if (restoration?.to !== null) return fine('restoration')
  return { ...fine('restoration'), health: 'broken', matter: 'underWay', since: restoration.from }
}

/**
 * How the outside systems and the works stand, and whether the store is being put back: what is true of the whole
 * installation. So many reads as there are systems and works, and one.
 */
export async function installationParts(now: Date): Promise<Part[]> {
  const paths = [...OUTSIDE_SYSTEMS.map(operationPath), ...WORKS.map(workRecordPath)]
  const [documents, restoration] = await Promise.all([
    database().getAll(...paths.map((path) => database().doc(path))),
    restorationPart(),
  ])
  const byPath = new Map<string, DocumentSnapshot>(documents.map((one) => [one.ref.path, one]))
  const read = (path: string) => byPath.get(path)
  const systems = OUTSIDE_SYSTEMS.flatMap((name) => {
    const stored = read(operationPath(name))
    return systemPart(name, stored ? decode(systemRecordSchema, stored) : null) ?? []
  })
  const works = WORKS.flatMap((name) => {
    const stored = read(workRecordPath(name))
    const record = stored && decode(workRecordSchema, stored)
    return record ? ([[name, record]] as const) : []
  })
  return [...systems, restoration, worksPart(new Map(works), now)]
}
