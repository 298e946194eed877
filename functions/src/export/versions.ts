import { formVersionSchema, type FormVersion } from '../../../src/domain/form/form'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'

/** Versions never change, so each is read once while this instance lives. */
const kept = new Map<string, FormVersion | null>()
const MOST_KEPT = 60

/** Every version of a form, also of one that is deleted; those that cannot be read are null. */
export async function versionsOf(formId: string): Promise<Map<number, FormVersion | null>> {
  const refs = await database().collection(`formularios/${formId}/versiones`).listDocuments()
  const unread = refs.filter(({ path }) => !kept.has(path))
  if (kept.size + unread.length > MOST_KEPT) kept.clear()
  const snapshots = unread.length > 0 ? await database().getAll(...unread) : []
  for (const snapshot of snapshots) kept.set(snapshot.ref.path, decode(formVersionSchema, snapshot))
  return new Map(refs.map(({ id, path }) => [Number(id), kept.get(path) ?? null]))
}
