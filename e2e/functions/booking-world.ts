/** Forms that book, answers to them, and whoever asks about their appointments. */
import { anonymousAuthor, authorOf, type Author } from '../../src/domain/answering/new-answer'
import type { StoredAnswer } from '../../src/domain/answer/answer'
import { GET_APPOINTMENT } from '../../src/domain/calls/get-appointment'
import {
  GET_TURNERO_ENCRYPT_CODE,
  getTurneroEncryptCodeResponseSchema,
} from '../../src/domain/calls/get-turnero-encrypt-code'
import { bookingAddress } from '../../src/domain/appointment/booking-page'
import type { AppointmentGroup, Form } from '../../src/domain/form/form'
import { answerPath } from '../../src/domain/store-paths'
import { answerTo, formAt, formDocuments, newName, options, stored } from '../rules/documents'
import { tokenOf } from '../rules/people'
import { HOME, OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { outsideKeys, outsideSettings } from '../stack/outside/params'
import { portalStandIn } from '../stack/outside/portal/client'
import { turneroStandIn } from '../stack/outside/turnero/client'
import { PROJECT_ID } from '../stack/ports'
import { call } from './calls'
import { beginWorld, owner, read, write } from './world'

Object.assign(process.env, outsideSettings(), outsideKeys())

export const turnero = turneroStandIn()
export const portal = portalStandIn()

const AGENDA: AppointmentGroup = {
  appointmentData: { id: '31', nombre: 'Licencias de conducir' },
  tenantId: '7101',
  tenantUniqueName: 'villa-alta',
}
const bookingForm = (id: string, option: 'publico' | 'citizenAssociationFromCitizenPortal' | 'ciudadano') =>
  formAt(OWN_AREA, {
    id,
    titulo: 'Renovación',
    opcionales: options({ [option]: true, addAppointment: true }),
    appointmentGroup: AGENDA,
  })
export const PUBLIC = bookingForm('renovacion-licencia', 'publico')
export const PORTAL = bookingForm('presentacion-planos', 'citizenAssociationFromCitizenPortal')
export const STAFF = bookingForm('turno-de-mesa', 'ciudadano')

/** Lucía, whom the stand-ins know. */
export const LUCIA = '40101'
const person = (id: string) => ({
  ...{ id, nombre: 'Lucía', apellido: 'Fernández', dni: '30111222', cuit: '' },
  ...{ email: '', telefono: '', calle: '', tipo: 'fisica' },
})

export async function beginBooking(): Promise<void> {
  await beginWorld()
  await Promise.all([turnero.reset(), portal.reset()])
  for (const form of [PUBLIC, PORTAL, STAFF]) await layOut(formDocuments(owner, form), owner)
}

/** An answer as it is stored; gives it back. */
async function saved(form: Form, given: Partial<StoredAnswer>, author: Author) {
  const answer = answerTo(form, author, { id: newName(owner, 'respuesta'), ...given })
  await write(answerPath(answer.id), { ...stored(owner, answer), fechaCreacion: new Date() })
  return answer
}
export const strangersAnswer = (uid: string, given: Partial<StoredAnswer> = {}) =>
  saved(PUBLIC, given, anonymousAuthor(uid))
export const citizensAnswer = (citizenId: string, given: Partial<StoredAnswer> = {}) =>
  saved(PORTAL, { datosCiudadano: person(citizenId), ...given }, anonymousAuthor(`ciudadano-${citizenId}`))
export const staffsAnswer = (username: string, given: Partial<StoredAnswer> = {}) => {
  const author = authorOf({ username, firstName: '', lastName: '', inspectorID: '' }, `uid-${username}`)
  return saved(STAFF, { datosCiudadano: person(LUCIA), ...given }, author)
}

export const strangerToken = (uid: string): string =>
  tokenOf(uid, { firebase: { sign_in_provider: 'anonymous', identities: {} } }, PROJECT_ID)
export const citizenToken = (citizenId: string, municipio = HOME): string =>
  tokenOf(
    `ciudadano-${citizenId}`,
    { citizenId, municipio, hasta: Math.floor(Date.now() / 1000) + 3000 },
    PROJECT_ID,
  )

export const askCode = (token: string | null, answerId: string) =>
  call(GET_TURNERO_ENCRYPT_CODE, token, { answerId })
export const askAppointment = (token: string | null, asked: object) => call(GET_APPOINTMENT, token, asked)

/** The booking page as the browser opens it. */
export async function pageFor(token: string, answerId: string, citizensToken = ''): Promise<string> {
  const { result } = await askCode(token, answerId)
  const { data, page, tenant, formId, titulo, docCode, agenda } =
    getTurneroEncryptCodeResponseSchema.parse(result)
  const formData = { formId, titulo, docCode, agenda, token: citizensToken, language: 'es' }
  return bookingAddress({ page, code: data, tenant, formData })
}

/** Somebody opens the page and confirms an hour; what the page says then. */
export async function bookAt(hora: string, token: string, answerId: string): Promise<string> {
  const visit = await turnero.open(await pageFor(token, answerId))
  return turnero.confirm(visit ?? '', hora)
}

export const turnoOf = async ({ id }: StoredAnswer): Promise<unknown> => (await read(answerPath(id)))?.turno
