import * as z from 'zod/mini'
import { listSettingsSchema, type ListSettings } from './list-settings'
import { CERTIFICATE_TERMS, certificateTermsSchema, type CertificateTerms } from './certificate/layout'
import { LANGUAGES } from '../language'
import { flag } from '../schema'
import { headingShape, locationSchema, type FormHeading, type Location } from './form'
import { orNull } from './stored-form'
import { plainTitle } from '../text/without-answers'

/** A form without what it asks: enough to list its answers. */
export interface FormHead extends FormHeading {
  id: string
  ubicacion: Location | null
  deleted: boolean
  /** The municipality's time zone, told by whoever reads it (OPS-08). */
  zonaHoraria?: string | undefined
  /** How the list of its answers looks (DAY-01); older forms lack it. */
  lista?: ListSettings | null | undefined
  /** Its own rule of how long answers are kept, as stored (OPS-02). */
  retencion?: unknown
  /** When it gives certificates (PDF-02); left out or null where it never did. */
  certificado?: CertificateTerms | null | undefined
}

export const formHeadSchema: z.ZodMiniType<FormHead> = z.looseObject({
  ...headingShape,
  titulo: plainTitle(),
  id: z.string(),
  ubicacion: z._default(z.nullable(locationSchema), null),
  deleted: flag(),
  zonaHoraria: z.optional(z.string()),
  lista: z.optional(orNull(listSettingsSchema)),
  retencion: z.optional(z.unknown()),
  certificado: z.optional(orNull(certificateTermsSchema)),
})
/** The stored fields of a {@link FormHead}, its title in every language. */
export const FORM_HEAD_FIELDS: readonly string[] = [
  ...Object.keys(headingShape),
  ...LANGUAGES.map((language) => `titulo_${language}`),
  'ubicacion',
  'deleted',
  'lista',
  'retencion',
  ...CERTIFICATE_TERMS,
]
