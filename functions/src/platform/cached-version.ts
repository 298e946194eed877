import { formVersionSchema, type FormVersion } from '../../../src/domain/form/form'
import { versionPath } from '../../../src/domain/store-paths'
import { database } from './admin'
import { decode } from './decode'

/** Versions never change, so each is read once while this instance lives, and forgotten where there are many. */
const keptVersions = new Map<string, Promise<FormVersion | null>>()
const MAX_KEPT = 20

async function read(path: string): Promise<FormVersion | null> {
  return decode(formVersionSchema, await database().doc(path).get())
}

/**
 * A version of a form; null when it cannot be read, which is looked at again the next time. Who asks while it is read
 * shares the read.
 */
export async function cachedVersion(formId: string, version: number): Promise<FormVersion | null> {
  const path = versionPath(formId, version)
  const known = keptVersions.get(path)
  if (known) return known
  if (keptVersions.size >= MAX_KEPT) keptVersions.clear()
  const reading = read(path)
  keptVersions.set(path, reading)
  const forget = (): void => {
    if (keptVersions.get(path) === reading) keptVersions.delete(path)
  }
  try {
    const found = await reading
    if (!found) forget()
    return found
  } catch (error) {
    forget()
    throw error
  }
}
