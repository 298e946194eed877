import * as z from 'zod/mini'
import { MAX_ANSWER_CODE } from '../answer/code'
import { certificateCodeOf, CERTIFICATE_STATES, type CertificateState } from '../certificate/certificate'
import { BASE_LANGUAGE, LANGUAGES, type Language } from '../language'
import { brandingSchema, type Branding } from '../geography/branding'
import { documentId, ignored } from './schema'
import { cleaned } from '../schema'

/** Names of the callables about certificates (PDF-02). */
export const ISSUE_CERTIFICATE = 'issueCertificate'
export const PREVIEW_CERTIFICATE = 'previewCertificate'
export const REVOKE_CERTIFICATE = 'revokeCertificate'
export const VERIFY_CERTIFICATE = 'verifyCertificate'
export const GET_CERTIFICATE = 'getCertificate'

export const MAX_REVOCATION_REASON = 300

/** Why no certificate is made of an answer: its details are `{ reason }`. */
export const CERTIFICATE_REFUSALS = ['off', 'invalid', 'state', 'layout', 'over'] as const
export type CertificateRefusal = (typeof CERTIFICATE_REFUSALS)[number]

const refusalSchema = z.object({ reason: z.enum(CERTIFICATE_REFUSALS) })
/** Why it was refused; null when the error is about something else. */
export function certificateRefusal(details: unknown): CertificateRefusal | null {
  const parsed = refusalSchema.safeParse(details)
  return parsed.success ? parsed.data.reason : null
}

export interface IssueCertificateRequest {
  answerId: string
  /** Pages of before tell the reader's. It is not looked at: days and hours are the municipality's (OPS-08). */
  timeZone?: unknown
}
export const issueCertificateRequestSchema: z.ZodMiniType<IssueCertificateRequest> = z.strictObject({
  answerId: documentId(),
  timeZone: ignored(),
})

export interface RevokeCertificateRequest {
  answerId: string
  code: string
  reason: string
}
const certificateCode = () =>
  z.string().check(
    z.minLength(1),
    z.refine((code) => certificateCodeOf(code) === code),
  )

export const revokeCertificateRequestSchema: z.ZodMiniType<RevokeCertificateRequest> = z.strictObject({
  answerId: documentId(),
  code: certificateCode(),
  reason: z.string().check(cleaned(), z.minLength(1), z.maxLength(MAX_REVOCATION_REASON)),
})

export const certificateDoneSchema = z.object({ status: z.literal('ok') })

export interface VerifyCertificateRequest {
  code: string
}
export const verifyCertificateRequestSchema: z.ZodMiniType<VerifyCertificateRequest> = z.strictObject({
  code: certificateCode(),
})

/** What anybody who has a certificate learns of it: that it is one, whose, how it stands, and initials. */
export interface VerifyCertificateResponse {
  state: CertificateState
  /** Title of the form that it was asked for with; '' in older ones. */
  formulario: string
  titulo: string
  numero: number
  municipio: string
  iniciales: string
  emitido: number | null
  valeHasta: number | null
  revocado: number | null
  /** It may be downloaded with the code of its answer. */
  descarga: boolean
  marca: Branding
  /** By which its days are (OPS-08). */
  zonaHoraria?: string | undefined
}
const moment = () => z.nullable(z.number())
export const verifyCertificateResponseSchema: z.ZodMiniType<VerifyCertificateResponse> = z.object({
  state: z.enum(CERTIFICATE_STATES),
  formulario: z._default(z.string(), ''),
  titulo: z.string(),
  numero: z.number(),
  municipio: z.string(),
  iniciales: z.string(),
  emitido: moment(),
  valeHasta: moment(),
  revocado: moment(),
  descarga: z.boolean(),
  marca: brandingSchema,
  zonaHoraria: z.optional(z.string()),
})

export interface GetCertificateRequest {
  code: string
  language: Language
  /** Pages of before tell the reader's. It is not looked at: days and hours are the municipality's (OPS-08). */
  timeZone?: unknown
  /** The code of its answer, which strangers have to know; staff leave it out. */
  answerCode?: string | undefined
}
export const getCertificateRequestSchema: z.ZodMiniType<GetCertificateRequest> = z.strictObject({
  code: certificateCode(),
  language: z._default(z.enum(LANGUAGES), BASE_LANGUAGE),
  timeZone: ignored(),
  answerCode: z.optional(z.string().check(z.maxLength(MAX_ANSWER_CODE))),
})
/** A PDF in base64. */
export const getCertificateResponseSchema = z.object({ pdf: z.string() })
