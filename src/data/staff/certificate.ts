import {
  GET_CERTIFICATE,
  ISSUE_CERTIFICATE,
  PREVIEW_CERTIFICATE,
  REVOKE_CERTIFICATE,
  type GetCertificateRequest,
  type IssueCertificateRequest,
  type RevokeCertificateRequest,
} from '../../domain/calls/certificate'
import { answerCertificateSchema, type AnswerCertificate } from '../../domain/certificate/certificate'
import { answerCertificatePath } from '../../domain/store-paths'
import { DataError } from '../errors'
import { pdfBlob } from '../pdf-blob'
import { readDocument } from '../reads'
import { storeOf } from '../store'
import { callStaff, changeByCall } from './callables'

/**
 * The last certificate of an answer; null while there is none. One read.
 * @throws DataError `forbidden`, `damaged`, `offline`, `timeout`
 */
export async function certificateOf(answerId: string): Promise<AnswerCertificate | null> {
  try {
    const path = answerCertificatePath(answerId)
    return await readDocument(storeOf('staff'), path, answerCertificateSchema, 'certificate')
  } catch (error) {
    if (error instanceof DataError && error.code === 'notFound') return null
    throw error
  }
}

/** Makes the certificate of an answer as it stands (PDF-02). @throws DataError; see {@link callStaff} */
export async function issueCertificate(request: IssueCertificateRequest): Promise<void> {
  await changeByCall(ISSUE_CERTIFICATE, request)
}

/** The certificate as it would be issued now, without a number (PDF-02). @throws DataError; see {@link callStaff} */
export async function previewCertificate(request: IssueCertificateRequest): Promise<Blob> {
  return pdfBlob((await callStaff(PREVIEW_CERTIFICATE, request)).pdf)
}

/** Takes a certificate back, with a reason. @throws DataError; see {@link callStaff} */
export async function revokeCertificate(request: RevokeCertificateRequest): Promise<void> {
  await changeByCall(REVOKE_CERTIFICATE, request)
}

/** A certificate as a PDF. @throws DataError; see {@link callStaff} */
export async function staffCertificatePdf(request: GetCertificateRequest): Promise<Blob> {
  return pdfBlob((await callStaff(GET_CERTIFICATE, request)).pdf)
}
