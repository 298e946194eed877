import { loadBehaviour } from '../../domain/answering/load-behaviour'
import { formVersionSchema, type FormVersion } from '../../domain/form/form'
import { versionPath } from '../../domain/store-paths'
import { unnamed } from '../converters'
import { readDocument } from '../reads'
import { storeOf } from '../store'
import { zoneAt } from './zones'

async function readVersion(path: string): Promise<FormVersion> {
  const version = await readDocument(storeOf('staff'), path, formVersionSchema, 'version', unnamed)
  await loadBehaviour(version)
  return { ...version, zonaHoraria: await zoneAt(version.municipalityPath) }
}

const known = new Map<string, Promise<FormVersion>>()

/**
 * The form as it was at a version, with the time zone of its municipality; kept in memory, since a version never changes.
 * @throws DataError `notFound`, `damaged`, `forbidden`, `offline`, `timeout`; the next call asks again
 */
export function getVersion(formId: string, version: number): Promise<FormVersion> {
  const path = versionPath(formId, version)
  const before = known.get(path)
  if (before) return before
  const reading = readVersion(path)
  known.set(path, reading)
  reading.catch(() => known.delete(path))
  return reading
}

/** Forgets every version, because the next person may not be allowed to read it. */
export const forgetVersions = (): void => known.clear()
