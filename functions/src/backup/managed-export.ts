/** The managed export that a backup may have beside what it sealed, as of the same moment (OPS-04). */
import * as z from 'zod/mini'
import { OperatorProblem } from '../platform/operator-problem'
import type { StoredDocument } from './documents'
import { beginOnce, countFailed, follow, type Following } from './managed'

/** Where an export lies, and which collections it has. */
export const managedExportSchema = z.object({ to: z.string(), groups: z.array(z.string()) })
export type ManagedExport = z.infer<typeof managedExportSchema>

/** An export that goes on. */
export const exportingSchema = z.extend(managedExportSchema, { operation: z.string() })
export type Exporting = z.infer<typeof exportingSchema>

/** So many collections may be named at once. */
const MOST_GROUPS = 100

const groupOf = (path: string): string => path.split('/').at(-2) ?? ''

/**
 * A place in a bucket, as somebody typed it.
 * @throws OperatorProblem when it is none
 */
export function bucketPlace(typed: string): string {
  const place = typed.replace(/\/+$/, '')
  if (!/^gs:\/\/[a-z0-9][a-z0-9._-]+[a-z0-9](\/[^/\s]+)*$/.test(place))
    throw new OperatorProblem(`${typed} is no place in a bucket: --export-to takes gs://BUCKET/PREFIX.`)
  return place
}

/**
 * The collections of documents, those with the most of them first. An export has to name them: from one that names none,
 * an import cannot leave out what comes last.
 */
export async function groupsOf(documents: AsyncIterable<StoredDocument>): Promise<string[]> {
  const counts = new Map<string, number>()
  for await (const { path } of documents) counts.set(groupOf(path), (counts.get(groupOf(path)) ?? 0) + 1)
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_GROUPS)
    .map(([group]) => group)
}

/** Asks for the export of a moment, or finds it where it was asked for before. */
export async function beginExport(
  work: Following,
  { place, moment, name, groups }: { place: string; moment: string; name: string; groups: string[] },
): Promise<Exporting> {
  const attempt = await countFailed(work.installation, ({ metadata }) =>
    (metadata?.outputUriPrefix ?? '').startsWith(`${place}/${name}`),
  )
  // What an attempt that failed has left is no place for another one.
  const to = `${place}/${name}${attempt === 0 ? '' : `-${attempt + 1}`}`
  const operation = await beginOnce(work, {
    method: 'exportDocuments',
    body: { outputUriPrefix: to, collectionIds: groups, snapshotTime: moment },
    isIt: ({ metadata }) => metadata?.outputUriPrefix === to,
  })
  return { to, groups, operation }
}

/** Waits until an export is whole. */
export async function endExport(
  work: Following,
  { to, groups, operation }: Exporting,
): Promise<ManagedExport> {
  const { response } = await follow(work, 'Managed export', operation)
  return { to: response?.outputUriPrefix ?? to, groups }
}
