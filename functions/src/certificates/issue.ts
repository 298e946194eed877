import { randomBytes } from 'node:crypto'
import { Timestamp, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore'
import { oneAnswer } from '../../../src/domain/access/things'
import type { Answer, StoredAnswer } from '../../../src/domain/answer/answer'
import { isAnswerCode } from '../../../src/domain/codes/answer-code'
import { assembleAnswer } from '../../../src/domain/answering/whole'
import {
  PREVIEW_CERTIFICATE,
  ISSUE_CERTIFICATE,
  type IssueCertificateRequest,
} from '../../../src/domain/calls/certificate'
import {
  answerCertificateSchema,
  certificateState,
  CODE_BYTES,
  initialsOf,
  newCertificateCode,
  type AnswerCertificate,
  type Certificate,
} from '../../../src/domain/certificate/certificate'
import { whyNotIssued } from '../../../src/domain/certificate/may-issue'
import { certificateEnd } from '../../../src/domain/certificate/validity'
import type { CertificateLayout } from '../../../src/domain/form/certificate/layout'
import { filledText } from '../../../src/domain/certificate/fill-text'
import { correctedAnswer } from '../../../src/domain/correction/overlay'
import { BASE_LANGUAGE } from '../../../src/domain/language'
import { versionOf, refusedWith, retryUntilStored } from '../answers/store-if-unchanged'
import { codeDoc, isRetired } from '../answers/code-owner'
import { drawnBrand } from '../pdf/brand'
import { renderCertificate } from '../pdf/certificate'
import { inTransaction } from '../platform/in-transaction'
import { actorOf, auditDocument, auditRef } from '../platform/audit'
import { zoneOf } from '../../../src/domain/zone'
import { senderAt } from '../platform/branding'
import { decode } from '../platform/decode'
import { damaged, forbidden } from '../platform/errors'
import { served } from '../platform/served'
import { staffCaller, type StaffCaller } from '../platform/staff-caller'
import { wordingFor } from '../platform/wording'
import { soundLayout } from './layout'
import {
  aboutCertificate,
  answerRef,
  certificateCountRef,
  certificateRef,
  lastCertificateRef,
  lastNumber,
} from './records'
import { decodeAnswer } from '../answers/decode-answer'
import { withoutAnswers } from '../../../src/domain/text/without-answers'
import type { CertificateRefusal } from '../../../src/domain/certificate/refusal'

const refused = (reason: CertificateRefusal) => refusedWith(reason)

/** An answer as it was read, with what its certificate is made of. */
interface Ground {
  snapshot: DocumentSnapshot
  stored: StoredAnswer
  answer: Answer
  layout: CertificateLayout
  municipio: string
  timeZone: string
}

async function readGround(caller: StaffCaller, answerId: string): Promise<Ground> {
  const snapshot = await answerRef(answerId).get()
  if (!snapshot.exists) throw forbidden()
  const stored = await decodeAnswer(snapshot)
  if (!stored) throw damaged()
  if (caller.ability.cannot('move', oneAnswer(stored))) throw forbidden()
  const layout = await soundLayout(stored.idPlantilla)
  if (typeof layout === 'string') throw refused(layout)
  const sender = await senderAt(stored.municipalityPath)
  const why = whyNotIssued(layout, stored, new Date(), zoneOf(sender))
  if (why) throw refused(why)
  const version = await versionOf(stored)
  const answer = correctedAnswer(assembleAnswer(version, stored))
  const municipio = sender.nombre || stored.municipioInfo.nombre
  return { snapshot, stored, answer, layout, municipio, timeZone: zoneOf(sender) }
}

/** The certificate of an answer as it stands, with that number. */
function certificateOf(
  caller: StaffCaller,
  { answer, layout, municipio, timeZone }: Ground,
  numero: number,
): Certificate {
  const emitido = new Date()
  const valeHasta = certificateEnd(layout, emitido, timeZone)
  // A form is written in that language.
  const { write, format } = wordingFor(BASE_LANGUAGE, timeZone)
  const issued = { numero, fecha: write('date', emitido) }
  const fill = (text: string) => filledText(text, answer, issued, format)
  return {
    codigo: newCertificateCode(randomBytes(CODE_BYTES)),
    ...{ numero, formId: answer.idPlantilla, respuesta: answer.id },
    ...{ codigoMunicipio: answer.codigoMunicipio, municipalityPath: answer.municipalityPath, municipio },
    formulario: withoutAnswers(answer.titulo),
    ...{ clase: layout.clase, titulo: fill(layout.titulo), texto: fill(layout.texto), firmas: layout.firmas },
    iniciales: initialsOf(answer.datosCiudadano),
    ...{ emitido, emitidoPor: caller.user.username, valeHasta, revocado: null, descarga: layout.descarga },
  }
}

const asStored = ({ emitido, valeHasta, ...certificate }: Certificate) => ({
  ...certificate,
  emitido: emitido && Timestamp.fromDate(emitido),
  valeHasta: valeHasta && Timestamp.fromDate(valeHasta),
})

/** Writes the certificate, its number, what staff see of it and its entry in the trail, all or nothing. */
function storeAll(tx: Transaction, caller: StaffCaller, ground: Ground, made: Certificate): void {
  const { codigo, numero, titulo, emitidoPor, revocado } = made
  const certificate = asStored(made)
  const { emitido, valeHasta } = certificate
  tx.create(certificateRef(codigo), certificate)
  tx.set(certificateCountRef(made.formId), { ultimo: numero })
  tx.set(lastCertificateRef(made.respuesta), {
    ...{ codigo, numero, titulo, emitido, emitidoPor, valeHasta, revocado },
  })
  const note = auditDocument(actorOf(caller), {
    tipo: 'certificado',
    ...aboutCertificate(ground.stored, numero),
  })
  tx.create(auditRef('certificado', codigo), note)
}

/** What is told of the answer's code; null when that is another one's, or nobody's any more. */
async function ownCodeSnapshot(tx: Transaction, stored: StoredAnswer): Promise<DocumentSnapshot | null> {
  if (!isAnswerCode(stored.codigoMunicipio)) return null
  const codeSnapshot = await tx.get(codeDoc(stored.codigoMunicipio))
  const isOwn =
    codeSnapshot.exists && !isRetired(codeSnapshot) && codeSnapshot.get('formId') === stored.idPlantilla
  return isOwn ? codeSnapshot : null
}

/**
 * The certificate of an answer as it would be issued now (PDF-02), as a PDF in base64: without number, code and way to
 * verify it, so that it proves nothing. Nothing is counted or kept.
 * @throws as {@link issueCertificate}, without `aborted`
 */
export const previewCertificate = served(PREVIEW_CERTIFICATE, async (request): Promise<{ pdf: string }> => {
  const caller = await staffCaller(request)
  const { answerId } = request.checked()
  const ground = await readGround(caller, answerId)
  const { nombre, marca } = await senderAt(ground.stored.municipalityPath)
  const pdf = await renderCertificate({
    certificate: certificateOf(caller, ground, 0),
    municipality: nombre || ground.municipio,
    brand: await drawnBrand(marca),
    wording: wordingFor(BASE_LANGUAGE, ground.timeZone),
    isPreview: true,
  })
  return { pdf: pdf.toString('base64') }
})

/** Tries once; false when the answer was changed meanwhile. */
async function issueOnce(
  caller: StaffCaller,
  { answerId }: IssueCertificateRequest,
): Promise<AnswerCertificate | false> {
  const ground = await readGround(caller, answerId)
  const { snapshot, stored } = ground
  return inTransaction(async (tx) => {
    const [now, last, counter] = await tx.getAll(
      snapshot.ref,
      lastCertificateRef(answerId),
      certificateCountRef(stored.idPlantilla),
    )
    const codeSnapshot = await ownCodeSnapshot(tx, stored)
    if (!now?.exists) throw forbidden()
    if (!last || !counter || !snapshot.updateTime || !now.updateTime?.isEqual(snapshot.updateTime))
      return false
    const standing = decode(answerCertificateSchema, last)
    // One that counts is enough: pressed twice it is the same.
    if (standing && certificateState(standing, new Date()) === 'vigente') return standing
    const numero = (await lastNumber(tx, stored.idPlantilla, counter)) + 1
    const made = certificateOf(caller, ground, numero)
    storeAll(tx, caller, ground, made)
    // Whoever has the answer's code learns where it is.
    if (codeSnapshot) tx.update(codeSnapshot.ref, { certificado: made.descarga ? made.codigo : '' })
    return made
  })
}

/**
 * Makes the certificate of an answer as it stands (PDF-02), numbered without gaps by its form: for staff who may work
 * on the answer. While one counts, that one is given.
 * @throws HttpsError of {@link staffCaller}; `permission-denied` who may not, also when there is no such answer;
 * `failed-precondition` with the reason ({@link CertificateRefusal}); `aborted` while it keeps being changed;
 * `data-loss`, `invalid-argument`
 */
export const issueCertificate = served(ISSUE_CERTIFICATE, async (request): Promise<{ status: 'ok' }> => {
  const caller = await staffCaller(request)
  const requested = request.checked()
  await retryUntilStored(() => issueOnce(caller, requested))
  return { status: 'ok' }
})
