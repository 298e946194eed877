import * as z from 'zod/mini'
import { LANGUAGES } from '../language'
import { flag } from '../schema'
import { placedShape, type Form } from './form'
import type { FormOption } from './options'

/** The options that a list shows, or that decide what can be done with a form there. */
const ROW_OPTIONS = [
  'publico',
  'ciudadano',
  'citizenAssociationFromCitizenPortal',
  'addPaymentGateway',
  'addAppointment',
] as const satisfies readonly FormOption[]

/** What a list shows of a form (LIST-02); the other options of `opcionales` are off here, whatever they are. */
export type FormRow = Pick<
  Form,
  | 'id'
  | 'titulo'
  | 'areas'
  | 'areaInfo'
  | 'municipioInfo'
  | 'municipalityPath'
  | 'opcionales'
  | 'deleted'
  | 'duplicatedInfo'
>

/** The stored fields of a {@link FormRow}, its title in every language. */
export const FORM_ROW_FIELDS: readonly string[] = [
  'titulo',
  ...LANGUAGES.map((language) => `titulo_${language}`),
  'areas',
  'areaInfo',
  'municipioInfo.idMuniCore',
  'municipalityPath',
  ...ROW_OPTIONS.map((option) => `opcionales.${option}`),
  'deleted',
  'duplicatedInfo',
]

export const formRowSchema: z.ZodMiniType<FormRow> = z.looseObject({
  id: z.string(),
  ...placedShape,
  deleted: flag(),
  duplicatedInfo: z.optional(
    z.nullable(z.looseObject({ date: z.date(), username: z.string(), parentFormId: z.string() })),
  ),
})
