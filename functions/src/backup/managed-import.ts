/** Has Firestore bring documents from its own export, and proves them by what was sealed (OPS-04). */
import { FieldValue, Timestamp, type DocumentReference } from 'firebase-admin/firestore'
import { PUBLIC_FORMS, SWEEPS, USERS } from '../../../src/domain/store-paths'
import { OperatorProblem } from '../platform/operator-problem'
import { countLines, type BackupList } from './backup-list'
import { documentPairs } from './compare'
import { putRight } from './documents'
import type { BackupFolder } from './folder'
import { beginOnce, follow, managedAddressOf, type Following } from './managed'
import type { ManagedExport } from './managed-export'

/** These come from the sealed backup alone: who is let in comes last, and what is noted of this restoration stays. */
const LEFT_OUT: readonly string[] = [USERS, PUBLIC_FORMS, SWEEPS]

/**
 * The managed export of a backup.
 * @throws OperatorProblem where there is none, or nobody would import it
 */
export function importedExport(installation: Following['installation'], list: BackupList): ManagedExport {
  managedAddressOf(installation)
  if (!list.managedExport)
    throw new OperatorProblem(
      `The backup of ${list.moment} has no managed export: without --import its documents are sent one by one.`,
    )
  return list.managedExport
}

/** Waits for an import that another restoration began: it would go on bringing what this one deletes. */
export async function awaitEarlierImport(work: Following, note: DocumentReference): Promise<void> {
  const operation: unknown = (await note.get()).get('importacion')
  if (typeof operation !== 'string' || work.installation.managedAddress === null) return
  try {
    await follow(work, 'Earlier import', operation)
  } catch (problem) {
    work.signal?.throwIfAborted()
    if (!(problem instanceof OperatorProblem)) throw problem
    work.say(`The earlier import is over: ${problem.message}`)
  }
}

/** Begins the import, or goes on with the one that was begun since everything was deleted, and waits until it ended. */
export async function importDocuments(
  work: Following,
  note: DocumentReference,
  { to, groups }: ManagedExport,
): Promise<void> {
  const emptied: unknown = (await note.get()).get('vaciado')
  const since = emptied instanceof Timestamp ? emptied.toMillis() : Date.now()
  const operation = await beginOnce(work, {
    method: 'importDocuments',
    body: { inputUriPrefix: to, collectionIds: groups.filter((group) => !LEFT_OUT.includes(group)) },
    isIt: ({ metadata }) => metadata?.inputUriPrefix === to && Date.parse(metadata.startTime ?? '') >= since,
  })
  await note.update({ importacion: operation })
  await follow(work, 'Managed import', operation)
  await note.update({ importacion: FieldValue.delete() })
}

/** Compares what came with what was sealed, and writes from the sealed backup whatever is not the same. */
export async function proveImport(work: Following, folder: BackupFolder, list: BackupList): Promise<void> {
  const { installation, say } = work
  const documents = list.documents.filter(({ grantsAccess }) => !grantsAccess)
  const wrong = await putRight(installation, documentPairs(installation, folder, { ...list, documents }))
  say(
    `${countLines(documents)} documents compared with the backup: ${wrong} were not as sealed, and are now.`,
  )
}
