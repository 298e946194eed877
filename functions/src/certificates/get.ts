import { HttpsError } from 'firebase-functions/v2/https'
import { GET_CERTIFICATE_CHECKED, type GetCertificateRequest } from '../../../src/domain/calls/certificate'
import type { Certificate } from '../../../src/domain/certificate/certificate'
import { zoneOf } from '../../../src/domain/zone'
import { storedAnswerFor } from '../answers/read-answer'
import { callerNetwork } from '../limits/address'
import { withConcurrencyLimit } from '../limits/concurrency-limit'
import { LOOKUPS_PER_HOUR } from '../limits/params'
import { consumeRateLimit } from '../limits/rate-limit'
import { drawnBrand } from '../pdf/brand'
import { renderCertificate } from '../pdf/certificate'
import { actorOf, audit, NOBODY, thisHour, thisMinute, type Actor } from '../platform/audit'
import { senderAt } from '../platform/branding'
import { served } from '../platform/served'
import { originOf } from '../platform/origin'
import { staffCaller, type StaffRequest } from '../platform/staff-caller'
import { wordingFor } from '../platform/wording'
import { readCertificate } from './records'
import { noCertificate } from './verify'

/** Who gets it, and what makes repeated downloads one entry in the trail. */
interface Receiver {
  by: Actor
  key: readonly unknown[]
}

/** Staff who may read the answer. */
async function forStaff(request: StaffRequest, certificate: Certificate): Promise<Receiver> {
  const caller = await staffCaller(request)
  await storedAnswerFor(caller, certificate.respuesta)
  return { by: actorOf(caller), key: [caller.sid, thisMinute()] }
}

/** Whoever has the answer's code too, where the form hands certificates out. */
function forWhoHasCode(
  request: StaffRequest,
  certificate: Certificate,
  answerCode: string | undefined,
): Receiver {
  if (!certificate.descarga || certificate.codigoMunicipio !== answerCode) throw noCertificate()
  const origen = originOf(request)
  return { by: { ...NOBODY, origen }, key: [origen.red, thisHour()] }
}

async function draw(certificate: Certificate, asked: GetCertificateRequest): Promise<string> {
  const sender = await senderAt(certificate.municipalityPath)
  const pdf = await renderCertificate({
    certificate,
    municipality: sender.nombre || certificate.municipio,
    brand: await drawnBrand(sender.marca),
    wording: wordingFor(asked.language, zoneOf(sender)),
  })
  return pdf.toString('base64')
}

/**
 * A certificate as a PDF in base64 (PDF-02): for staff who may read its answer, and for whoever has its code and that of
 * the answer, where the form says so; so many an hour from one network. It is drawn anew from what was said when it was
 * made, and kept nowhere.
 * @throws HttpsError of {@link staffCaller}, `permission-denied` for staff of elsewhere; `not-found` whatever the reason
 * for strangers; `failed-precondition` for one that was revoked; `invalid-argument`, `resource-exhausted`
 */
export const getCertificate = served(GET_CERTIFICATE_CHECKED, async (request): Promise<{ pdf: string }> => {
  const requested = request.checked()
  const { code, answerCode } = requested
  const isStaff = typeof request.auth?.token.usuario === 'string'
  if (!isStaff) {
    const who = callerNetwork(request)
    await consumeRateLimit({ what: 'certificados', who, most: LOOKUPS_PER_HOUR.value(), limit: 'lookups' })
  }
  const certificate = await readCertificate(code)
  if (!certificate) throw noCertificate()
  const { by, key } = isStaff
    ? await forStaff(request, certificate)
    : forWhoHasCode(request, certificate, answerCode)
  if (certificate.revocado) throw new HttpsError('failed-precondition', 'This certificate was revoked.')
  const { respuesta, codigoMunicipio, formId, titulo, municipalityPath, numero } = certificate
  const note = {
    tipo: 'certificadoEntregado',
    ...{
      respuesta,
      codigoMunicipio,
      idPlantilla: formId,
      formulario: titulo,
      municipalityPath,
      cantidad: numero,
    },
  } as const
  const drawn = () => draw(certificate, requested)
  const pdf = await (isStaff ? drawn() : withConcurrencyLimit(callerNetwork(request), drawn))
  // Noted once it is made, and before anybody has it.
  await audit(by, note, [code, ...key])
  return { pdf }
})
