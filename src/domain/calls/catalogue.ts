import * as z from 'zod/mini'
import {
  arrangementSchema,
  MOST_HOSTS,
  MOST_LISTED,
  siteOf,
  type Arrangement,
} from '../catalogue/arrangement'
import { SUBJECTS } from '../catalogue/subjects'
import { BASE_LANGUAGE, LANGUAGES, type Language } from '../language'
import { documentId, municipalityPathSchema } from './schema'

/** Name of the callable that tells who arranges a catalogue what stands in it and what could (REACH-02). */
export const GET_CATALOGUE = 'getCatalogue'
/** Name of the callable that arranges it. */
export const SAVE_CATALOGUE = 'saveCatalogue'
/** Name of the callable that makes a poster. */
export const GET_POSTER = 'getPoster'

export interface GetCatalogueRequest {
  municipality: string
}

/** A public form of the municipality: nothing else may stand in its catalogue. */
export interface PublishedForm {
  id: string
  titulo: string
  area: string
}

export interface GetCatalogueResponse {
  arrangement: Arrangement
  forms: PublishedForm[]
  /** The letters of the municipality, by which its page is found. */
  key: string
}

export interface SaveCatalogueRequest extends Arrangement {
  municipality: string
}

/** A poster of a form, or of the page of a municipality. */
export type GetPosterRequest = { language: Language } & ({ formId: string } | { municipality: string })

export interface GetPosterResponse {
  /** The PDF in base64. */
  pdf: string
}

export const getCatalogueRequestSchema: z.ZodMiniType<GetCatalogueRequest> = z.strictObject({
  municipality: municipalityPathSchema(),
})

export const getCatalogueResponseSchema: z.ZodMiniType<GetCatalogueResponse> = z.object({
  arrangement: arrangementSchema,
  forms: z.array(z.object({ id: z.string(), titulo: z.string(), area: z.string() })),
  key: z.string(),
})

const listed = z.array(z.strictObject({ id: documentId(), tema: z.enum(SUBJECTS) })).check(
  z.maxLength(MOST_LISTED),
  z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length),
)
const sites = z
  .array(z.string().check(z.refine((site) => siteOf(site) === site)))
  .check(z.maxLength(MOST_HOSTS))

export const saveCatalogueRequestSchema: z.ZodMiniType<SaveCatalogueRequest> = z.strictObject({
  municipality: municipalityPathSchema(),
  formularios: listed,
  sitios: sites,
  version: z.int().check(z.minimum(0)),
})

export const saveCatalogueResponseSchema: z.ZodMiniType<{ version: number }> = z.object({
  version: z.number(),
})

const language = z._default(z.enum(LANGUAGES), BASE_LANGUAGE)

export const getPosterRequestSchema: z.ZodMiniType<GetPosterRequest> = z.union([
  z.strictObject({ formId: documentId(), language }),
  z.strictObject({ municipality: municipalityPathSchema(), language }),
])

export const getPosterResponseSchema: z.ZodMiniType<GetPosterResponse> = z.object({ pdf: z.string() })
