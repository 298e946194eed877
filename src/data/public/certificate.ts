import {
  GET_CERTIFICATE,
  VERIFY_CERTIFICATE,
  type GetCertificateRequest,
  type VerifyCertificateResponse,
} from '../../domain/calls/certificate'
import { pdfBlob } from '../pdf-blob'
import { callPublic } from './call'
import { retryWhileBusy } from './retry-while-busy'

export type { VerifyCertificateResponse } from '../../domain/calls/certificate'

/**
 * Whether the certificate with a code is valid (PDF-02).
 * @throws DataError `notFound` (no such code, whatever the reason), `rateLimitExceeded`, `offline`, `timeout`, `unknown`,
 * `damaged`
 */
export const verifyCertificate = (code: string): Promise<VerifyCertificateResponse> =>
  callPublic(VERIFY_CERTIFICATE, { code })

/**
 * A certificate as a PDF, for people who also have its answer's code.
 * @throws DataError `notFound` (no such code, or the form hands none out), and as {@link verifyCertificate}
 */
export async function certificatePdf(request: GetCertificateRequest): Promise<Blob> {
  const ask = () => callPublic(GET_CERTIFICATE, request)
  return pdfBlob((await retryWhileBusy(ask)).pdf)
}
