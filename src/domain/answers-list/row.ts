import * as z from 'zod/mini'
import type { AnswerEnvelope } from '../answer/answer'
import type { Digest } from './digest'
import { citizenSchema } from '../answer/submitted'
import { entries } from '../answer/corrections/entries'
import { requestForChangesSchema } from '../answer/corrections/request'
import { locationSchema } from '../form/form'
import { optionsSchema } from '../form/options'
import { signatureSchema } from '../form/signature'
import { statesSchema } from '../form/state'
import { flag, list, moment, text } from '../schema'
import { plainTitle } from '../text/without-answers'

/** The fields of a stored answer that a list shows or decides by: a page of them stays small whatever was asked. */
export const ROW_FIELDS = [
  'idPlantilla',
  'titulo',
  'codigoMunicipio',
  'creadoPor',
  'firstName',
  'lastName',
  'fechaCreacion',
  'lastUpdate',
  'datosCiudadano',
  'ubicacion',
  'estados',
  'areas',
  'municipalityPath',
  'invalida',
  'requestsForChanges',
  'removeVision',
  'asignado',
  'vence',
] as const

/** What else comes of an answer: whether somebody signed, and whether that may be changed. */
export const LISTED_FIELDS: readonly string[] = [
  ...ROW_FIELDS,
  'signatures',
  'opcionales.digitalSignature',
  'opcionales.signatureEditableAnswer',
]

/** An answer as a row of a list (ALIST-01); of its options only those of signatures are known. */
export type AnswerRow = Pick<
  AnswerEnvelope,
  'id' | 'signatures' | 'opcionales' | (typeof ROW_FIELDS)[number]
> & {
  /** What was answered to the questions that are columns (DAY-01); older answers have none yet. */
  ficha?: Pick<Digest, 'columnas'> | undefined
}

/** The stored field of a column, as a field mask names it. */
export const columnField = (id: string): string =>
  `ficha.columnas.\`${id.replace(/[\\`]/g, (sign) => `\\${sign}`)}\``

const columnasSchema = z.object({ columnas: z.record(z.string(), z.string()) })

/** What cannot be read of it shows nothing; the row stays. */
const digestSchema: z.ZodMiniType<Pick<Digest, 'columnas'> | undefined> = z.pipe(
  z.unknown(),
  z.transform((stored) => {
    const parsed = columnasSchema.safeParse(stored)
    return parsed.success ? parsed.data : undefined
  }),
)

/** Reads a stored answer of which only {@link LISTED_FIELDS} came. */
export const answerRowSchema: z.ZodMiniType<AnswerRow> = z.looseObject({
  id: z.string(),
  idPlantilla: z.string(),
  titulo: plainTitle(),
  codigoMunicipio: z.string(),
  creadoPor: z.string(),
  firstName: text(),
  lastName: text(),
  fechaCreacion: moment(),
  lastUpdate: moment(),
  datosCiudadano: z._default(z.nullable(citizenSchema), null),
  ubicacion: z._default(z.nullable(locationSchema), null),
  estados: statesSchema,
  signatures: list(signatureSchema),
  opcionales: optionsSchema,
  areas: list(z.string()),
  municipalityPath: text(),
  invalida: flag(),
  requestsForChanges: z.optional(entries(requestForChangesSchema)),
  removeVision: z.optional(z.boolean()),
  asignado: z.optional(text()),
  vence: z.optional(text()),
  ficha: z.optional(digestSchema),
})
