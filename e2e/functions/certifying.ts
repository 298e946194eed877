/** A form that certifies its answers, an answer to it, and who works with it. */
import { collection, getDocs, query, where } from 'firebase/firestore/lite'
import { beforeAll, beforeEach, expect } from 'vitest'
import { extractText, getDocumentProxy } from 'unpdf'
import { z } from 'zod'
import type { StoredAnswer } from '../../src/domain/answer/answer'
import { answerCertificateSchema } from '../../src/domain/certificate/certificate'
import { NEW_CERTIFICATE, type CertificateLayout } from '../../src/domain/form/certificate/layout'
import { plainValue } from '../../src/domain/stored-value'
import { answerCertificatePath, answerPath, AUDIT, CODES, formPath } from '../../src/domain/store-paths'
import { aSection, questions, THREE_STATES } from '../../src/testing/builders'
import { answerTo, formAt, formDocuments, newName, options, stored } from '../rules/documents'
import { AREA, OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { call } from './calls'
import { atWork } from './staff-tokens'
import { beginWorld, change, lookedUp, owner, read, write } from './world'

const AUTHOR = { creadoPor: 'ines', uid: 'uid-ines', firstName: 'Inés', lastName: 'Roca', inspectorID: '' }
const PERSON = {
  ...{ id: '77', nombre: 'Ana María', apellido: 'Paz', dni: '20123456', cuit: '', email: '' },
  ...{ telefono: '', calle: '', tipo: 'fisica' as const },
}
const LAYOUT: CertificateLayout = {
  ...NEW_CERTIFICATE,
  titulo: 'Permiso de {{ciudadano.nombre}}',
  texto:
    'Se autoriza a {{ ciudadano.nombre }} ({{ciudadano.documento}}): {{pregunta-0}}, {{pregunta-1}}. N.º {{numero}}',
  firmas: [{ nombre: 'Rosa Luna', cargo: 'Directora' }],
  descarga: true,
}
export const FORM = formAt(OWN_AREA, {
  id: 'permisos',
  titulo: 'Permisos',
  estados: THREE_STATES,
  secciones: [aSection({ preguntas: questions({ titulo: 'Evento' }, { titulo: 'Lugar' }) })],
  opcionales: options({ certificado: true, citizenAssociationFromCitizenPortal: true }),
  certificado: LAYOUT,
})
const said = (...respuestas: string[]) => [
  {
    id: 'seccion-0',
    orden: 0,
    preguntas: respuestas.map((respuesta, orden) => ({ id: `pregunta-${orden}`, orden, respuesta })),
  },
]

/** The documents with which a test begins. */
export const here: { supervisor: string; answer: StoredAnswer } = {
  supervisor: '',
  answer: answerTo(FORM, AUTHOR),
}

export async function saved(given: Partial<StoredAnswer> = {}): Promise<StoredAnswer> {
  const secciones = said('Feria <b>de</b> {{ciudadano.documento}}')
  const made = answerTo(FORM, AUTHOR, { datosCiudadano: PERSON, secciones, ...given })
  const one = { ...made, id: newName(owner, 'permiso') }
  await write(answerPath(one.id), { ...stored(owner, one), lastUpdate: new Date() })
  const { codigoMunicipio: docCode, idPlantilla: formId } = one
  await write(`${CODES}/${docCode}`, {
    titulo: 'Permisos',
    estado: 'Pendiente',
    publica: true,
    formId,
    docCode,
  })
  return one
}
export const issue = (token: string | null = here.supervisor, id = here.answer.id) =>
  call('issueCertificate', token, { answerId: id, timeZone: 'America/Argentina/Cordoba' })
export const lastOf = async (id = here.answer.id) =>
  answerCertificateSchema.parse(plainValue(await read(answerCertificatePath(id))))
export const issued = async (id = here.answer.id) => {
  expect(await issue(here.supervisor, id)).toMatchObject({ status: 'OK' })
  return lastOf(id)
}
export const verify = (code: unknown) => call('verifyCertificate', null, { code })
export const get = (code: string, more: object, token: string | null = null) =>
  call('getCertificate', token, { code, timeZone: 'UTC', ...more })
export const revoke = (code: string, given: object = {}, token: string | null = here.supervisor) =>
  call('revokeCertificate', token, {
    answerId: here.answer.id,
    code,
    reason: 'Se emitió por error',
    ...given,
  })
export const layout = (change_: Partial<CertificateLayout> | null) =>
  change(formPath(FORM.id), { certificado: change_ && { ...LAYOUT, ...change_ } })
export const entries = async (tipo: string) =>
  (await getDocs(query(collection(owner, AUDIT), where('respuesta', '==', here.answer.id)))).docs
    .map((one) => one.data())
    .filter((one) => one.tipo === tipo)
/** The words of a PDF that a callable gave. */
export async function wordsOf(result: unknown): Promise<string> {
  const { pdf } = z.object({ pdf: z.string() }).parse(result)
  const document = await getDocumentProxy(new Uint8Array(Buffer.from(pdf, 'base64')))
  return (await extractText(document, { mergePages: true })).text.replaceAll(/\s+/g, ' ')
}

/** Before the tests of a file: the form and who works with its answers; before each an answer. */
export function inWorldOfCertificates(): void {
  beforeAll(async () => {
    await beginWorld()
    here.supervisor = await atWork('sara', 'ROLE_SUPERVISOR', { areas: [AREA] })
    await layOut(formDocuments(owner, FORM), owner)
    await lookedUp(PERSON)
  })
  beforeEach(async () => {
    await layout({})
    here.answer = await saved()
  })
}
