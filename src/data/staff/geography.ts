import {
  areaSchema,
  municipalitySchema,
  type Area,
  type Municipality,
} from '../../domain/geography/geography'
import { byPath } from '../converters'
import { DataError } from '../errors'
import { readDocument } from '../reads'
import { storeOf } from '../store'

const LABEL = 'geography'

/** One municipality. */
export const municipality = (municipalityPath: string): Promise<Municipality> =>
  readDocument(storeOf('staff'), municipalityPath, municipalitySchema, LABEL)

const asked = new Map<string, Promise<Municipality>>()

/** The same, read once for each page: for what hardly ever changes. Forget it when it is changed here. */
export function municipalityOnce(municipalityPath: string): Promise<Municipality> {
  const reading = asked.get(municipalityPath) ?? municipality(municipalityPath)
  asked.set(municipalityPath, reading)
  reading.catch(() => asked.delete(municipalityPath))
  return reading
}

/** The next one who asks reads it again. */
export const forgetMunicipality = (municipalityPath: string): boolean => asked.delete(municipalityPath)

/** One area. */
export const area = (path: string): Promise<Area> =>
  readDocument(storeOf('staff'), path, areaSchema, LABEL, byPath)

const unlessGone = (error: unknown): Area[] => {
  if (error instanceof DataError && (error.code === 'notFound' || error.code === 'damaged')) return []
  throw error
}

/** The areas with these paths, in the same order; those that are gone or damaged are left out. */
export async function areasByPath(paths: readonly string[]): Promise<Area[]> {
  const found = await Promise.all(paths.map((path) => area(path).then((one) => [one], unlessGone)))
  return found.flat()
}
