/** A form whose answers are reviewed, an answer of a citizen to it, who corrects it and who revises it. */
import { collection, getDocs, query, where } from 'firebase/firestore/lite'
import { expect } from 'vitest'
import { withWallClocks } from '../../src/domain/answer/stored-clock'
import { storedAnswerSchema, type StoredAnswer } from '../../src/domain/answer/answer'
import { CORRECT_ANSWER, type CorrectAnswerRequest } from '../../src/domain/calls/correct-answer'
import { REVISE_ANSWER, type ReviseAnswerRequest } from '../../src/domain/calls/revise-answer'
import { sectionsInPlace } from '../../src/domain/correction/overlay'
import { CITIZEN_SESSION_MINUTES } from '../../src/domain/citizen/session'
import type { Form } from '../../src/domain/form/form'
import { plainValue } from '../../src/domain/stored-value'
import { answerPath, AUDIT } from '../../src/domain/store-paths'
import { NOW } from '../../src/testing/builders'
import { pick, REVIEWED, REVIEWED_ANSWER, REVIEWED_FORM } from '../../src/testing/corrections'
import { Scenario } from '../../src/testing/scenario'
import { answerTo, formAt, formDocuments, newName, options, stored } from '../rules/documents'
import { tokenOf } from '../rules/people'
import { AREA, HOME, OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { PROJECT_ID } from '../stack/ports'
import { call } from './calls'
import { AUTHOR, keep } from './completing'
import { atWork } from './staff-tokens'
import { beginWorld, lookedUp, owner, read, write } from './world'

export const FORM: Form = formAt(OWN_AREA, {
  id: 'comercios',
  secciones: REVIEWED_FORM.secciones,
  opcionales: options({ ...REVIEWED, geolocalizacion: true }),
})

export const CITIZEN = {
  id: '40101',
  nombre: 'Lucía',
  apellido: 'Paz',
  dni: '30111222',
  cuit: '',
  email: '',
  telefono: '',
  calle: '',
  tipo: 'fisica',
}

/** The documents with which a test begins. */
export const left: { answer: StoredAnswer; corrector: string } = {
  answer: answerTo(FORM, AUTHOR),
  corrector: '',
}
export const path = () => answerPath(left.answer.id)

/** Stores an answer, and gives it with the server's time. */
export async function save(given: Partial<StoredAnswer> = {}, form = FORM): Promise<void> {
  const made = answerTo(form, AUTHOR, {
    id: newName(owner, 'respuesta'),
    secciones: REVIEWED_ANSWER.secciones,
    datosCiudadano: CITIZEN,
    ...given,
  })
  await write(answerPath(made.id), { ...stored(owner, made), lastUpdate: new Date() })
  left.answer = made
  left.answer = await now()
  // What was attached when it was given.
  await keep(`imagenes/${FORM.id}/antes.jpg`, made.id)
}

/** The answer as it is stored now. */
export const now = async (): Promise<StoredAnswer> =>
  withWallClocks(storedAnswerSchema, 'America/Argentina/Cordoba').parse(
    Object.assign({}, plainValue(await read(path())), { id: left.answer.id }),
  )

/** The answer as it stands after all corrections. */
export const standing = (answer = left.answer): Scenario =>
  new Scenario(sectionsInPlace(FORM.secciones, answer), NOW)

export const RUBRO = pick('local', { preguntaId: 'rubro' })

/** A request for changes of the first question. */
export const asking = (given: Partial<NonNullable<CorrectAnswerRequest['request']>> = {}) => ({
  sections: ['local'],
  items: [RUBRO],
  comment: '',
  vence: null,
  ...given,
})

/** Corrects the answer; what is not given stays. */
export const correct = (given: Partial<CorrectAnswerRequest> = {}, token: string | null = left.corrector) =>
  call(CORRECT_ANSWER, token, {
    answerId: left.answer.id,
    lastUpdate: left.answer.lastUpdate?.getTime() ?? null,
    secciones: null,
    rows: [],
    ubicacion: null,
    request: null,
    timeZone: 'America/Argentina/Cordoba',
    ...given,
  })

/** The ID token of a citizen who came from the portal of a municipality. */
export const citizenToken = (
  citizenId = CITIZEN.id,
  municipio: string = HOME,
  minutes = CITIZEN_SESSION_MINUTES,
): string =>
  tokenOf(
    `uid-${citizenId}`,
    { citizenId, municipio, hasta: Math.floor(Date.now() / 1000) + minutes * 60 },
    PROJECT_ID,
  )

/** Revises the answer; what is not given is sent as it stands. */
export const revise = (given: Partial<ReviseAnswerRequest> = {}, token: string | null = citizenToken()) =>
  call(REVISE_ANSWER, token, {
    answerId: left.answer.id,
    lastUpdate: left.answer.lastUpdate?.getTime() ?? null,
    secciones: standing().stored,
    ...given,
  })

/** Sends the answer back, and reads it anew. */
export async function sendBack(given: Parameters<typeof asking>[0] = {}): Promise<void> {
  expect((await correct({ request: asking(given) })).status).toBe('OK')
  left.answer = await now()
}

/** Expects a refusal that leaves the answer as it was. */
export async function expectRefused(
  work: () => ReturnType<typeof correct>,
  refusal: { status: string; details?: object },
): Promise<void> {
  const before = await read(path())
  expect(await work()).toMatchObject(refusal)
  expect(await read(path())).toEqual(before)
}
export const because = (reason: string) => ({ status: 'FAILED_PRECONDITION', details: { reason } })

/** What is noted of the answer. */
export async function entries() {
  const found = query(collection(owner, AUDIT), where('respuesta', '==', left.answer.id))
  return (await getDocs(found)).docs.map((one) => one.data())
}

/** Lays out the form and somebody who may correct its answers. */
export async function beginCorrecting(): Promise<void> {
  await beginWorld()
  left.corrector = await atWork('sara', 'ROLE_SUPERVISOR_CORRECTOR', { areas: [AREA] })
  await layOut(formDocuments(owner, FORM), owner)
  await lookedUp(CITIZEN)
}
