import { randomUUID } from 'node:crypto'
import { getStorage } from 'firebase-admin/storage'
import { errorCode } from '../../../src/domain/error-code'
import { isShownInPlace } from '../../../src/domain/files/served-type'
import { retryOnClosedConnection } from './closed-connection'
import { emulatedStorage, firebaseAdmin, ownBuckets } from './admin'

/** The metadata of a file that is used here. */
interface FileMetadata {
  timeCreated?: string | undefined
  contentType?: string | undefined
  metadata?: Record<string, unknown> | undefined
}

const bucket = () => getStorage(firebaseAdmin()).bucket(ownBuckets()[0])

/** Under this metadata the file store keeps the secret that lets whoever knows it download a file. */
const TOKEN = 'firebaseStorageDownloadTokens'

const addressOf = (path: string, token: string): string =>
  `${emulatedStorage() ?? 'https://firebasestorage.googleapis.com'}/v0/b/${bucket().name}/o/${encodeURIComponent(path)}?alt=media&token=${token}`

const createdAt = ({ metadata }: { metadata: FileMetadata }): Date => new Date(metadata.timeCreated ?? 0)

const MISSING = 404
const isMissing = (error: unknown): boolean => errorCode(error) === MISSING

/** Values are texts, whatever the library calls them. */
const notesOf = ({ metadata = {} }: FileMetadata): Record<string, string> =>
  Object.fromEntries(Object.entries(metadata).map(([name, value]) => [name, String(value)]))

/**
 * The bytes of a file; null when it is not there, cannot be had, or is larger than that.
 * @param isAllowed whether it may be had, by the notes in its metadata
 */
export async function readFile(
  path: string,
  mostBytes: number,
  isAllowed: (notes: Record<string, string>) => boolean = () => true,
): Promise<Buffer | null> {
  const file = bucket().file(path)
  try {
    const [metadata] = await retryOnClosedConnection(() => file.getMetadata())
    if (Number(metadata.size) > mostBytes || !isAllowed(notesOf(metadata))) return null
    const [bytes] = await retryOnClosedConnection(() => file.download())
    return bytes
  } catch {
    return null
  }
}

/** Where a file downloads from for whoever knows the address; null when it is not there. */
export async function downloadUrl(path: string): Promise<string | null> {
  try {
    const [{ metadata }] = await retryOnClosedConnection(() => bucket().file(path).getMetadata())
    const token = metadata?.[TOKEN]
    return typeof token === 'string' ? addressOf(path, token) : null
  } catch {
    return null
  }
}

/** The notes in a file's metadata; null when the file is not there. */
export async function fileNotes(path: string): Promise<Record<string, string> | null> {
  try {
    const [metadata] = await retryOnClosedConnection(() => bucket().file(path).getMetadata())
    return notesOf(metadata)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** What the metadata of a file says. */
export interface FileFacts {
  notes: Record<string, string>
  contentType: string
}

/** The notes in a file's metadata and its type; null when the file is not there. */
export async function fileFacts(path: string): Promise<FileFacts | null> {
  try {
    const [metadata] = await retryOnClosedConnection(() => bucket().file(path).getMetadata())
    return { notes: notesOf(metadata), contentType: metadata.contentType ?? '' }
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** The first bytes of a file, as they lie there; null when it is not there any more. */
export async function headOf(path: string, most: number): Promise<Buffer | null> {
  try {
    const [bytes] = await retryOnClosedConnection(() =>
      bucket()
        .file(path)
        .download({ start: 0, end: most - 1, decompress: false, validation: false }),
    )
    return bytes.subarray(0, most)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Not kept by the browser: who may read it is asked each time. */
const PRIVATE = 'private, max-age=0'

/**
 * Replaces the metadata of a file by the server's: its type, that it is shown or only kept, and notes. Whatever its
 * sender wrote there goes, and so does every download token: only readers with a right of their own get it (SEC-05).
 * @returns false when it is not there any more
 */
export async function sealFile(path: string, { contentType, notes }: FileFacts): Promise<boolean> {
  const headers = {
    contentType,
    contentDisposition: isShownInPlace(contentType) ? 'inline' : 'attachment',
    cacheControl: PRIVATE,
    contentEncoding: null,
    contentLanguage: null,
  }
  return changed(path, { ...headers, metadata: { ...notes, [TOKEN]: null } })
}

/** Folders whose pictures everybody sees, under names that are never used again. */
const PUBLIC_FOLDERS = /^(cabeceras|logos)\//
const FOR_EVER = 'public, max-age=31536000, immutable'
/** Folders where people's files come. */
const SENT_FOLDERS = /^(imagenes|documentos|videos|audios|sendEmailv3)\//

/**
 * Replaces the headers that the sender of a new file chose by the server's, and takes back the address that opens it
 * without asking, which the sender may have chosen too (SEC-05). Pictures for everybody keep theirs; a file that an
 * answer keeps already has its own headers.
 */
export async function plainHeaders(path: string): Promise<void> {
  const none = { contentEncoding: null, contentLanguage: null }
  if (PUBLIC_FOLDERS.test(path))
    await changed(path, { ...none, contentDisposition: 'inline', cacheControl: FOR_EVER })
  if (!SENT_FOLDERS.test(path) || (await fileNotes(path))?.guardado) return
  const kept = { contentDisposition: 'attachment', cacheControl: PRIVATE }
  await changed(path, { ...none, ...kept, metadata: { [TOKEN]: null } })
}

/** Takes back every address of a file that opened without asking who wants it. */
export const dropTokens = (path: string): Promise<boolean> => changed(path, { metadata: { [TOKEN]: null } })

/** Whether somebody has or had an address of the file that opens without asking. */
export const hasToken = (notes: Record<string, string>): boolean => TOKEN in notes

type Told = Record<string, string | null>

/** Changes the notes in a file's metadata; null removes one. False when the file is not there any more. */
async function changed(path: string, change: Record<string, string | null | Told>): Promise<boolean> {
  try {
    await retryOnClosedConnection(() => bucket().file(path).setMetadata(change))
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

/** Adds notes to a file's metadata; false when the file is not there any more. */
export const noteOnFile = (path: string, notes: Record<string, string>): Promise<boolean> =>
  changed(path, { metadata: notes })

/** Removes a file; one that is gone already is no error. */
export const removeFile = async (path: string): Promise<void> => {
  await retryOnClosedConnection(() => bucket().file(path).delete({ ignoreNotFound: true }))
}

/** A file as a listing tells of it. */
export interface ListedFile {
  path: string
  createdAt: Date
  bytes: number
  notes: Record<string, string>
  /** Its headers are the server's: its event came, or an answer keeps it. */
  isServed: boolean
}

/** Some files of a folder, by name. */
export interface FilePage {
  files: ListedFile[]
  /** Where the next ones begin; null after the last. */
  next: string | null
}

/**
 * Files whose path begins so.
 * @param from a page's `next`; null for the first
 */
export async function listFiles(prefix: string, most: number, from: string | null): Promise<FilePage> {
  const [files, query] = await retryOnClosedConnection(() =>
    bucket().getFiles({
      prefix,
      maxResults: most,
      autoPaginate: false,
      ...(from !== null && { pageToken: from }),
    }),
  )
  const next = query && 'pageToken' in query && typeof query.pageToken === 'string' ? query.pageToken : null
  return {
    files: files.map((file) => ({
      path: file.name,
      createdAt: createdAt(file),
      bytes: Number(file.metadata.size ?? 0),
      notes: notesOf(file.metadata),
      isServed: file.metadata.cacheControl === PRIVATE,
    })),
    next,
  }
}

/** Keeps a file and gives the address that it downloads from for whoever knows it. */
export async function keepFile(path: string, bytes: Buffer, contentType: string): Promise<string> {
  const token = randomUUID()
  await retryOnClosedConnection(() =>
    bucket()
      .file(path)
      .save(bytes, { contentType, resumable: false, metadata: { metadata: { [TOKEN]: token } } }),
  )
  return addressOf(path, token)
}

/** Keeps a file that has no address for anybody: functions alone read it. */
export const keepForFunctions = (path: string, bytes: Buffer): Promise<void> =>
  retryOnClosedConnection(() =>
    bucket().file(path).save(bytes, { contentType: 'application/octet-stream', resumable: false }),
  )

/** How many files of a folder came at that moment or later. */
export async function countSince(folder: string, since: Date): Promise<number> {
  const [files] = await retryOnClosedConnection(() => bucket().getFiles({ prefix: folder }))
  return files.filter((file) => createdAt(file) >= since).length
}

/**
 * Removes the files of a folder that were there before a moment; one that is gone already is no error.
 * @param kept stays, however old it is
 */
export async function removeOlder(folder: string, before: Date, kept?: string): Promise<void> {
  const [files] = await retryOnClosedConnection(() => bucket().getFiles({ prefix: folder }))
  const old = files.filter((file) => file.name !== kept && createdAt(file) < before)
  await Promise.all(old.map((file) => retryOnClosedConnection(() => file.delete({ ignoreNotFound: true }))))
}

/** Removes everything in a folder. */
export const emptyFolder = (folder: string): Promise<void> => removeOlder(folder, new Date(8.64e15))
