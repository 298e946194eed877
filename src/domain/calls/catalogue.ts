import * as z from 'zod/mini'
import type { Contract } from './contract'
import { arrangementSchema, MOST_HOSTS, MOST_LISTED, siteOf } from '../catalogue/arrangement'
import { SUBJECTS } from '../catalogue/subjects'
import { BASE_LANGUAGE, LANGUAGES } from '../language'
import { documentId, municipalityPathSchema } from './schema'

const getCatalogueRequestSchema = z.strictObject({
  municipality: municipalityPathSchema(),
})

const publishedFormSchema = z.object({ id: z.string(), titulo: z.string(), area: z.string() })
/** A public form of the municipality: nothing else may stand in its catalogue. */
export type PublishedForm = z.infer<typeof publishedFormSchema>

const getCatalogueResponseSchema = z.object({
  arrangement: arrangementSchema,
  forms: z.array(publishedFormSchema),
  /** The letters of the municipality, by which its page is found. */
  key: z.string(),
})
export type GetCatalogueResponse = z.infer<typeof getCatalogueResponseSchema>

const listed = z.array(z.strictObject({ id: documentId(), tema: z.enum(SUBJECTS) })).check(
  z.maxLength(MOST_LISTED),
  z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length),
)
const sites = z
  .array(z.string().check(z.refine((site) => siteOf(site) === site)))
  .check(z.maxLength(MOST_HOSTS))

const saveCatalogueRequestSchema = z.strictObject({
  municipality: municipalityPathSchema(),
  formularios: listed,
  sitios: sites,
  version: z.int().check(z.minimum(0)),
})
export type SaveCatalogueRequest = z.infer<typeof saveCatalogueRequestSchema>

const saveCatalogueResponseSchema = z.object({
  version: z.number(),
})

const language = z._default(z.enum(LANGUAGES), BASE_LANGUAGE)

const getPosterRequestSchema = z.union([
  z.strictObject({ formId: documentId(), language }),
  z.strictObject({ municipality: municipalityPathSchema(), language }),
])
/** A poster of a form, or of the page of a municipality. */
export type GetPosterRequest = z.infer<typeof getPosterRequestSchema>

const getPosterResponseSchema = z.object({
  /** The PDF in base64. */
  pdf: z.string(),
})
export type GetPosterResponse = z.infer<typeof getPosterResponseSchema>

/** The callable that tells who arranges a catalogue what stands in it and what could (REACH-02). */
export const GET_CATALOGUE = {
  name: 'getCatalogue',
  request: getCatalogueRequestSchema,
  response: getCatalogueResponseSchema,
} as const satisfies Contract

/** The callable that arranges it. */
export const SAVE_CATALOGUE = {
  name: 'saveCatalogue',
  request: saveCatalogueRequestSchema,
  response: saveCatalogueResponseSchema,
} as const satisfies Contract

/** The callable that makes a poster. */
export const GET_POSTER = {
  name: 'getPoster',
  request: getPosterRequestSchema,
  response: getPosterResponseSchema,
} as const satisfies Contract
