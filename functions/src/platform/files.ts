import { randomUUID } from 'node:crypto'
import { getStorage } from 'firebase-admin/storage'
import { emulatedStorage, firebaseAdmin, ownBuckets } from './admin'

/** What of a file's own data is used here. */
interface FileMetadata {
  timeCreated?: string | undefined
  metadata?: Record<string, unknown> | undefined
}

const bucket = () => getStorage(firebaseAdmin()).bucket(ownBuckets()[0])

/** Under this metadata the file store keeps the secret that lets whoever knows it download a file. */
const TOKEN = 'firebaseStorageDownloadTokens'

const addressOf = (path: string, token: string): string =>
  `${emulatedStorage() ?? 'https://firebasestorage.googleapis.com'}/v0/b/${bucket().name}/o/${encodeURIComponent(path)}?alt=media&token=${token}`

const createdAt = ({ metadata }: { metadata: FileMetadata }): Date => new Date(metadata.timeCreated ?? 0)

const MISSING = 404
const isMissing = (error: unknown): boolean =>
  error instanceof Error && Reflect.get(error, 'code') === MISSING

/** Values are texts, whatever the library calls them. */
const notesOf = ({ metadata = {} }: FileMetadata): Record<string, string> =>
  Object.fromEntries(Object.entries(metadata).map(([name, value]) => [name, String(value)]))

/** The bytes of a file; null when it is not there, cannot be had, or is larger than that. */
export async function readFile(path: string, mostBytes: number): Promise<Buffer | null> {
  const file = bucket().file(path)
  try {
    const [{ size }] = await file.getMetadata()
    if (Number(size) > mostBytes) return null
    const [bytes] = await file.download()
    return bytes
  } catch {
    return null
  }
}

/** Where a file downloads from for whoever knows the address; null when it is not there. */
export async function downloadUrl(path: string): Promise<string | null> {
  try {
    const [{ metadata }] = await bucket().file(path).getMetadata()
    const token = metadata?.[TOKEN]
    return typeof token === 'string' ? addressOf(path, token) : null
  } catch {
    return null
  }
}

/** What is told of a file beside it; null when it is not there. */
export async function fileNotes(path: string): Promise<Record<string, string> | null> {
  try {
    const [metadata] = await bucket().file(path).getMetadata()
    return notesOf(metadata)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Adds to what is told of a file; false when it is not there any more. */
export async function noteOnFile(path: string, notes: Record<string, string>): Promise<boolean> {
  try {
    await bucket().file(path).setMetadata({ metadata: notes })
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

/** Removes a file; one that is gone already is no error. */
export const removeFile = async (path: string): Promise<void> => {
  await bucket().file(path).delete({ ignoreNotFound: true })
}

/** Some files of a folder, by name. */
export interface FilePage {
  files: { path: string; createdAt: Date; notes: Record<string, string> }[]
  /** Where the next ones begin; null after the last. */
  next: string | null
}

/**
 * Files whose path begins so.
 * @param from a page's `next`; null for the first
 */
export async function listFiles(prefix: string, most: number, from: string | null): Promise<FilePage> {
  const [files, query] = await bucket().getFiles({
    prefix,
    maxResults: most,
    autoPaginate: false,
    ...(from !== null && { pageToken: from }),
  })
  const next = query && 'pageToken' in query && typeof query.pageToken === 'string' ? query.pageToken : null
  return {
    files: files.map((file) => ({
      path: file.name,
      createdAt: createdAt(file),
      notes: notesOf(file.metadata),
    })),
    next,
  }
}

/** Keeps a file and gives the address that it downloads from for whoever knows it. */
export async function keepFile(path: string, bytes: Buffer, contentType: string): Promise<string> {
  const token = randomUUID()
  await bucket()
    .file(path)
    .save(bytes, { contentType, resumable: false, metadata: { metadata: { [TOKEN]: token } } })
  return addressOf(path, token)
}

/** How many files of a folder came at that moment or later. */
export async function countSince(folder: string, since: Date): Promise<number> {
  const [files] = await bucket().getFiles({ prefix: folder })
  return files.filter((file) => createdAt(file) >= since).length
}

/**
 * Removes the files of a folder that were there before a moment; one that is gone already is no error.
 * @param kept stays, however old it is
 */
export async function removeOlder(folder: string, before: Date, kept?: string): Promise<void> {
  const [files] = await bucket().getFiles({ prefix: folder })
  const old = files.filter((file) => file.name !== kept && createdAt(file) < before)
  await Promise.all(old.map((file) => file.delete({ ignoreNotFound: true })))
}

/** Removes everything in a folder. */
export const emptyFolder = (folder: string): Promise<void> => removeOlder(folder, new Date(8.64e15))
