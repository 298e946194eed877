/** Compares an installation with a backup: each document, each account, each file (OPS-04). */
import { isDeepStrictEqual } from 'node:util'
import { accountsOf, accountSchema, type StoredAccount } from './accounts'
import { linesOf, type BackupList } from './backup-list'
import { documentSchema, documentsOf, type StoredDocument } from './documents'
import { fileSchema, filesOf, readStoredFile } from './files'
import type { BackupFolder } from './folder'
import type { Installation } from './installation'
import { compareDocumentPaths, comparePaths, mergeSorted } from './merge-sorted'

/** What was compared, and what differs. */
export interface Comparison {
  documents: number
  accounts: number
  files: number
  /** In how many of them something differs. */
  differences: number
  /** The first of them, by name. */
  named: string[]
}

const MOST_NAMED = 50

/**
 * What an account is, without when it was put back and used last. Tokens from before count no more for one that was put
 * back, so that moment differs too; what is false may be left out.
 */
function essence(account: StoredAccount): object {
  const { passwordUpdatedAt: _put, lastRefreshAt: _used, validSince: _since, ...essential } = account
  return { disabled: false, emailVerified: false, ...essential }
}

/** Each document that is there beside the sealed one of the same path. */
export async function* documentPairs(
  installation: Installation,
  folder: BackupFolder,
  list: BackupList,
): AsyncGenerator<[StoredDocument | undefined, StoredDocument | undefined]> {
  const segments = (grantsAccess: boolean) =>
    list.documents.filter((segment) => segment.grantsAccess === grantsAccess)
  const kept = mergeSorted(
    linesOf(folder, segments(true), documentSchema),
    linesOf(folder, segments(false), documentSchema),
    (one, other) => compareDocumentPaths(one.path, other.path),
  )
  const both = mergeSorted(documentsOf(installation), kept, (one, [door, other]) =>
    compareDocumentPaths(one.path, (door ?? other)?.path ?? ''),
  )
  for await (const [there, pair] of both) yield [there, pair?.[0] ?? pair?.[1]]
}

/** Compares everything. */
export async function compare(
  installation: Installation,
  folder: BackupFolder,
  list: BackupList,
): Promise<Comparison> {
  const found: Comparison = { documents: 0, accounts: 0, files: 0, differences: 0, named: [] }
  const note = (what: string, there: unknown, kept: unknown, isSame: boolean) => {
    if (isSame) return
    found.differences += 1
    if (found.named.length === MOST_NAMED) return
    if (there === undefined) found.named.push(`${what} is missing`)
    else found.named.push(kept === undefined ? `${what} is no part of the backup` : `${what} differs`)
  }
  for await (const [there, saved] of documentPairs(installation, folder, list)) {
    if (saved) found.documents += 1
    note(there?.path ?? saved?.path ?? '', there, saved, isDeepStrictEqual(there?.fields, saved?.fields))
  }
  const people = mergeSorted(
    accountsOf(installation),
    linesOf(folder, list.accounts, accountSchema),
    (one, other) => comparePaths(one.localId, other.localId),
  )
  for await (const [there, saved] of people) {
    if (saved) found.accounts += 1
    const isSame = there && saved && isDeepStrictEqual(essence(there), essence(saved))
    note(`account ${there?.localId ?? saved?.localId}`, there, saved, isSame === true)
  }
  const files = mergeSorted(filesOf(installation), linesOf(folder, list.files, fileSchema), (one, other) =>
    comparePaths(one.path, other.path),
  )
  for await (const [there, saved] of files) {
    if (saved) found.files += 1
    const isNoted = there && saved && isDeepStrictEqual(there.headers, saved.headers)
    const isSame = isNoted && (await folder.idOf(readStoredFile(installation, saved.path))) === saved.id
    note(`file ${there?.path ?? saved?.path}`, there, saved, isSame === true)
  }
  return found
}
