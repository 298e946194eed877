import { expect, it } from 'vitest'
import { revokeCertificateRequestSchema, verifyCertificateRequestSchema } from './certificate'

const CODE = '0H2K4N6Q8SAVCXEZ'
const REVOCATION = { answerId: 'respuesta-1', code: CODE, reason: ' Datos equivocados ' }

it('PDF-02 a certificate is asked for, and revoked, by its code as it is stored', () => {
  expect(verifyCertificateRequestSchema.parse({ code: CODE })).toEqual({ code: CODE })
  expect(revokeCertificateRequestSchema.parse(REVOCATION).reason).toBe('Datos equivocados')
})

it.each(['', CODE.toLowerCase(), `${CODE}0`, '0H2K-4N6Q-8SAV-CXEZ', '../usuarios/ana__', 7])(
  'PDF-02 SEC-01 nobody asks for %j',
  (code) => {
    expect(verifyCertificateRequestSchema.safeParse({ code }).success).toBe(false)
    expect(revokeCertificateRequestSchema.safeParse({ ...REVOCATION, code }).success).toBe(false)
  },
)

it.each(['', ' ', 'x'.repeat(301), undefined])(
  'PDF-02 a revocation says why, in some words: not %j',
  (reason) => {
    expect(revokeCertificateRequestSchema.safeParse({ ...REVOCATION, reason }).success).toBe(false)
  },
)
