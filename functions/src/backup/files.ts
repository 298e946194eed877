/** Files with what is noted of them. */
import { pipeline } from 'node:stream/promises'
import * as z from 'zod/mini'
import { retryOnClosedConnection } from '../platform/closed-connection'
import type { Installation } from './installation'

const headersSchema = z.object({
  contentType: z.optional(z.string()),
  contentDisposition: z.optional(z.string()),
  contentEncoding: z.optional(z.string()),
  contentLanguage: z.optional(z.string()),
  cacheControl: z.optional(z.string()),
  metadata: z.optional(z.record(z.string(), z.unknown())),
})
const listedSchema = z.extend(headersSchema, {
  size: z.union([z.string(), z.number()]),
  generation: z.optional(z.union([z.string(), z.number()])),
  md5Hash: z.optional(z.string()),
})

/** A file as the store of files lists it. */
export interface ListedFile {
  path: string
  bytes: number
  /** Changes whenever its bytes do. */
  mark: string
  headers: z.infer<typeof headersSchema>
}

/** A file of a backup: what it was, and the object that has its bytes. */
export const fileSchema = z.object({
  path: z.string(),
  bytes: z.number(),
  mark: z.string(),
  headers: headersSchema,
  id: z.string(),
})
export type StoredFile = z.infer<typeof fileSchema>

const PER_PAGE = 200

/** All files, by name. */
export async function* filesOf({ bucket }: Installation): AsyncGenerator<ListedFile> {
  let pageToken: string | undefined
  do {
    const asked = { maxResults: PER_PAGE, autoPaginate: false, ...(pageToken && { pageToken }) }
    const [files, next] = await retryOnClosedConnection(() => bucket.getFiles(asked))
    for (const { name, metadata } of files) {
      const { size, generation = '', md5Hash = '', ...rest } = listedSchema.parse(metadata)
      const headers = headersSchema.parse(rest)
      yield { path: name, bytes: Number(size), mark: `${generation} ${md5Hash}`, headers }
    }
    pageToken = next && 'pageToken' in next && typeof next.pageToken === 'string' ? next.pageToken : undefined
  } while (pageToken)
}

/** The bytes of a file as they lie there. */
export async function* readStoredFile({ bucket }: Installation, path: string): AsyncGenerator<Buffer> {
  const stream: AsyncIterable<Buffer> = bucket
    .file(path)
    .createReadStream({ decompress: false, validation: false })
  yield* stream
}

/** Puts a file back with what was noted of it. */
export async function writeStoredFile(
  { bucket }: Installation,
  { path, headers }: StoredFile,
  bytes: AsyncIterable<Buffer>,
): Promise<void> {
  const metadata = Object.fromEntries(
    Object.entries(headers.metadata ?? {}).map(([name, value]) => [name, String(value)]),
  )
  await pipeline(
    bytes,
    bucket.file(path).createWriteStream({
      resumable: false,
      validation: false,
      metadata: { ...headers, metadata },
    }),
  )
}

/** Deletes all files. */
export async function deleteAllFiles({ bucket }: Installation): Promise<void> {
  await bucket.deleteFiles({ force: true })
}
