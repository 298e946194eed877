import { formVersionSchema, type FormVersion } from '../../../src/domain/form/form'
import { formPath, VERSIONS } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'

/** Versions never change, so each is read once while this instance lives. */
const keptVersions = new Map<string, FormVersion | null>()
/** More are kept only where one form alone has more. */
const MAX_KEPT = 60

/** Every version of a form, also of one that is deleted; those that cannot be read are null. */
export async function versionsOf(formId: string): Promise<Map<number, FormVersion | null>> {
  const refs = await database()
    .collection(`${formPath(formId)}/${VERSIONS}`)
    .listDocuments()
  // Its own copy: while the rest is read, another call may clear what is kept.
  const versions = new Map(
    refs.flatMap(({ path }) => (keptVersions.has(path) ? [[path, keptVersions.get(path) ?? null]] : [])),
  )
  const unread = refs.filter(({ path }) => !versions.has(path))
  const snapshots = unread.length > 0 ? await database().getAll(...unread) : []
  for (const snapshot of snapshots) versions.set(snapshot.ref.path, decode(formVersionSchema, snapshot))
  if (keptVersions.size + snapshots.length > MAX_KEPT) keptVersions.clear()
  for (const [path, version] of versions) keptVersions.set(path, version)
  return new Map(refs.map(({ id, path }) => [Number(id), versions.get(path) ?? null]))
}
