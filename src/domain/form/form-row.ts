import * as z from 'zod/mini'
import { LANGUAGES } from '../language'
import { flag, list } from '../schema'
import { placedShape, type Form } from './form'
import type { FormOption } from './options'
import { plainTitle } from '../text/without-answers'

/** The options that a list shows, or that decide what can be done with a form there. */
const ROW_OPTIONS = [
  'publico',
  'ciudadano',
  'citizenAssociationFromCitizenPortal',
  'addPaymentGateway',
  'addAppointment',
] as const satisfies readonly FormOption[]

/** What a list of forms can be sorted by: the fields as they are stored, of the form or of what stands with its answers. */
export const FORM_SORTS = ['titulo', 'ultima', 'total'] as const
export type FormsSort = (typeof FORM_SORTS)[number]

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
> & {
  /** Put away: out of the list, and as it was otherwise. */
  archivado?: boolean | undefined
  /** By which staff put it together with others (`labels.ts`). */
  etiquetas?: string[] | undefined
}

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
  'archivado',
  'etiquetas',
]

export const formRowSchema: z.ZodMiniType<FormRow> = z.looseObject({
  id: z.string(),
  ...placedShape,
  titulo: plainTitle(),
  deleted: flag(),
  archivado: z.optional(flag()),
  etiquetas: z.optional(list(z.string())),
  duplicatedInfo: z.optional(
    z.nullable(z.looseObject({ date: z.date(), username: z.string(), parentFormId: z.string() })),
  ),
})
