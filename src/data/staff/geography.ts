import { collection, orderBy, query } from 'firebase/firestore/lite'
import type * as z from 'zod/mini'
import {
  areaSchema,
  countrySchema,
  municipalitySchema,
  provinceSchema,
  type Area,
  type Country,
  type Municipality,
  type Province,
} from '../../domain/geography/geography'
import { byId, byPath, type Naming } from '../converters'
import { DataError } from '../errors'
import { readDocument, readQuery } from '../reads'
import { COUNTRIES } from '../refs'
import { storeOf } from '../store'

const LABEL = 'geography'

async function listBelow<T>(path: string, schema: z.ZodMiniType<T>, naming: Naming = byId): Promise<T[]> {
  const byName = query(collection(storeOf('staff'), path), orderBy('nombre'))
  return (await readQuery(byName, schema, LABEL, naming)).items
}

/** All countries by name; damaged ones are left out. Throws DataError like every read. */
export const countries = (): Promise<Country[]> => listBelow(COUNTRIES, countrySchema)

/** The provinces of a country by name. */
export const provinces = (countryId: string): Promise<Province[]> =>
  listBelow(`${COUNTRIES}/${countryId}/provincias`, provinceSchema)

/** The municipalities of a province by name. */
export const municipalities = (countryId: string, provinceId: string): Promise<Municipality[]> =>
  listBelow(`${COUNTRIES}/${countryId}/provincias/${provinceId}/municipios`, municipalitySchema)

/** One municipality. */
export const municipality = (municipalityPath: string): Promise<Municipality> =>
  readDocument(storeOf('staff'), municipalityPath, municipalitySchema, LABEL)

/** The municipal areas of a municipality by name. */
export const areas = (municipalityPath: string): Promise<Area[]> =>
  listBelow(`${municipalityPath}/areas_municipales`, areaSchema, byPath)

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
