import * as z from 'zod/mini'
import type { Contract } from './contract'
import type { CountryBranch } from '../geography/tree'

export interface GetListaPaisesResponse {
  paises: CountryBranch[]
}

/** Nothing is asked: administrators get every country, everybody else the own municipality. */
const getListaPaisesRequestSchema = z.nullish(z.strictObject({}))

const areaBranchSchema = z.object({ id: z.string(), nombre: z.string(), path: z.string() })
const municipalityBranchSchema = z.object({
  id: z.string(),
  nombre: z.string(),
  path: z.string(),
  idMuniCore: z.string(),
  key: z.string(),
  inhabilitado: z.boolean(),
  videoHabilitado: z.boolean(),
  ubicacion: z.nullable(z.object({ lat: z.number(), lng: z.number() })),
  // Pages and functions are not renewed at the same moment.
  zonaHoraria: z.optional(z.string()),
  areas: z.array(areaBranchSchema),
})
const provinceBranchSchema = z.object({
  id: z.string(),
  nombre: z.string(),
  municipios: z.array(municipalityBranchSchema),
})
const countryBranchSchema = z.object({
  id: z.string(),
  nombre: z.string(),
  inhabilitado: z.boolean(),
  provincias: z.array(provinceBranchSchema),
})

export const getListaPaisesResponseSchema: z.ZodMiniType<GetListaPaisesResponse> = z.object({
  paises: z.array(countryBranchSchema),
})

/** The callable that gives the whole geography a person may choose from (GEO-02, §2.7). */
export const GET_LISTA_PAISES = {
  name: 'getListaPaises',
  request: getListaPaisesRequestSchema,
  response: getListaPaisesResponseSchema,
} as const satisfies Contract
