import { getStorage } from 'firebase-admin/storage'
import { firebaseAdmin } from '../../functions/src/platform/admin'
import type { SendEmailRequest } from '../../src/domain/calls/send-email'
import { toVersion } from '../../src/domain/form/version'
import { mailFilePath } from '../../src/domain/mail/attachments'
import { randomText } from '../../src/lib/random'
import { anAnswer, aSection, questions } from '../../src/testing/builders'
import { authorOf, pdfDownloadCode } from '../../src/domain/answering/new-answer'
import type { StoredAnswer } from '../../src/domain/answer/answer'
import type { Form } from '../../src/domain/form/form'
import { answerPath, MAIL_LIMITS } from '../../src/domain/store-paths'
import { answerTo, formAt, formDocuments, options, stored } from '../rules/documents'
import { OWN_AREA, type Placed } from '../rules/places'
import { layOut } from '../rules/store'
import { mailsAt } from '../stack/outside/smtp/client'
import { stackPorts, STORAGE_BUCKET } from '../stack/ports'
import { call } from './calls'
import { owner, read, write } from './world'

export const mails = mailsAt(stackPorts().mails)
export const bucket = () => getStorage(firebaseAdmin()).bucket(STORAGE_BUCKET)

export const CODE = 'VDR-7K3M9QXT2B'
export const PDF_BYTES = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj')

const TITLE = { titulo: 'Inspección <b>de comercios</b>', titulo_ca: 'Inspecció de comerços' }
const ASKED = [aSection({ preguntas: questions({ titulo: 'Observaciones' }) })]

/** A form that sends mails, or one that does not. */
export async function layOutMailForm(id: string, place: Placed = OWN_AREA, envioEmail = true): Promise<Form> {
  const form = Object.assign(
    formAt(place, { id, secciones: ASKED, opcionales: options({ envioEmail }) }),
    TITLE,
  )
  await layOut(formDocuments(owner, form), owner)
  return form
}

/** An answer to it. */
export async function layOutAnswer(id: string, form: Form, given: Partial<StoredAnswer> = {}): Promise<void> {
  const author = authorOf({ username: 'ines', firstName: 'Inés', lastName: 'Roca', inspectorID: '' }, '')
  const answer = anAnswer({ id, version: toVersion(form), author, code: CODE }, given)
  await write(answerPath(id), stored(owner, answer))
}

/** An answer whose record anybody may look up, to a form of its own; gives the code for that. */
export async function layOutRecord(id: string): Promise<string> {
  const form = formAt(OWN_AREA, {
    id: `form-${id}`,
    opcionales: options({ envioEmail: true, pdfDownloadCode: true }),
  })
  const author = { creadoPor: 'ines', uid: 'uid-ines', firstName: 'Inés', lastName: 'Roca', inspectorID: '' }
  const answer = answerTo(form, author, { id })
  await layOut(formDocuments(owner, form), owner)
  await write(answerPath(id), stored(owner, answer))
  return pdfDownloadCode(id, answer.codigoMunicipio)
}

/** Puts a file where its sender's browser would. */
export async function leave(
  username: string,
  name: string,
  bytes: Buffer,
): Promise<SendEmailRequest['attachments'][number]> {
  const path = mailFilePath(`uid-${username}`, randomText(12), name)
  await bucket().file(path).save(bytes, { contentType: 'application/octet-stream' })
  return { path, name }
}

/** How many mails the server got. */
export const sent = async (): Promise<number> => (await mails.sent()).length

/** The mails of the last day that count for a person. */
export const limitOf = async (username: string): Promise<unknown[]> =>
  (await read(`${MAIL_LIMITS}/${username}`))?.envios ?? []

/** Nothing of the tests stays in the mail server or among the files. */
export async function clearMail(): Promise<void> {
  await mails.reset()
  for (const prefix of ['pdf/', 'sendEmailv3/']) await bucket().deleteFiles({ prefix })
}

export const isKept = async (path: string): Promise<boolean> => (await bucket().file(path).exists())[0]

/** What a browser asks for, each time a mail of its own. */
export const request = (given: Partial<SendEmailRequest> = {}): SendEmailRequest => ({
  attempt: randomText(20),
  recipients: ['norma@correo.test'],
  subject: 'Copia de su respuesta',
  body: '',
  attachments: [],
  dataPdf: { answerId: 'hecha', language: 'es', timeZone: 'UTC' },
  ...given,
})
export const send = (token: string | null, given: object = {}) =>
  call('sendEmailv3', token, { ...request(), ...given })
