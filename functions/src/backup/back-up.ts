/** Makes a backup (OPS-04): documents as of one moment, then accounts, then files, each kept as it comes. */
import { mapWithConcurrency } from '../platform/map-with-concurrency'
import { OperatorProblem } from '../platform/operator-problem'
import { accountsOf, passwordHashOf } from './accounts'
import {
  grantsAccess,
  countLines,
  linesOf,
  nameOf,
  putLines,
  readBackup,
  readUnderway,
  wholeBackups,
  writeUnderway,
  writeWhole,
  type BackupList,
  type Underway,
} from './backup-list'
import { documentSchema, documentsOf } from './documents'
import { fileSchema, filesOf, readStoredFile, type ListedFile, type StoredFile } from './files'
import { FORMAT, type BackupFolder } from './folder'
import type { Installation } from './installation'
import { managedAddressOf } from './managed'
import { beginExport, bucketPlace, endExport, groupsOf } from './managed-export'
import { comparePaths, mergeSorted } from './merge-sorted'
import { chosenMoment, isWholeMinute, recoverableSince } from './moment'

/** A segment is written when it has so much: what is in memory, and what a killed run loses. */
const SEGMENT_BYTES = 4_000_000
const SEGMENT_FILES = 200
const SEGMENT_FILE_BYTES = 64_000_000
const SEGMENT_ACCOUNTS = 2000
/** Files fetched at once. */
const AT_ONCE = 4

export interface BackingUp {
  installation: Installation
  folder: BackupFolder
  /** Files with settings by their names; sealed like the rest. */
  settings: Record<string, string>
  say: (line: string) => void
  /** Ends it between two segments: it goes on from there the next time. */
  signal?: Pick<AbortSignal, 'throwIfAborted'>
  /** Smaller ones in tests. */
  segmentBytes?: number
  /** An earlier moment, a whole minute. */
  asOf?: string | undefined
  /** Where in a bucket Firestore is to export the same moment. */
  exportTo?: string | undefined
  /** How long it waits before it asks again how far the export is. */
  pollMs?: number | undefined
}

/** What a backup came to. */
export interface MadeBackup {
  name: string
  list: BackupList
  /** Files whose bytes lay in the folder already. */
  unchanged: number
  /** Why there is no managed export, though one was asked for; the backup is whole all the same. */
  exportFault: string | null
}

/** Whether a half-made backup can be gone on with, as it is wanted now; says why not. */
async function isGoingOn(
  { installation, asOf, exportTo, say }: BackingUp,
  there: Underway,
): Promise<boolean> {
  if (asOf !== undefined && Date.parse(asOf) !== Date.parse(there.moment))
    say(`Leaving the half-made backup of ${there.moment} for one of ${asOf}.`)
  else if (exportTo !== undefined && !isWholeMinute(there.moment))
    say(`A managed export has a whole minute, which ${there.moment} is not: beginning anew.`)
  else if (
    there.phase === 'documents' &&
    new Date(there.moment) <= (await recoverableSince(installation)).since
  )
    say(`The store does not know any more what it had at ${there.moment}: beginning anew.`)
  else return true
  return false
}

async function begin(work: BackingUp): Promise<Underway> {
  const { installation, folder, settings, say, asOf, exportTo } = work
  const there = await readUnderway(folder)
  const isSame =
    there?.project === installation.project &&
    there.bucket === installation.bucket.name &&
    there.format === FORMAT
  if (there && isSame && (await isGoingOn(work, there))) {
    say(`Going on with the backup of ${there.moment}.`)
    return there
  }
  return {
    format: FORMAT,
    project: installation.project,
    bucket: installation.bucket.name,
    moment: await chosenMoment({ installation, asOf, isExported: exportTo !== undefined, say }),
    begun: new Date().toISOString(),
    ended: null,
    documents: [],
    accounts: [],
    files: [],
    hash: null,
    settings,
    phase: 'documents',
    after: null,
  }
}

/** Documents in two kinds of segments: those that let people in are apart, so that they are put back last. */
async function backUpDocuments(work: BackingUp, underway: Underway): Promise<Underway> {
  const { installation, folder, signal, segmentBytes = SEGMENT_BYTES } = work
  let now = underway
  let lines: Record<'access' | 'others', string[]> = { access: [], others: [] }
  let bytes = 0
  const keep = async (next: Partial<Underway>) => {
    const documents = [...now.documents]
    for (const [kind, some] of Object.entries(lines))
      if (some.length > 0)
        documents.push({ ...(await putLines(folder, some)), grantsAccess: kind === 'access' })
    lines = { access: [], others: [] }
    bytes = 0
    now = { ...now, documents, ...next }
    await writeUnderway(folder, now)
    signal?.throwIfAborted()
  }
  for await (const document of documentsOf(installation, { at: now.moment, after: now.after })) {
    const line = JSON.stringify(document)
    lines[grantsAccess(document.path) ? 'access' : 'others'].push(line)
    bytes += line.length
    if (bytes >= segmentBytes) await keep({ after: document.path })
  }
  await keep({ phase: 'accounts', after: null })
  return now
}

async function backUpAccounts(
  { installation, folder, signal }: BackingUp,
  underway: Underway,
): Promise<Underway> {
  const accounts: Underway['accounts'] = []
  let lines: string[] = []
  const keep = async () => {
    if (lines.length > 0) accounts.push(await putLines(folder, lines))
    lines = []
    signal?.throwIfAborted()
  }
  for await (const account of accountsOf(installation)) {
    lines.push(JSON.stringify(account))
    if (lines.length === SEGMENT_ACCOUNTS) await keep()
  }
  await keep()
  const hash = await passwordHashOf(installation)
  const now: Underway = { ...underway, accounts, hash, phase: 'files', after: null }
  await writeUnderway(folder, now)
  return now
}

/** The files of the newest whole backup, which need not be fetched again while they are the same. */
async function* knownFiles(folder: BackupFolder): AsyncGenerator<StoredFile> {
  const [last] = (await wholeBackups(folder)).slice(-1)
  if (last !== undefined) yield* linesOf(folder, (await readBackup(folder, last)).files, fileSchema)
}

async function backUpFiles(
  { installation, folder, signal }: BackingUp,
  underway: Underway,
): Promise<{ now: Underway; unchanged: number }> {
  let now = underway
  let unchanged = 0
  let waiting: { file: ListedFile; known: StoredFile | undefined }[] = []
  let bytes = 0
  const store = async ({ file, known }: (typeof waiting)[number]): Promise<StoredFile | null> => {
    if (known && known.mark === file.mark && known.bytes === file.bytes && folder.has(known.id)) {
      unchanged += 1
      return { ...file, id: known.id }
    }
    try {
      const kept = await folder.put(readStoredFile(installation, file.path))
      return { ...file, ...kept }
    } catch (problem) {
      // It went with its answer since it was listed: nothing of the moment needs what nobody has.
      const [isThere] = await installation.bucket.file(file.path).exists()
      if (isThere) throw problem
      return null
    }
  }
  const keep = async () => {
    const last = waiting.at(-1)
    if (!last) return
    const stored = (await mapWithConcurrency(waiting, AT_ONCE, store)).flatMap((one) => one ?? [])
    const segment =
      stored.length > 0
        ? [
            await putLines(
              folder,
              stored.map((one) => JSON.stringify(one)),
            ),
          ]
        : []
    const files = [
      ...now.files,
      ...segment.map((one) => ({ ...one, bytes: stored.reduce((sum, one2) => sum + one2.bytes, 0) })),
    ]
    now = { ...now, files, after: last.file.path }
    waiting = []
    bytes = 0
    await writeUnderway(folder, now)
    signal?.throwIfAborted()
  }
  for await (const [file, known] of mergeSorted(filesOf(installation), knownFiles(folder), (one, other) =>
    comparePaths(one.path, other.path),
  )) {
    if (!file || (underway.after !== null && comparePaths(file.path, underway.after) <= 0)) continue
    waiting.push({ file, known })
    bytes += file.bytes
    if (waiting.length === SEGMENT_FILES || bytes >= SEGMENT_FILE_BYTES) await keep()
  }
  await keep()
  return { now, unchanged }
}

/** Gives why an export could not be had; whatever it is, the backup itself does not hang on it. */
async function unexported(work: BackingUp, exporting: () => Promise<void>): Promise<string | null> {
  try {
    await exporting()
    return null
  } catch (problem) {
    if (!(problem instanceof OperatorProblem)) throw problem
    work.signal?.throwIfAborted()
    work.say(`There is no managed export: ${problem.message}`)
    return problem.message
  }
}

/** Has Firestore begin its own export, which goes on while accounts and files are copied. */
async function exported(work: BackingUp, place: string, underway: Underway): Promise<Underway> {
  const { folder } = work
  const groups = await groupsOf(linesOf(folder, underway.documents, documentSchema))
  const { moment } = underway
  const exporting = await beginExport(work, { place, moment, name: nameOf(underway), groups })
  const now = { ...underway, exporting }
  await writeUnderway(folder, now)
  work.say(`Firestore exports the same moment to ${exporting.to}.`)
  return now
}

/**
 * Makes a backup, or goes on with one that was stopped. The documents are those of one moment; accounts and files are
 * listed after it, so that every file is there that an answer of that moment names and that was not deleted since.
 */
export async function backUp(work: BackingUp): Promise<MadeBackup> {
  const { installation, folder, say, exportTo } = work
  const place = exportTo === undefined ? undefined : bucketPlace(exportTo)
  if (place !== undefined) managedAddressOf(installation)
  await folder.clean()
  let now = await begin(work)
  if (now.phase === 'documents') now = await backUpDocuments(work, now)
  say(`${countLines(now.documents)} documents as of ${now.moment}`)
  let exportFault: string | null = null
  if (place !== undefined && !now.exporting)
    exportFault = await unexported(work, async () => {
      now = await exported(work, place, now)
    })
  if (now.phase === 'accounts') now = await backUpAccounts(work, now)
  say(`${countLines(now.accounts)} accounts`)
  const { now: done, unchanged } = await backUpFiles(work, now)
  say(`${countLines(done.files)} files, ${unchanged} of them as in the backup before`)
  const { phase: _phase, after: _after, exporting, ...made } = done
  const list: BackupList = { ...made, ended: new Date().toISOString() }
  if (exporting)
    exportFault = await unexported(work, async () => {
      list.managedExport = await endExport(work, exporting)
    })
  return { name: await writeWhole(folder, list), list, unchanged, exportFault }
}
