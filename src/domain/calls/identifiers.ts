import * as z from 'zod/mini'
import { pointAt } from '../answer/place'
import type { Asset } from '../incident/asset'
import { text } from '../schema'
import { documentId, ignored, outsideId } from './schema'

/** Names of the callables about assets of the management system (INC-03, §2.7). */
export const GET_IDENTIFIERS = 'getIdentifiers'
export const GET_IDENTIFIER = 'getIdentifierDataById'

export interface GetIdentifiersRequest {
  /** The form that is being answered: its settings say what kind of asset is looked for. */
  formId?: string | undefined
  /** By the payload of §2.7, whose form is one of that incident type that the caller may answer. */
  tipoIncidenteId?: string | undefined
  latitud: number
  longitud: number
}
export interface GetIdentifierRequest {
  /** By the payload of §2.7 none is named: the asset is one of the caller's own municipality. */
  formId?: string | undefined
  idIdentifier: string
}

/** An asset as the management system describes it; it stands where the first of its places is. */
export interface Identifier {
  idIdentificador: string
  descripcion: string
  tipoIdentificador: string
  direccion: string
  geometria: { geolocalizacion: { latitud: number; longitud: number }[] }
}
export interface GetIdentifiersResponse {
  status: 'ok'
  /** Nearest first. */
  result: Identifier[]
}
/** No asset by that id is an answer and not a failure. */
export type GetIdentifierResponse = { status: 'ok'; result: Identifier } | { status: 'notFound' }

const degrees = (most: number) => z.number().check(z.gte(-most), z.lte(most))
const decidedHere = { username: ignored(), radio: ignored() }

export const getIdentifiersRequestSchema: z.ZodMiniType<GetIdentifiersRequest> = z.strictObject({
  formId: z.optional(documentId()),
  tipoIncidenteId: z.optional(outsideId()),
  latitud: degrees(90),
  longitud: degrees(180),
  ...decidedHere,
})

export const getIdentifierRequestSchema: z.ZodMiniType<GetIdentifierRequest> = z.strictObject({
  formId: z.optional(documentId()),
  tipoIncidenteId: ignored(),
  idIdentifier: outsideId(),
  ...decidedHere,
})

const identifierSchema: z.ZodMiniType<Identifier> = z.object({
  idIdentificador: outsideId(),
  descripcion: text(),
  tipoIdentificador: text(),
  direccion: text(),
  geometria: z.object({
    geolocalizacion: z.array(z.object({ latitud: z.number(), longitud: z.number() })),
  }),
})

export const getIdentifiersResponseSchema: z.ZodMiniType<GetIdentifiersResponse> = z.object({
  status: z.literal('ok'),
  result: z.array(identifierSchema),
})

export const getIdentifierResponseSchema: z.ZodMiniType<GetIdentifierResponse> = z.union([
  z.object({ status: z.literal('ok'), result: identifierSchema }),
  z.object({ status: z.literal('notFound') }),
])

/** The asset for a map; null when it stands nowhere on the earth. */
export function assetOf({ geometria, ...words }: Identifier): Asset | null {
  const [place] = geometria.geolocalizacion
  const point = place ? pointAt(place.latitud, place.longitud) : null
  return point && { ...words, ...point }
}
