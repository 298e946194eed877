/** Puts a backup back (OPS-04). */
import { setTimeout as pause } from 'node:timers/promises'
import { FieldValue } from 'firebase-admin/firestore'
import { RESTORATION_PATH } from '../../../src/domain/store-paths'
import { mapWithConcurrency } from '../platform/map-with-concurrency'
import { accountsOf, accountSchema, deleteAllAccounts, writeAccounts } from './accounts'
import { countLines, linesIn, linesOf, type BackupList, type Segment } from './backup-list'
import { deleteAllStored, documentSchema, documentsOf, writeStored } from './documents'
import { deleteAllFiles, fileSchema, filesOf, writeStoredFile } from './files'
import type { BackupFolder } from './folder'
import type { Installation } from './installation'
import type { ManagedExport } from './managed-export'
import { awaitEarlierImport, importDocuments, importedExport, proveImport } from './managed-import'
import { OperatorProblem } from '../platform/operator-problem'
import { proveBackup } from './prove-backup'

/** Files sent at once. */
const AT_ONCE = 4
const ACCOUNTS_AT_ONCE = 500

export interface Restoring {
  installation: Installation
  folder: BackupFolder
  list: BackupList
  /** The id of the project, where what is in it may be deleted. */
  over?: string | undefined
  /** How long functions may not know yet that a restoration began. */
  waitMs: number
  say: (line: string) => void
  signal?: Pick<AbortSignal, 'throwIfAborted'>
  /** Whether Firestore brings the documents from the backup's managed export. */
  isImport?: boolean
  /** How long it waits before it asks again how far the import is. */
  pollMs?: number | undefined
}

/** What has to be done one after the other; each may be done again. */
type Step = 'empty' | 'documents' | 'accounts' | 'files' | 'access'
const STEPS: readonly Step[] = ['empty', 'documents', 'accounts', 'files', 'access']

const noteOf = ({ store }: Installation) => store.doc(RESTORATION_PATH)

async function hasAny(all: AsyncIterable<unknown>): Promise<boolean> {
  for await (const one of all) return one !== undefined
  return false
}

/** What an installation has: what would be lost. */
export async function thingsIn(installation: Installation): Promise<string[]> {
  const [documents, accounts, files] = await Promise.all([
    hasAny(documentsOf(installation, { onlyNames: true })),
    hasAny(accountsOf(installation)),
    hasAny(filesOf(installation)),
  ])
  return [documents && 'documents', accounts && 'accounts', files && 'files'].flatMap((what) => what || [])
}

/** Where a restoration of this backup goes on; null when it begins. */
async function standing(work: Restoring): Promise<{ step: number; done: number } | null> {
  const note = await noteOf(work.installation).get()
  if (!note.exists || note.get('hasta') !== null) return null
  const { copia, paso, hechos }: Record<string, unknown> = note.data() ?? {}
  if (copia !== copyName(work)) return null
  return {
    step: Math.max(
      0,
      STEPS.findIndex((step) => step === paso),
    ),
    done: Number(hechos ?? 0),
  }
}

/** Which backup is put back, and how: what the one way has done is no beginning for the other. */
const copyName = ({ list: { project, moment }, isImport }: Restoring): string =>
  `${project} ${moment}${isImport ? ' import' : ''}`

/** What functions follow nothing of from now on; a restoration that goes on began before. */
async function noteBeginning(work: Restoring): Promise<void> {
  const { installation, waitMs, say } = work
  const ref = noteOf(installation)
  const before = await ref.get()
  const desde: unknown = before.exists && before.get('hasta') === null ? before.get('desde') : null
  await ref.set({
    copia: copyName(work),
    desde: desde ?? FieldValue.serverTimestamp(),
    hasta: null,
    paso: STEPS[0],
    hechos: 0,
  })
  if (waitMs > 0) say(`Waiting ${Math.round(waitMs / 1000)} seconds until every function knows of it.`)
  await pause(waitMs)
}

interface Part {
  segments: readonly Segment[]
  put: (segment: Segment) => Promise<void>
}

/** Documents as Firestore brings them, and then as they are proven. */
function importedPart(work: Restoring, found: ManagedExport): Part {
  const { installation, folder, list } = work
  const proof: Segment = {
    id: 'proof',
    lines: countLines(list.documents.filter(({ grantsAccess }) => !grantsAccess)),
  }
  return {
    segments: [{ id: 'import', lines: 0 }, proof],
    put: (segment) =>
      segment === proof
        ? proveImport(work, folder, list)
        : importDocuments(work, noteOf(installation), found),
  }
}

function partsOf(work: Restoring, found: ManagedExport | null): Record<Step, Part> {
  const { installation, folder, list } = work
  const documents = (grantsAccess: boolean): Part => ({
    segments: list.documents.filter((segment) => segment.grantsAccess === grantsAccess),
    put: async (segment) => {
      await writeStored(installation, linesOf(folder, [segment], documentSchema))
    },
  })
  return {
    empty: {
      segments: [{ id: '', lines: 0 }],
      put: async () => {
        await deleteAllStored(installation)
        await deleteAllAccounts(installation)
        await deleteAllFiles(installation)
        await noteOf(installation).update({ vaciado: FieldValue.serverTimestamp() })
      },
    },
    documents: found ? importedPart(work, found) : documents(false),
    accounts: {
      segments: list.accounts,
      put: async (segment) => {
        const accounts = await linesIn(folder, segment, accountSchema)
        for (let from = 0; from < accounts.length; from += ACCOUNTS_AT_ONCE)
          await writeAccounts(installation, accounts.slice(from, from + ACCOUNTS_AT_ONCE), list.hash)
      },
    },
    files: {
      segments: list.files,
      put: async (segment) => {
        const files = await linesIn(folder, segment, fileSchema)
        await mapWithConcurrency(files, AT_ONCE, (file) =>
          writeStoredFile(installation, file, folder.get(file.id)),
        )
      },
    },
    access: documents(true),
  }
}

/** Refuses where something would be lost and nobody said so. */
async function refuseOverData({ installation, over }: Restoring): Promise<void> {
  const things = await thingsIn(installation)
  if (things.length === 0) return
  if (over !== installation.project)
    throw new OperatorProblem(
      `${installation.project} has ${things.join(', ')}, which would be deleted: --over=${installation.project} says that this is meant.`,
    )
}

/**
 * Puts a backup back: all of it is proven first, then what is there is deleted, then comes everything in turn, last what
 * lets people in. Functions follow nothing of what is written meanwhile, also when they hear of it later. Run again, it
 * goes on.
 * @throws OperatorProblem before anything is changed, where it can be known
 */
export async function restore(work: Restoring): Promise<void> {
  const { installation, folder, list, say, signal } = work
  const found = work.isImport ? importedExport(installation, list) : null
  const before = await standing(work)
  if (before) say('Going on with the restoration.')
  else await refuseOverData(work)
  await proveBackup(folder, list)
  say(`All of the backup of ${list.moment} is whole.`)
  const note = noteOf(installation)
  if (!before) {
    await awaitEarlierImport(work, note)
    await noteBeginning(work)
  }
  const parts = partsOf(work, found)
  for (const [index, step] of STEPS.entries()) {
    if (before && index < before.step) continue
    const { segments, put } = parts[step]
    const done = before?.step === index ? before.done : 0
    for (const [at, segment] of segments.entries()) {
      if (at < done) continue
      await put(segment)
      await note.update({ paso: step, hechos: at + 1 })
      signal?.throwIfAborted()
    }
    say(step === 'empty' ? 'Nothing is there any more.' : `${step}: ${countLines(segments)}`)
  }
  await note.update({ hasta: FieldValue.serverTimestamp(), paso: null })
}

/**
 * Says that a restoration which nobody ends is over: functions follow what is written from now on.
 * @returns whether there was one
 */
export async function endRestoration(installation: Installation): Promise<boolean> {
  const note = await noteOf(installation).get()
  if (!note.exists || note.get('hasta') !== null) return false
  await note.ref.update({ hasta: FieldValue.serverTimestamp(), paso: null })
  return true
}
