/** A form of every kind of part, an answer to it that an inspector left unfinished, and who completes it. */
import { getStorage } from 'firebase-admin/storage'
import { collection, getDocs, query, where } from 'firebase/firestore/lite'
import { expect } from 'vitest'
import { completeAnswer } from '../../functions/src/amendments/complete-answer'
import { firebaseAdmin } from '../../functions/src/platform/admin'
import { withWallClocks } from '../../src/domain/answer/stored-clock'
import { storedAnswerSchema, type StoredAnswer } from '../../src/domain/answer/answer'
import type { CompleteAnswerRequest } from '../../src/domain/calls/complete-answer'
import type { Form } from '../../src/domain/form/form'
import { plainValue } from '../../src/domain/stored-value'
import { answerPath, AUDIT } from '../../src/domain/store-paths'
import {
  aBranch,
  anAttachment,
  aSection,
  aSignature,
  questions,
  THREE_STATES,
  TYPED,
} from '../../src/testing/builders'
import { Scenario } from '../../src/testing/scenario'
import { answerTo, formAt, formDocuments, newName, options, stored } from '../rules/documents'
import { AREA, OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { PROJECT_ID, STORAGE_BUCKET } from '../stack/ports'
import { call } from './calls'
import { atWork } from './staff-tokens'
import { beginWorld, owner, read, write } from './world'

export const AUTHOR = {
  creadoPor: 'ines',
  uid: 'uid-ines',
  firstName: 'Inés',
  lastName: 'Roca',
  inspectorID: '',
}
const bucket = () => getStorage(firebaseAdmin()).bucket(STORAGE_BUCKET)

const SECTIONS = [
  aSection({
    titulo: 'Local',
    repetible: true,
    preguntas: questions(
      { titulo: 'Rubro' },
      { titulo: 'Estado', ...TYPED['single-choice'] },
      { titulo: 'Rubros', ...TYPED['multiple-choice'] },
      { titulo: 'Foto', adjuntar: true },
      { titulo: 'Visita', ...TYPED.date },
      { titulo: 'Metros', ...TYPED.integer },
      { titulo: 'Nota', repetible: true },
    ),
  }),
  aSection({
    orden: 1,
    titulo: 'Medidas',
    conditions: [
      aBranch({ condition: 'Clausura', questions: questions({ titulo: 'Motivo' }) }),
      aBranch({ order: 1, condition: 'Multa' }),
    ],
  }),
]
export const FORM: Form = formAt(OWN_AREA, {
  id: 'comercios',
  estados: THREE_STATES,
  secciones: SECTIONS,
  opcionales: options({ digitalSignature: true }),
  signatures: [
    aSignature(),
    aSignature({ title: 'Inspección', tipeOfSignatory: 'intern', indexSignature: 1 }),
  ],
})

/** The first bytes of any PNG. */
export const PNG_BYTES = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])

/** What stands when a test begins. */
export const left: { answer: StoredAnswer; supervisor: string } = {
  answer: answerTo(FORM, AUTHOR),
  supervisor: '',
}
export const path = () => answerPath(left.answer.id)

/** A photo of the form, there or not. */
export const photo = (name = 'abcdefghijkl.png') =>
  anAttachment({ path: `imagenes/${FORM.id}/${name}`, name: 'frente.png' })

/** The answer as the inspector left it: something of everything. */
export const begun = () =>
  Scenario.open(FORM.secciones)
    .answer('Rubro', 'Kiosco')
    .answer('Estado', 'Malo')
    .tick('Rubros', 'Bueno')
    .answer('Nota', 'Primera')
    .addRepetition('Nota')
    .answer('Nota', 'Segunda', { repetition: 1 })
    .addRow('Local')
    .answer('Rubro', 'Depósito', { row: 1 })
    .checkCondition('Clausura')
    .answer('Motivo', 'Ruidos')

/** Stores an answer, and gives it with the server's time. */
export async function save(given: Partial<StoredAnswer> = {}): Promise<void> {
  const made = answerTo(FORM, AUTHOR, {
    id: newName(owner, 'respuesta'),
    secciones: begun().stored,
    signatures: FORM.signatures,
    ...given,
  })
  await write(answerPath(made.id), { ...stored(owner, made), lastUpdate: new Date() })
  left.answer = made
  left.answer = await now()
}
/** The answer as it is stored now. */
export const now = async (): Promise<StoredAnswer> =>
  withWallClocks(storedAnswerSchema, 'America/Argentina/Cordoba').parse(
    Object.assign({}, plainValue(await read(path())), { id: left.answer.id }),
  )

/** Puts a picture into the store, as a browser sends it for the answer. */
export const keep = (at: string, respuesta = left.answer.id) =>
  bucket()
    .file(at)
    .save(PNG_BYTES, {
      contentType: 'image/png',
      resumable: false,
      metadata: { metadata: { respuesta } },
    })

const requestOf = (given: Partial<CompleteAnswerRequest>): unknown => ({
  answerId: left.answer.id,
  lastUpdate: left.answer.lastUpdate?.getTime() ?? null,
  secciones: left.answer.secciones,
  signatures: [],
  estado: null,
  ...given,
})

/** Completes the answer; what is not given is sent as it is stored. */
export const complete = (
  given: Partial<CompleteAnswerRequest> = {},
  token: string | null = left.supervisor,
) => call('completeAnswer', token, requestOf(given))

/** The same at once, past the emulator, which begins a program for each call that comes while another runs. */
export async function completeHere(usuario: string, given: Partial<CompleteAnswerRequest>): Promise<string> {
  const firebase = { sign_in_provider: 'custom', identities: {} }
  const facts = { aud: PROJECT_ID, auth_time: 0, exp: 0, iat: 0, iss: '', sub: '', uid: '', firebase }
  const token = { ...facts, usuario, sid: `sid-${usuario}` }
  const auth = { uid: `uid-${usuario}`, rawToken: '', token }
  return completeAnswer({ auth, data: JSON.parse(JSON.stringify(requestOf(given))) }).then(
    ({ status }) => status,
    (error: unknown) => (error instanceof Error ? String(Reflect.get(error, 'code')) : 'unknown'),
  )
}
export const statusOf = async (given: Partial<CompleteAnswerRequest>, token?: string | null) =>
  (await complete(given, token)).status

/** Expects a refusal that leaves the answer as it was. */
export async function expectRefused(given: Partial<CompleteAnswerRequest>, reason: string): Promise<void> {
  const before = await read(path())
  expect(await complete(given)).toMatchObject({ status: 'FAILED_PRECONDITION', details: { reason } })
  expect(await read(path())).toEqual(before)
}

/** Who completed it, as noted. */
export async function entries() {
  const found = query(collection(owner, AUDIT), where('respuesta', '==', left.answer.id))
  return (await getDocs(found)).docs.map((one) => one.data()).filter(({ tipo }) => tipo === 'completado')
}

/** Lays out the form and somebody who may complete its answers. */
export async function beginCompleting(): Promise<void> {
  await beginWorld()
  left.supervisor = await atWork('sara', 'ROLE_SUPERVISOR', { areas: [AREA] })
  await layOut(formDocuments(owner, FORM), owner)
}
export const endCompleting = () => bucket().deleteFiles({ prefix: 'imagenes/' })
