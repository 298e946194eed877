import { HttpsError } from 'firebase-functions/v2/https'
import {
  VERIFY_CERTIFICATE_CHECKED,
  type VerifyCertificateResponse,
} from '../../../src/domain/calls/certificate'
import { certificateState } from '../../../src/domain/certificate/certificate'
import { callerNetwork } from '../limits/address'
import { LOOKUPS_PER_HOUR } from '../limits/params'
import { consumeRateLimit } from '../limits/rate-limit'
import { senderAt } from '../platform/branding'
import { served } from '../platform/served'
import { readCertificate } from './records'

/** The same whatever the reason, so that nobody learns which codes there are. */
export const noCertificate = (): HttpsError => new HttpsError('not-found', 'There is no such certificate.')

const asNumber = (moment: Date | null): number | null => moment?.getTime() ?? null

/**
 * Whether a certificate counts, for anybody who has its code (PDF-02): title, number, municipality, days and initials,
 * nothing else of the person, and not why it was revoked. So many an hour from one network, as answers' codes (SEC-03).
 * @throws HttpsError `not-found`, `invalid-argument`, `resource-exhausted`
 */
export const verifyCertificate = served(
  VERIFY_CERTIFICATE_CHECKED,
  async (request): Promise<VerifyCertificateResponse> => {
    const requested = request.checked()
    const who = callerNetwork(request)
    await consumeRateLimit({ what: 'certificados', who, most: LOOKUPS_PER_HOUR.value(), limit: 'lookups' })
    const certificate = await readCertificate(requested.code)
    if (!certificate) throw noCertificate()
    const { formulario, titulo, numero, municipio, iniciales, descarga, revocado } = certificate
    const { marca, zonaHoraria } = await senderAt(certificate.municipalityPath)
    return {
      state: certificateState(certificate, new Date()),
      ...{ formulario, titulo, numero, municipio, iniciales, descarga, marca, zonaHoraria },
      emitido: asNumber(certificate.emitido),
      valeHasta: asNumber(certificate.valeHasta),
      revocado: asNumber(revocado?.fecha ?? null),
    }
  },
)
