import { formVersionSchema, type FormVersion } from '../../../src/domain/form/form'
import { versionPath } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'

/** Versions never change, so each is read once while this instance lives, and forgotten where there are many. */
const keptVersions = new Map<string, FormVersion>()
const MAX_KEPT = 20

/** A version of a form; null when it cannot be read, which is looked at again the next time. */
export async function cachedVersion(formId: string, version: number): Promise<FormVersion | null> {
  const path = versionPath(formId, version)
  const known = keptVersions.get(path)
  if (known) return known
  const read = decode(formVersionSchema, await database().doc(path).get())
  if (!read) return null
  if (keptVersions.size >= MAX_KEPT) keptVersions.clear()
  keptVersions.set(path, read)
  return read
}
