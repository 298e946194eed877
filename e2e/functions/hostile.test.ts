import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NOT_FILTERED, NOW } from '../../src/testing/builders'
import {
  askingFor,
  corrected,
  pick,
  REVIEWED,
  REVIEWED_ANSWER,
  REVIEWED_FORM,
  workOn,
} from '../../src/testing/corrections'
import { z } from 'zod'
import * as deployed from '../../functions/src/index'
import { isSoundPayload } from '../../src/domain/calls/sound-payload'
import { packed } from '../../src/domain/calls/moments'
import { NO_BUYER } from '../../src/domain/payment/buyer'
import { outsideFailureOf } from '../../src/domain/failures/outside-failure'
import type { Form } from '../../src/domain/form/form'
import { AREA, HOME } from '../rules/places'
import { PROJECT_ID, ROOT } from '../stack/ports'
import { functionUrl } from './deployed'
import { somebody } from './hiring'
import { BODIES, spoiled, VALUES } from './hostile-input'
import { CERTIFICATE, FACTOR_REQUESTS, ORDER_REQUESTS, PERSON, REACHING_REQUESTS } from './hostile-requests'
import { CITIZEN } from './correcting'
import {
  answered,
  answerPath,
  beginIncidents,
  endIncidents,
  incidentForm,
  PER_STATE,
  saved,
} from './incident-world'
import { atWork } from './staff-tokens'
import { change } from './world'

/** The callables that are deployed, as their registrations name them. */
const sourceOf = (file: string) => readFileSync(`${ROOT}functions/src/${file}.ts`, 'utf8')
const PASSED_ON = [...sourceOf('index').matchAll(/export \* from '\.\/([\w-]+)'/g)].map(
  ([, file = '']) => file,
)
const CALLABLES = ['index', ...PASSED_ON]
  .map(sourceOf)
  .flatMap((source) => [...source.matchAll(/export const \{ (\w+) \} = onCall\(/g)])
  .map(([, name = '']) => name)

let admin: string
let form: Form
let answerId: string
/** An answer that is sent back to its citizen. */
let reviewedId: string
const PICKS = { sections: ['local'], items: [pick('local', { preguntaId: 'rubro' })] }
const revisedSections = (rubro: string) => packed(workOn(REVIEWED_ANSWER).answer('Rubro', rubro).stored)
beforeAll(async () => {
  await beginIncidents()
  await atWork('sara', 'ROLE_SUPERVISOR')
  admin = await atWork('adela', 'ROLE_ADMIN')
  form = await incidentForm(PER_STATE)
  answerId = await answered(form)
  const reviewed = await incidentForm(REVIEWED, { secciones: REVIEWED_FORM.secciones })
  reviewedId = await saved(reviewed, { secciones: REVIEWED_ANSWER.secciones, datosCiudadano: CITIZEN })
  const asked = corrected(REVIEWED_FORM, REVIEWED_ANSWER, { request: askingFor(PICKS) }, NOW)
  await change(answerPath(reviewedId), { lastUpdate: null, requestsForChanges: asked.requestsForChanges })
})
afterAll(endIncidents)

/** Requests as the product makes them; each of their fields is made hostile in turn. */
const REQUESTS: Record<string, () => object> = {
  ...FACTOR_REQUESTS,
  openSession: () => ({ attempt: 'intento-numero-uno', code: '123456', device: 'x', remember: true }),
  saveUser: () => somebody({ municipalityPath: HOME }),
  getListaPaises: () => ({}),
  getTurneroGroupProcedure: () => ({ municipalityPath: HOME, typeProcedureId: 2 }),
  getTurneroEncryptCode: () => ({ answerId }),
  getAppointment: () => ({ answerId }),
  getCitizenOAToken: () => ({ citizenId: CITIZEN.id }),
  getMuniCoreAreas: () => ({ municipalityPath: HOME }),
  createTipoIncidencia: () => ({
    attempt: 'a',
    municipalityPath: HOME,
    muniCoreAreaId: '1',
    formTitle: 'x',
    publico: true,
  }),
  getCitizen: () => ({ dni: '30111222', municipioPath: HOME }),
  getCitizenByHash: () => ({ hash: 'c0ffee01a1b2c3d4e5f60718', municipioPath: HOME }),
  createCitizen: () => ({
    ...{ nombre: 'Ana', apellido: 'Ríos', dni: '33444555', email: '', telefono: '', calle: '' },
    ...{ tipoDocumentoId: 1, municipioPath: HOME, attempt: 'uno' },
  }),
  getIdentifiers: () => ({ formId: form.id, latitud: -31.4, longitud: -64.1 }),
  getIdentifierDataById: () => ({ formId: form.id, idIdentifier: '70105' }),
  sendExternalMessage: () => ({ answerId, message: 'Hola', attempt: 'uno' }),
  retryIncident: () => ({ answerId }),
  checkMuniCoreId: () => ({ idMuniCore: '101', usarAWS: false }),
  generateCsv: () => ({
    formId: form.id,
    filters: NOT_FILTERED,
    language: 'es',
    timeZone: 'UTC',
    lastDoc: null,
    upTo: null,
    ids: null,
  }),
  generatePdfv3: () => ({
    answerId,
    language: 'es',
    timeZone: 'UTC',
    extraData: { logo: null, text: '', location: '' },
  }),
  getRecord: () => ({ code: 'aB3VDR-0000000001', language: 'es', timeZone: 'UTC' }),
  sendEmailv3: () => ({
    ...{ attempt: 'intento-1', recipients: ['norma@correo.test'], subject: 'x', body: '' },
    ...{ attachments: [{ path: 'sendEmailv3/u/adjunto-abcDEF123456.pdf', name: 'a.pdf' }] },
    dataPdf: { answerId, language: 'es', timeZone: 'UTC' },
  }),
  completeAnswer: () => ({
    ...{
      answerId,
      lastUpdate: 1,
      secciones: [{ id: 's', preguntas: [{ id: 'p', respuesta: 'x' }] }],
      estado: 1,
    },
    signatures: [{ indexSignature: 0, names: 'Ana', imgID: 'abcdefghijkl', imgURL: '' }],
  }),
  // Refused at the very end, for a day that is over: everything before it is looked at.
  correctAnswer: () => ({
    ...{ answerId: reviewedId, lastUpdate: null, timeZone: 'UTC' },
    secciones: revisedSections('Bar'),
    rows: [
      { seccionId: 'local', condicionId: '', preguntaId: '', rowIndex: 0, repeticion: 0, quitada: false },
    ],
    ubicacion: { latlng: { lat: 1, lng: 1 }, direccion: 'x' },
    request: { ...PICKS, comment: 'x', vence: 1 },
  }),
  // The same: what is asked for must not become empty.
  assignAnswer: () => ({ answerId, to: 'sara', note: 'x', attempt: 'intento-numero-uno' }),
  closeReview: () => ({ answerId: 'ninguna-que-haya', lastUpdate: null }),
  reviseAnswer: () => ({ answerId: reviewedId, lastUpdate: null, secciones: revisedSections('') }),
  recheckFile: () => ({ path: `imagenes/${form.id}/abcDEF123456.jpg`, answerId }),
  ...{ getAnswerTrail: () => ({ answerId }), restoreAnswer: () => ({ answerId }) },
  ...{ eraseAnswer: () => ({ answerId }), setAbsence: () => ({ username: 'sara', absence: null }) },
  listDeleted: () => ({ formId: form.id, after: null }),
  ...{ listAuthors: () => ({ formId: form.id }), listAssignees: () => ({ formId: form.id }) },
  countAnswers: () => ({ formId: form.id }),
  findAnswers: () => ({
    ...{ formId: form.id, columns: ['p'], most: 15, after: null },
    filters: {
      ...{
        search: 'ana paz',
        choices: [{ question: 'p', value: '1' }],
        code: '',
        author: '',
        citizenDni: '',
      },
      ...{ state: '0', order: 'fechaCreacion', from: 1, to: 2 },
    },
  }),
  deleteAnswer: () => ({ answerId: 'ninguna-que-haya' }),
  renewSession: () => ({}),
  closeSessions: () => ({ username: 'nadie-que-haya', sid: 'ninguna-que-haya' }),
  endUser: () => ({ username: 'nadie-que-haya', ended: true }),
  getSignInMethods: () => ({}),
  getAccessRequest: () => ({}),
  requestAccess: () => ({ area: AREA, role: 'ROLE_INSPECTOR', reason: 'x', language: 'es' }),
  decideAccess: () => ({ id: 'ninguna-que-haya', decision: 'refuse', reason: 'x' }),
  settleIncidents: () => ({ formId: form.id, action: 'discard' }),
  getAnswerState: () => ({ code: 'VDR-0000000001' }),
  previewCertificate: () => ({ answerId: 'ninguna-que-haya', timeZone: 'UTC' }),
  getOperation: () => ({}),
  askSystem: () => ({ system: 'turnero' }),
  checkSystem: () => ({ system: 'municore', idMuniCore: '101', usarAWS: false }),
  retryReceipts: () => ({}),
  setLegalHold: () => ({ formId: form.id, answerId: 'ninguna-que-haya', held: true, reason: 'x' }),
  getProcessingRecord: () => ({ municipality: HOME, language: 'es' }),
  findPerson: () => ({ municipality: HOME, search: PERSON, after: 'note:respuestas_formularios/a/notas/b' }),
  getPersonFile: () => ({ municipality: HOME, answers: ['ninguna-que-haya'], language: 'es' }),
  requestErasure: () => ({
    ...{ municipality: HOME, search: PERSON, answers: ['ninguna-que-haya'], attempt: 'intento-1' },
  }),
  decideErasure: () => ({ id: 'ninguna-que-haya', decision: 'refuse' }),
  listErasures: () => ({ municipality: HOME, language: 'es' }),
  askPasswordMail: () => ({ email: 'nadie@ejemplo.test', language: 'es' }),
  issueCertificate: () => ({ answerId: 'ninguna-que-haya', timeZone: 'UTC' }),
  revokeCertificate: () => ({ answerId: 'ninguna-que-haya', code: CERTIFICATE, reason: 'x' }),
  verifyCertificate: () => ({ code: CERTIFICATE }),
  getCertificate: () => ({
    code: CERTIFICATE,
    language: 'es',
    timeZone: 'UTC',
    answerCode: 'VDR-0000000001',
  }),
  getPass: () => ({ formId: form.id, answerId }),
  generatePublicPdf: () => ({ answerId, language: 'es', timeZone: 'UTC' }),
  placeOrder: () => ({
    ...{ formId: form.id, answerId },
    other: { ...{ paymentId: 'uno', sectionId: 'dos', quanty: 1 }, buyer: NO_BUYER },
  }),
  ...ORDER_REQUESTS,
  ...REACHING_REQUESTS,
  listOrders: () => ({ formId: form.id }),
  listTickets: () => ({ formId: form.id }),
  useTicket: () => ({ formId: form.id, uses: [{ code: '0000ABCDEFGH', at: NOW.getTime(), device: 'x' }] }),
}

/** Calls that are not for staff, and who makes them. */
const OTHERS: Record<string, string> = {
  reviseAnswer: 'citizen',
  getPass: 'stranger',
  generatePublicPdf: 'stranger',
}

/** The callers whose requests pass every check but the last one. */
const AT_THE_END: Record<string, string> = { correctAnswer: 'adela', reviseAnswer: 'citizen' }

/** A member of staff as a function is told of them, and the citizen whom answers are about. */
function authOf(username: string) {
  const firebase = { sign_in_provider: 'custom', identities: {} }
  const facts = { aud: PROJECT_ID, auth_time: 0, exp: 0, iat: 0, iss: '', sub: '', firebase }
  const token = { ...facts, uid: `uid-${username}`, usuario: username, sid: `sid-${username}` }
  const hasta = Math.floor(Date.now() / 1000) + 3600
  const citizen = { ...facts, uid: 'uid-citizen', citizenId: CITIZEN.id, municipio: HOME, hasta }
  if (username === 'stranger') return { uid: 'uid-stranger', rawToken: '', token: facts }
  if (username === 'citizen') return { uid: citizen.uid, rawToken: '', token: citizen }
  return { uid: `uid-${username}`, rawToken: '', token }
}

const errorSchema = z.object({ error: z.object({ status: z.string() }) })

async function post(
  name: string,
  token: string | null,
  body: string,
): Promise<{ http: number; status: string }> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const response = await fetch(functionUrl(name), { method: 'POST', headers, body })
  const said = errorSchema.safeParse(await response.json().catch(() => null))
  return { http: response.status, status: said.success ? said.data.error.status : '' }
}

/** The code of the handler's error, or that it threw something else. */
async function outcomeOf(name: string, username: string, data: unknown): Promise<string> {
  const callable: unknown = Reflect.get(deployed, name)
  if (typeof callable !== 'function' || !('run' in callable) || typeof callable.run !== 'function')
    return 'missing'
  // As it travels: what JSON lacks never arrives, and what is not sound is not handed on.
  const arrived: unknown = JSON.parse(JSON.stringify(data))
  if (!isSoundPayload(arrived)) return 'invalid-argument'
  try {
    await callable.run({ auth: authOf(username), data: arrived })
    return 'ok'
  } catch (error) {
    // What is meant as an answer has a status for the line; everything else is a failure of the handler.
    if (!(error instanceof Error) || !('httpErrorCode' in error)) return `thrown ${String(error)}`
    const code = String(Reflect.get(error, 'code'))
    // A system behind this one that answers nonsense is no failure of ours, and says so.
    return code === 'internal' && outsideFailureOf(Reflect.get(error, 'details')) ? 'outside' : code
  }
}

describe('bad input', () => {
  it.each(CALLABLES)('SEC-01 %s never fails by itself, whatever the body', async (name) => {
    const said = await Promise.all(
      BODIES.map(async ([what, body]) => ({ what, ...(await post(name, admin, body)) })),
    )
    const failed = said.filter(({ http, status }) => http >= 500 || status === 'INTERNAL')
    expect(failed).toEqual([])
  })

  it('SEC-01 every field of each callable is tried', () => {
    expect(Object.keys(REQUESTS).toSorted()).toEqual(CALLABLES.toSorted())
  })

  it.each(Object.keys(REQUESTS))(
    'SEC-01 %s never fails by itself, whatever stands in a field',
    async (name) => {
      const request = REQUESTS[name]?.()
      if (name in AT_THE_END)
        expect(await outcomeOf(name, AT_THE_END[name] ?? '', request)).toBe('failed-precondition')
      const failed: string[] = []
      const tries = VALUES.flatMap((value) => spoiled(request, value).map((data) => ({ value, data })))
      const callers = name in OTHERS ? [OTHERS[name] ?? ''] : ['adela', 'sara']
      // Each caller one after the other: what comes at once from one person waits for that person's counters.
      const work = callers.map(async (caller, turn) => {
        for (const { value, data } of tries.filter((_, at) => at % callers.length === turn)) {
          const outcome = await outcomeOf(name, caller, data)
          const isAnswer = !outcome.startsWith('thrown') && outcome !== 'internal' && outcome !== 'missing'
          if (isAnswer) continue
          failed.push(
            `${outcome}: ${JSON.stringify(value).slice(0, 80)} in ${JSON.stringify(data).slice(0, 300)}`,
          )
        }
      })
      await Promise.all(work)
      expect(failed).toEqual([])
    },
  )
})
