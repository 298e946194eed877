import * as z from 'zod/mini'
import type { Contract } from './contract'
import { pointAt } from '../point'
import type { Asset } from '../incident/asset'
import { text } from '../schema'
import { documentId, ignored, outsideId } from './schema'

const degrees = (most: number) => z.number().check(z.gte(-most), z.lte(most))
const decidedHere = { username: ignored(), radio: ignored() }

export const getIdentifiersRequestSchema = z.strictObject({
  /** The form that is being answered: its settings say what kind of asset is looked for. */
  formId: z.optional(documentId()),
  /** By the payload of §2.7, whose form is one of that incident type that the caller may answer. */
  tipoIncidenteId: z.optional(outsideId()),
  latitud: degrees(90),
  longitud: degrees(180),
  ...decidedHere,
})
export type GetIdentifiersRequest = z.infer<typeof getIdentifiersRequestSchema>

export const getIdentifierRequestSchema = z.strictObject({
  /** By the payload of §2.7 none is named: the asset is one of the caller's own municipality. */
  formId: z.optional(documentId()),
  tipoIncidenteId: ignored(),
  idIdentifier: outsideId(),
  ...decidedHere,
})
export type GetIdentifierRequest = z.infer<typeof getIdentifierRequestSchema>

const identifierSchema = z.object({
  idIdentificador: outsideId(),
  descripcion: text(),
  tipoIdentificador: text(),
  direccion: text(),
  geometria: z.object({
    geolocalizacion: z.array(z.object({ latitud: z.number(), longitud: z.number() })),
  }),
})
/** An asset as the management system describes it; it stands where the first of its places is. */
export type Identifier = z.infer<typeof identifierSchema>

export const getIdentifiersResponseSchema = z.object({
  status: z.literal('ok'),
  /** Nearest first. */
  result: z.array(identifierSchema),
})
export type GetIdentifiersResponse = z.infer<typeof getIdentifiersResponseSchema>

export const getIdentifierResponseSchema = z.union([
  z.object({ status: z.literal('ok'), result: identifierSchema }),
  z.object({ status: z.literal('notFound') }),
])
/** No asset by that id is an answer and not a failure. */
export type GetIdentifierResponse = z.infer<typeof getIdentifierResponseSchema>

/** The asset for a map; null when it stands nowhere on the earth. */
export function assetOf({ geometria, ...words }: Identifier): Asset | null {
  const [place] = geometria.geolocalizacion
  const point = place ? pointAt(place.latitud, place.longitud) : null
  return point && { ...words, ...point }
}

/** The callables about assets of the management system (INC-03, §2.7). */
export const GET_IDENTIFIERS = {
  name: 'getIdentifiers',
  request: getIdentifiersRequestSchema,
  response: getIdentifiersResponseSchema,
} as const satisfies Contract

export const GET_IDENTIFIER = {
  name: 'getIdentifierDataById',
  request: getIdentifierRequestSchema,
  response: getIdentifierResponseSchema,
} as const satisfies Contract
