import * as z from 'zod/mini'
import type { Call, Contract } from './contract'
import { MAX_ANSWER_CODE } from '../codes/answer-code'
import { certificateCodeOf, CERTIFICATE_STATES } from '../certificate/certificate'
import { BASE_LANGUAGE, LANGUAGES } from '../language'
import { brandingSchema } from '../geography/branding'
import { documentId, ignored } from './schema'
import { cleaned } from '../schema'
import { MAX_REVOCATION_REASON } from '../certificate/refusal'

const issueCertificateRequestSchema = z.strictObject({
  answerId: documentId(),
  /** Pages of before tell the reader's. It is not looked at: days and hours are the municipality's (OPS-08). */
  timeZone: ignored(),
})
export type IssueCertificateRequest = z.infer<typeof issueCertificateRequestSchema>

const certificateCode = () =>
  z.string().check(
    z.minLength(1),
    z.refine((code) => certificateCodeOf(code) === code),
  )

export const revokeCertificateRequestSchema = z.strictObject({
  answerId: documentId(),
  code: certificateCode(),
  reason: z.string().check(cleaned(), z.minLength(1), z.maxLength(MAX_REVOCATION_REASON)),
})
export type RevokeCertificateRequest = z.infer<typeof revokeCertificateRequestSchema>

const certificateDoneSchema = z.object({ status: z.literal('ok') })
export const verifyCertificateRequestSchema = z.strictObject({
  code: certificateCode(),
})
type VerifyCertificateRequest = z.infer<typeof verifyCertificateRequestSchema>

const moment = () => z.nullable(z.number())
const verifyCertificateResponseSchema = z.object({
  state: z.enum(CERTIFICATE_STATES),
  /** Title of the form that it was asked for with; '' in older ones. */
  formulario: z._default(z.string(), ''),
  titulo: z.string(),
  numero: z.number(),
  municipio: z.string(),
  iniciales: z.string(),
  emitido: moment(),
  valeHasta: moment(),
  revocado: moment(),
  /** It may be downloaded with the code of its answer. */
  descarga: z.boolean(),
  marca: brandingSchema,
  /** By which its days are (OPS-08). */
  zonaHoraria: z.optional(z.string()),
})
/** What anybody who has a certificate learns of it: that it is one, whose, how it stands, and initials. */
export type VerifyCertificateResponse = z.infer<typeof verifyCertificateResponseSchema>

const getCertificateRequestSchema = z.strictObject({
  code: certificateCode(),
  language: z._default(z.enum(LANGUAGES), BASE_LANGUAGE),
  /** Pages of before tell the reader's. It is not looked at: days and hours are the municipality's (OPS-08). */
  timeZone: ignored(),
  /** The code of its answer, which strangers have to know; staff leave it out. */
  answerCode: z.optional(z.string().check(z.maxLength(MAX_ANSWER_CODE))),
})
export type GetCertificateRequest = z.infer<typeof getCertificateRequestSchema>

/** A PDF in base64. */
const getCertificateResponseSchema = z.object({ pdf: z.string() })

/** The callables about certificates (PDF-02). */
export const ISSUE_CERTIFICATE = {
  name: 'issueCertificate',
  request: issueCertificateRequestSchema,
  response: certificateDoneSchema,
} as const satisfies Contract

export const PREVIEW_CERTIFICATE = {
  name: 'previewCertificate',
  request: issueCertificateRequestSchema,
  response: getCertificateResponseSchema,
} as const satisfies Contract

export const REVOKE_CERTIFICATE = {
  name: 'revokeCertificate',
  request: revokeCertificateRequestSchema,
  response: certificateDoneSchema,
} as const satisfies Contract

export const VERIFY_CERTIFICATE: Call<
  VerifyCertificateRequest,
  typeof verifyCertificateResponseSchema,
  'verifyCertificate'
> = { name: 'verifyCertificate', response: verifyCertificateResponseSchema }
export const VERIFY_CERTIFICATE_CHECKED = {
  name: 'verifyCertificate',
  request: verifyCertificateRequestSchema,
  response: verifyCertificateResponseSchema,
} as const satisfies typeof VERIFY_CERTIFICATE

export const GET_CERTIFICATE: Call<
  GetCertificateRequest,
  typeof getCertificateResponseSchema,
  'getCertificate'
> = { name: 'getCertificate', response: getCertificateResponseSchema }
export const GET_CERTIFICATE_CHECKED = {
  name: 'getCertificate',
  request: getCertificateRequestSchema,
  response: getCertificateResponseSchema,
} as const satisfies typeof GET_CERTIFICATE
