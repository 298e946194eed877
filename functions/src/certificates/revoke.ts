import { FieldValue } from 'firebase-admin/firestore'
import { oneAnswer } from '../../../src/domain/access/things'
import { isAnswerCode } from '../../../src/domain/codes/answer-code'
import { REVOKE_CERTIFICATE } from '../../../src/domain/calls/certificate'
import { certificateSchema } from '../../../src/domain/certificate/certificate'
import { codeDoc } from '../answers/code-owner'
import { inTransaction } from '../platform/in-transaction'
import { actorOf, auditDocument, auditRef } from '../platform/audit'
import { decode } from '../platform/decode'
import { forbidden } from '../platform/errors'
import { served } from '../platform/served'
import { staffCaller } from '../platform/staff-caller'
import { aboutCertificate, answerRef, certificateRef, lastCertificateRef } from './records'
import { decodeAnswer } from '../answers/decode-answer'

/**
 * Takes back a certificate (PDF-02): whoever verifies it learns so from now on, and nobody downloads it any more. For
 * staff who may work on its answer, with a reason that stays within the town hall. Done twice it stays as it was.
 * @throws HttpsError of {@link staffCaller}; `permission-denied` who may not, also for a certificate of another answer
 * or none; `invalid-argument`
 */
export const revokeCertificate = served(REVOKE_CERTIFICATE, async (request): Promise<{ status: 'ok' }> => {
  const caller = await staffCaller(request)
  const { answerId, code, reason } = request.checked()
  await inTransaction(async (tx) => {
    const [answerDoc, certificateDoc, last] = await tx.getAll(
      answerRef(answerId),
      certificateRef(code),
      lastCertificateRef(answerId),
    )
    const stored = answerDoc && (await decodeAnswer(answerDoc))
    const certificate = certificateDoc && decode(certificateSchema, certificateDoc)
    if (!stored || caller.ability.cannot('move', oneAnswer(stored))) throw forbidden()
    if (certificate?.respuesta !== answerId) throw forbidden()
    if (certificate.revocado) return
    const codeSnapshot = isAnswerCode(stored.codigoMunicipio)
      ? await tx.get(codeDoc(stored.codigoMunicipio))
      : null
    const revocado = { fecha: FieldValue.serverTimestamp(), por: caller.user.username, motivo: reason }
    tx.update(certificateRef(code), { revocado })
    if (last?.get('codigo') === code) tx.update(last.ref, { revocado })
    if (codeSnapshot?.get('certificado') === code) tx.update(codeSnapshot.ref, { certificado: '' })
    const about = aboutCertificate(stored, certificate.numero)
    const note = auditDocument(actorOf(caller), { tipo: 'certificadoRevocado', motivo: reason, ...about })
    tx.create(auditRef('certificadoRevocado', code), note)
  })
  return { status: 'ok' }
})
