import * as z from 'zod/mini'
import { list, text } from '../../schema'

/** What a certificate is for. */
export const CERTIFICATE_KINDS = ['inscripcion', 'autorizacion'] as const
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number]

/** How long a certificate counts: without end, for some days, until a day. */
export const VALIDITIES = ['siempre', 'dias', 'hasta'] as const
export type Validity = (typeof VALIDITIES)[number]

/** Whose name stands below a certificate. */
export interface CertificateSignatory {
  nombre: string
  cargo: string
}

/** How a form's certificates are made (PDF-02): `certificado` of the form; its versions do not have it. */
export interface CertificateLayout {
  clase: CertificateKind
  titulo: string
  /** Words with placeholders; see `placeholders.ts`. */
  texto: string
  firmas: CertificateSignatory[]
  validez: Validity
  /** With `dias`: how many. */
  dias: number
  /** With `hasta`: the last day, `YYYY-MM-DD`. */
  hasta: string
  /** Reference of the state in which an answer has to stand (`form/part-ref.ts`); '' for any. */
  estado: string
  /** Whoever has the answer's code downloads it. */
  descarga: boolean
}

export const MAX_CERTIFICATE_TITLE = 200
export const MAX_CERTIFICATE_TEXT = 5000
export const MAX_SIGNATORIES = 4
export const MAX_SIGNATORY = 120
export const MAX_VALID_DAYS = 3650
/** Any state will do. */
export const ANY_STATE = ''

/** What a certificate begins with in the editor. */
export const NEW_CERTIFICATE: CertificateLayout = {
  clase: 'autorizacion',
  titulo: '',
  texto: '',
  firmas: [],
  validez: 'siempre',
  dias: 365,
  hasta: '',
  estado: ANY_STATE,
  descarga: false,
}

/** Before states had references their position was stored, -1 for any. */
const stateSchema = () =>
  z._default(
    z.pipe(
      z.union([z.string(), z.number()]),
      z.transform((stored) => (typeof stored === 'number' && stored < 0 ? ANY_STATE : String(stored))),
    ),
    ANY_STATE,
  )

/** When a certificate is given, and until when it counts. */
export type CertificateTerms = Pick<CertificateLayout, 'validez' | 'dias' | 'hasta' | 'estado'>

const termsShape = {
  validez: z._default(z.enum(VALIDITIES), 'siempre'),
  dias: z._default(z.number(), 365),
  hasta: text(),
  estado: stateSchema(),
}

export const certificateTermsSchema: z.ZodMiniType<CertificateTerms> = z.looseObject(termsShape)
/** Their stored fields in a form. */
export const CERTIFICATE_TERMS = Object.keys(termsShape).map((field) => `certificado.${field}`)

export const certificateLayoutSchema: z.ZodMiniType<CertificateLayout> = z.looseObject({
  ...termsShape,
  clase: z._default(z.enum(CERTIFICATE_KINDS), 'autorizacion'),
  titulo: text(),
  texto: text(),
  firmas: list(z.looseObject({ nombre: text(), cargo: text() })),
  descarga: z._default(z.boolean(), false),
})
