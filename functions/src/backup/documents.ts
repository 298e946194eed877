/** Documents as the store's own interface tells and takes them: every value with its type. */
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { RESTORATION_PATH } from '../../../src/domain/store-paths'
import { ask, type Installation } from './installation'

/** A document; references in it are paths that begin with a slash, whatever project they lie in. */
export interface StoredDocument {
  path: string
  fields: Record<string, unknown>
}

const foundSchema = z.array(
  z.object({
    document: z.optional(
      z.object({ name: z.string(), fields: z.optional(z.record(z.string(), z.unknown())) }),
    ),
    readTime: z.optional(z.string()),
  }),
)
export const documentSchema = z.object({ path: z.string(), fields: z.record(z.string(), z.unknown()) })

/** How many documents are asked for at once, at first and at least: an answer has about two kB, a version a hundred. */
const FIRST_PAGE = 100
const LEAST_PAGE = 10
/** How many at the most, and between how many bytes a page is to have. */
const PAGE = { most: 2000, small: 2_000_000, large: 8_000_000 }
/** The emulator has no index and goes through everything for each page: of 200,000 documents for 15 seconds. */
const EMULATED_PAGE = { most: 20_000, small: 20_000_000, large: 80_000_000 }

const BY_NAME = [{ field: { fieldPath: '__name__' } }]
const NAMES_ALONE = { fields: [{ fieldPath: '__name__' }] }

/** Everything in the store, also below documents that are not there themselves. */
const EVERYTHING = { from: [{ allDescendants: true }], orderBy: BY_NAME }

/** A field of a document is never a text in this notation, so `referenceValue` means one here wherever it has a text. */
const fromProject =
  ({ documents }: Installation) =>
  (key: string, value: unknown): unknown =>
    key === 'referenceValue' && typeof value === 'string' && value.startsWith(`${documents}/`)
      ? value.slice(documents.length)
      : value

const intoProject =
  ({ documents }: Installation) =>
  (key: string, value: unknown): unknown =>
    key === 'referenceValue' && typeof value === 'string' && value.startsWith('/') ? documents + value : value

const query = (installation: Installation, asked: object): Promise<string> =>
  ask(installation, `${installation.storeAddress}:runQuery`, JSON.stringify(asked))

/** The store's own clock. */
export async function storesMoment(installation: Installation): Promise<string> {
  const text = await query(installation, {
    structuredQuery: { ...EVERYTHING, select: NAMES_ALONE, limit: 1 },
  })
  const moment = foundSchema.parse(JSON.parse(text)).find(({ readTime }) => readTime)?.readTime
  return moment ?? new Date().toISOString()
}

/**
 * All documents, by name and page after page.
 * @param asked `at` reads as of a moment, `after` goes on behind a path, `onlyNames` leaves the fields out
 */
export async function* documentsOf(
  installation: Installation,
  { at, after, onlyNames = false }: { at?: string; after?: string | null; onlyNames?: boolean } = {},
): AsyncGenerator<StoredDocument> {
  const { documents } = installation
  const { most, small, large } = installation.isEmulated ? EMULATED_PAGE : PAGE
  let last = after ?? null
  let limit = FIRST_PAGE
  for (;;) {
    const startAt = { values: [{ referenceValue: `${documents}/${last}` }], before: false }
    const text = await query(installation, {
      structuredQuery: {
        ...EVERYTHING,
        limit,
        ...(onlyNames && { select: NAMES_ALONE }),
        ...(last !== null && { startAt }),
      },
      ...(at !== undefined && { readTime: at }),
    })
    const found = foundSchema
      .parse(JSON.parse(text, fromProject(installation)))
      .flatMap(({ document }) => document ?? [])
    for (const { name, fields = {} } of found) {
      const path = name.slice(documents.length + 1)
      // What is noted of a restoration is this installation's own.
      if (path !== RESTORATION_PATH) yield { path, fields }
      last = path
    }
    if (found.length < limit) return
    if (text.length > large) limit = Math.max(LEAST_PAGE, Math.floor(limit / 2))
    if (text.length < small) limit = Math.min(most, limit * 2)
  }
}

/** A commit takes ten MB; a busy emulator gives up what takes it longer than a minute. */
const COMMIT_BYTES = 2_000_000
const COMMIT_DOCUMENTS = 200

/** Writes documents as they are, in parts; the same ones again change nothing. */
export async function writeStored(
  installation: Installation,
  stored: AsyncIterable<StoredDocument> | Iterable<StoredDocument>,
): Promise<number> {
  let writes: string[] = []
  let bytes = 0
  let written = 0
  const commit = async () => {
    if (writes.length === 0) return
    await ask(installation, `${installation.storeAddress}:commit`, `{"writes":[${writes.join(',')}]}`)
    written += writes.length
    writes = []
    bytes = 0
  }
  for await (const { path, fields } of stored) {
    const update = { name: `${installation.documents}/${path}`, fields }
    const write = JSON.stringify({ update }, intoProject(installation))
    if (writes.length === COMMIT_DOCUMENTS || bytes + write.length > COMMIT_BYTES) await commit()
    writes.push(write)
    bytes += write.length
  }
  await commit()
  return written
}

async function deleteStored(installation: Installation, paths: readonly string[]): Promise<void> {
  const writes = paths.map((path) => ({ delete: `${installation.documents}/${path}` }))
  if (writes.length > 0)
    await ask(installation, `${installation.storeAddress}:commit`, JSON.stringify({ writes }))
}

/** Deletes every document but what is noted of the restoration. */
export async function deleteAllStored(installation: Installation): Promise<void> {
  const paths: string[] = []
  for await (const { path } of documentsOf(installation, { onlyNames: true })) {
    paths.push(path)
    if (paths.length === COMMIT_DOCUMENTS) await deleteStored(installation, paths.splice(0))
  }
  await deleteStored(installation, paths)
}

/**
 * Goes through documents that are there beside those that are to be, both by name, and writes or deletes where they are
 * not the same. Gives in how many.
 */
export async function putRight(
  installation: Installation,
  pairs: AsyncIterable<[StoredDocument | undefined, StoredDocument | undefined]>,
): Promise<number> {
  let wrong = 0
  const useless: string[] = []
  async function* missing() {
    for await (const [there, wanted] of pairs) {
      if (isDeepStrictEqual(there?.fields, wanted?.fields)) continue
      wrong += 1
      if (wanted) yield wanted
      else if (there) useless.push(there.path)
      if (useless.length === COMMIT_DOCUMENTS) await deleteStored(installation, useless.splice(0))
    }
  }
  await writeStored(installation, missing())
  await deleteStored(installation, useless)
  return wrong
}
