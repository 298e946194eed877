import { getStorage } from 'firebase-admin/storage'
import { collection, getDocs, query, where } from 'firebase/firestore/lite'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { firebaseAdmin } from '../../functions/src/platform/admin'
import type { StoredAnswer, StoredSection } from '../../src/domain/answer/answer'
import {
  packCompletion,
  type CompleteAnswerRequest,
  type GivenSignature,
} from '../../src/domain/calls/complete-answer'
import { storedAnswerSchema } from '../../src/domain/answer/answer'
import type { Form } from '../../src/domain/form/form'
import { plainValue } from '../../src/domain/stored-value'
import {
  aCondition,
  anAttachment,
  aSection,
  aSignature,
  questions,
  THREE_STATES,
  TYPED,
} from '../../src/testing/builders'
import { Scenario } from '../../src/testing/scenario'
import { answerTo, formAt, formDocuments, newName, options, stored } from '../rules/documents'
import { AREA, AWAY, FOREIGN_AREA, OTHER_AREA, OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { HOST, STORAGE_BUCKET, stackPorts } from '../stack/ports'
import { call } from './calls'
import { atWork, claimsToken } from './staff-tokens'
import { beginWorld, change, eventuallySays, owner, read, write } from './world'

const AUTHOR = { creadoPor: 'ines', uid: 'uid-ines', firstName: 'Inés', lastName: 'Roca', inspectorID: '' }
const PNG = 'abcdefghijkl'
const bucket = () => getStorage(firebaseAdmin()).bucket(STORAGE_BUCKET)
const addressOf = (path: string) =>
  `http://${HOST}:${stackPorts().storage}/v0/b/${STORAGE_BUCKET}/o/${encodeURIComponent(path)}?alt=media&token=t`

let form: Form
let answer: StoredAnswer
let supervisor: string
const path = () => `respuestas_formularios/${answer.id}`

const asked = () => [
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
      aCondition({ condition: 'Clausura', questions: questions({ titulo: 'Motivo' }) }),
      aCondition({ order: 1, condition: 'Multa' }),
    ],
  }),
]
const photo = (name = 'abcdefghijkl.png') => {
  const at = `imagenes/${form.id}/${name}`
  return anAttachment({ path: at, url: addressOf(at), name: 'frente.png' })
}

/** The answer as the inspector left it: something of everything. */
const begun = () =>
  Scenario.open(form.secciones)
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
async function save(given: Partial<StoredAnswer> = {}): Promise<void> {
  const made = answerTo(form, AUTHOR, {
    id: newName(owner, 'respuesta'),
    secciones: begun().stored,
    signatures: form.signatures,
    ...given,
  })
  await write(`respuestas_formularios/${made.id}`, { ...stored(owner, made), lastUpdate: new Date() })
  answer = made
  answer = await now()
}
const now = async (): Promise<StoredAnswer> =>
  storedAnswerSchema.parse(Object.assign({}, plainValue(await read(path())), { id: answer.id }))

const keep = (at: string, respuesta = answer.id) =>
  bucket()
    .file(at)
    .save(Buffer.from('png'), {
      contentType: 'image/png',
      resumable: false,
      metadata: { metadata: { respuesta } },
    })

const complete = (change: Partial<CompleteAnswerRequest> = {}, token: string | null = supervisor) =>
  call(
    'completeAnswer',
    token,
    packCompletion({
      answerId: answer.id,
      lastUpdate: answer.lastUpdate?.getTime() ?? null,
      secciones: answer.secciones,
      signatures: [],
      estado: null,
      ...change,
    }),
  )
const statusOf = async (change: Partial<CompleteAnswerRequest>, token?: string | null) =>
  (await complete(change, token)).status

/** What is refused leaves the answer as it was. */
async function expectRefused(change: Partial<CompleteAnswerRequest>, reason: string): Promise<void> {
  const before = await read(path())
  expect(await complete(change)).toMatchObject({ status: 'FAILED_PRECONDITION', details: { reason } })
  expect(await read(path())).toEqual(before)
}

async function entries() {
  const found = query(collection(owner, 'auditoria'), where('respuesta', '==', answer.id))
  return (await getDocs(found)).docs.map((one) => one.data()).filter(({ tipo }) => tipo === 'completado')
}

beforeAll(async () => {
  await beginWorld()
  supervisor = await atWork('sara', 'ROLE_SUPERVISOR', { areas: [AREA] })
  form = formAt(OWN_AREA, {
    id: 'comercios',
    estados: THREE_STATES,
    secciones: asked(),
    opcionales: options({ digitalSignature: true }),
    signatures: [
      aSignature(),
      aSignature({ title: 'Inspección', tipeOfSignatory: 'intern', indexSignature: 1 }),
    ],
  })
  await layOut(formDocuments(owner, form), owner)
})
beforeEach(() => save())
afterAll(() => bucket().deleteFiles({ prefix: 'imagenes/' }))

describe('completing an answer', () => {
  it('COMP-01 stores what was filled in with the server’s time, the state and who did it, and it holds', async () => {
    await keep(photo().path)
    const secciones = begun()
      .answer('Metros', '40')
      .attach('Foto', { imagen: photo() })
      .addRow('Local')
      .answer('Rubro', 'Patio', { row: 2 })
      .checkCondition('Multa').stored
    expect(await statusOf({ secciones, estado: 1 })).toBe('OK')
    const after = await now()
    expect(after.secciones).toEqual(secciones)
    expect(after.estados).toEqual({ ...THREE_STATES, actual: 1 })
    expect(after.lastUpdate?.getTime()).toBeGreaterThan(answer.lastUpdate?.getTime() ?? 0)
    expect(after.timeStamp).toEqual(after.lastUpdate)
    expect(await entries()).toMatchObject([
      {
        por: 'sara',
        creadoPor: 'ines',
        de: 'Pendiente',
        a: 'En proceso',
        codigoMunicipio: answer.codigoMunicipio,
      },
    ])
    expect(after.invalida).toBe(false)
  })

  it('COMP-01 an answer that was marked as incomplete is clear again once it holds', async () => {
    const strict = formAt(OWN_AREA, {
      id: 'estricto',
      secciones: [
        aSection({ preguntas: questions({ titulo: 'Rubro', required: true }, { titulo: 'Otro' }) }),
      ],
    })
    await layOut(formDocuments(owner, strict), owner)
    const made = answerTo(strict, AUTHOR, { id: newName(owner, 'respuesta'), secciones: [] })
    await write(`respuestas_formularios/${made.id}`, { ...stored(owner, made), lastUpdate: new Date() })
    answer = made
    await eventuallySays(path(), { invalida: true })
    answer = await now()
    const open = () => Scenario.open(strict.secciones)
    await expectRefused({ secciones: open().answer('Otro', 'x').stored }, 'content')
    expect(await statusOf({ secciones: open().answer('Rubro', 'Kiosco').stored })).toBe('OK')
    await eventuallySays(path(), { invalida: false })
  })

  it('COMP-01 the same twice, at once or later, is one completion and one entry', async () => {
    const filled = { secciones: begun().answer('Metros', '40').stored }
    const outcomes = await Promise.all([statusOf(filled), statusOf(filled), statusOf(filled)])
    expect(outcomes).toEqual(['OK', 'OK', 'OK'])
    const { lastUpdate } = await now()
    expect(await statusOf(filled)).toBe('OK')
    expect((await now()).lastUpdate).toEqual(lastUpdate)
    expect(await entries()).toHaveLength(1)
  })

  it('COMP-01 of two who complete at once one gets through, the other learns of it', async () => {
    const colleague = await atWork('lola', 'ROLE_ADMIN')
    const outcomes = await Promise.all([
      statusOf({ secciones: begun().answer('Metros', '40').stored }),
      statusOf({ secciones: begun().answer('Metros', '45').stored }, colleague),
    ])
    expect(outcomes.sort()).toEqual(['ABORTED', 'OK'])
    expect(await entries()).toHaveLength(1)
  })

  it('COMP-01 on top of an older answer nothing is stored', async () => {
    await change(path(), { 'estados.actual': 1, lastUpdate: new Date(Date.now() + 1000) })
    expect(await statusOf({ secciones: begun().answer('Metros', '40').stored })).toBe('ABORTED')
    expect(await statusOf({ lastUpdate: null, secciones: begun().answer('Metros', '40').stored })).toBe(
      'ABORTED',
    )
    expect((await now()).secciones).toEqual(answer.secciones)
  })

  it('COMP-01 nothing new is nothing stored', async () => {
    expect(await statusOf({})).toBe('OK')
    expect(await now()).toEqual(answer)
    expect(await entries()).toEqual([])
  })
})

describe('what a completed answer may not change', () => {
  const empty = () => Scenario.open(form.secciones)
  const broken: [string, () => StoredSection[]][] = [
    ['a text', () => begun().answer('Rubro', 'Bar').stored],
    ['a text cleared', () => begun().answer('Rubro', '').stored],
    ['a choice', () => begun().answer('Estado', 'Bueno').stored],
    ['an option more', () => begun().tick('Rubros', 'Malo').stored],
    ['an option less', () => begun().untick('Rubros', 'Bueno').stored],
    ['a further answer', () => begun().answer('Nota', 'Otra', { repetition: 1 }).stored],
    ['a further answer taken away', () => begun().removeRepetition('Nota', 1).stored],
    ['a text of a later row', () => begun().answer('Rubro', 'Patio', { row: 1 }).stored],
    ['a row taken away', () => begun().removeRow('Local', 1).stored],
    ['the first row taken away', () => begun().removeRow('Local', 0).stored],
    ['a condition unchecked', () => begun().uncheckCondition('Clausura').stored],
    ['an answer below a condition', () => begun().answer('Motivo', 'Otro').stored],
    [
      'a moment',
      () => Scenario.open(form.secciones, new Date('2020-01-01T12:00:00Z')).answer('Rubro', 'Kiosco').stored,
    ],
    ['everything', () => empty().stored],
    ['all sections', () => []],
  ]
  it.each(broken)('COMP-01 %s', (_what, secciones) => expectRefused({ secciones: secciones() }, 'locked'))

  it('COMP-01 a photo that is there', async () => {
    await keep(photo().path)
    await keep(photo('zzzzzzzzzzzz.png').path)
    const withPhoto = begun().attach('Foto', { imagen: photo() }).stored
    await save({ secciones: withPhoto })
    await expectRefused(
      { secciones: begun().attach('Foto', { imagen: photo('zzzzzzzzzzzz.png') }).stored },
      'locked',
    )
    await expectRefused({ secciones: begun().stored }, 'locked')
  })

  it.each([
    ['a number that is none', () => begun().answer('Metros', 'muchos').stored],
    ['more than 100 kB', () => begun().answer('Metros', '1'.repeat(100_001)).stored],
    [
      'a question that is not asked',
      () => [...begun().stored, { id: 'otra', orden: 9, preguntas: [{ id: 'x', orden: 0, respuesta: 'y' }] }],
    ],
  ])('COMP-01 refuses %s', (_what, secciones) => expectRefused({ secciones: secciones() }, 'content'))

  it('COMP-01 a form’s limit of rows', async () => {
    const scenario = begun()
    for (let row = 0; row < 199; row += 1) scenario.addRow('Local')
    const [first, ...rest] = scenario.stored
    const rows = first?.seccionesRepetibles ?? []
    const over = first
      ? [{ ...first, seccionesRepetibles: [...rows, { orden: rows.length, preguntas: [] }] }, ...rest]
      : []
    await expectRefused({ secciones: over }, 'content')
  })

  it('FILE-02 a file of another form, of another answer, or one that is not there', async () => {
    const attach = (image: ReturnType<typeof photo>) => ({
      secciones: begun().attach('Foto', { imagen: image }).stored,
    })
    await expectRefused(attach(photo('missing00000.png')), 'file')
    await keep(photo('foreign00000.png').path, 'otra-respuesta')
    await expectRefused(attach(photo('foreign00000.png')), 'file')
    const elsewhere = 'imagenes/otro/abcdefghijkl.png'
    await keep(elsewhere)
    await expectRefused(attach(anAttachment({ path: elsewhere, url: addressOf(elsewhere) })), 'content')
    await keep(photo().path)
    await expectRefused(attach({ ...photo(), url: 'https://evil.example/x.png' }), 'content')
  })

  it('ALIST-05 a state that the present one does not lead to', () => expectRefused({ estado: 2 }, 'state'))
})

describe('signatures of a completed answer', () => {
  const sign = (indexSignature: number): GivenSignature => {
    const imgURL = addressOf(`imagenes/signatures-${form.id}/imgPNG-${PNG}.png`)
    return { indexSignature, names: 'Sara Luz', imgID: PNG, imgURL }
  }
  const picture = () => keep(`imagenes/signatures-${form.id}/imgPNG-${PNG}.png`)

  it('SIGN-05 staff sign what is theirs, once', async () => {
    await picture()
    expect(await statusOf({ signatures: [sign(1)] })).toBe('OK')
    answer = await now()
    expect(answer.signatures).toMatchObject([{ names: '' }, { ...sign(1), title: 'Inspección' }])
    expect(answer.invalida).toBe(false)
    await expectRefused({ signatures: [{ ...sign(1), names: 'Otra' }] }, 'signature')
  })

  it('SIGN-05 nobody signs for the citizen, or with a picture that is not there', async () => {
    await expectRefused({ signatures: [sign(1)] }, 'file')
    await picture()
    await expectRefused({ signatures: [sign(0)] }, 'signature')
    await expectRefused({ signatures: [sign(1), sign(1)] }, 'signature')
  })

  it('COMP-01 what the citizen signed stays, unless the form lets staff change it; the state moves', async () => {
    const signatures = form.signatures.map((one, index) => (index === 0 ? { ...one, ...sign(0) } : one))
    await save({ signatures })
    await expectRefused({ secciones: begun().answer('Metros', '40').stored }, 'locked')
    expect(await statusOf({ estado: 1 })).toBe('OK')
    await save({ signatures, opcionales: { ...form.opcionales, signatureEditableAnswer: true } })
    const secciones = begun().answer('Rubro', 'Bar').stored
    expect(await statusOf({ secciones })).toBe('OK')
    expect((await now()).signatures).toEqual(answer.signatures)
    expect((await now()).secciones).toEqual(secciones)
  })
})

describe('who completes an answer', () => {
  const filled = () => ({ secciones: begun().answer('Metros', '40').stored })

  it.each([
    ['another area', () => atWork('otra', 'ROLE_SUPERVISOR', { areas: [OTHER_AREA] })],
    [
      'another municipality',
      () => atWork('lejos', 'ROLE_SUPERVISOR_ELEVADO', { areas: [FOREIGN_AREA], municipalityPath: AWAY }),
    ],
    [
      'a role of own answers, and it is another’s',
      () => atWork('censo', 'ROLE_CENSISTA_PRIVADO', { areas: [AREA] }),
    ],
    ['an inspector, whose own it is', () => atWork('ines', 'ROLE_INSPECTOR', { areas: [AREA] })],
    ['a role without answers', () => atWork('gena', 'ROLE_GENERADOR', { areas: [AREA] })],
  ])('COMP-01 not staff of %s', async (_who, token) => {
    expect(await statusOf(filled(), await token())).toBe('PERMISSION_DENIED')
    expect(await now()).toEqual(answer)
  })

  it('COMP-01 whoever completes own answers only completes them', async () => {
    const own = await atWork('propia', 'ROLE_CENSISTA_PRIVADO', { areas: [AREA] })
    await save({ creadoPor: 'propia' })
    expect(await statusOf(filled(), own)).toBe('OK')
  })

  it('AUTH-07 nobody without a session, no citizen, nobody whose session was closed', async () => {
    await atWork('fuera', 'ROLE_ADMIN')
    await change('sesiones_web/sid-fuera', { active: false })
    const citizen = claimsToken('sara', 'sid-sara', { citizenId: 'c-1' })
    for (const token of [null, claimsToken('fuera'), claimsToken('sara', 'sid-otra'), citizen]) {
      expect(await statusOf(filled(), token)).toBe('UNAUTHENTICATED')
    }
  })

  it('COMP-01 what is no request, no answer or an answer without its version', async () => {
    expect(await statusOf({ answerId: '../x' })).toBe('INVALID_ARGUMENT')
    expect((await call('completeAnswer', supervisor, {})).status).toBe('INVALID_ARGUMENT')
    expect(await statusOf({ answerId: 'ninguna' })).toBe('PERMISSION_DENIED')
    await save({ version: 99 })
    expect(await statusOf(filled())).toBe('DATA_LOSS')
  })
})
