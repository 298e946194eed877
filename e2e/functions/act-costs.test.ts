import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onFileUploaded } from '../../functions/src/limits/on-file-uploaded'
import type { StoredAnswer } from '../../src/domain/answer/answer'
import { attachmentPath } from '../../src/domain/files/storage-path'
import type { Form } from '../../src/domain/form/form'
import { NO_OPTIONS } from '../../src/domain/form/options'
import { answerPath, FILE_PERMITS, sessionPath } from '../../src/domain/store-paths'
import type { User } from '../../src/domain/user/user'
import { randomText } from '../../src/lib/random'
import { anAttachment, aSection, aSession, aUser, questions, THREE_STATES } from '../../src/testing/builders'
import { brokenCosts, type ActCost } from '../act-costs'
import { answerTo, formAt, formDocuments, newName, stored } from '../rules/documents'
import { OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { heard } from './events'
import { costOf } from './operations'
import { bucket, ME, sent } from './stored-files'
import { beginWorld, change, owner, read, register, remove, write } from './world'

const ANA = { creadoPor: 'ana', uid: 'uid-ana', firstName: 'Ana', lastName: 'Paz', inspectorID: '' }
const PHOTOS = [0, 1]

/** A form for strangers that asks for two photos, of which functions have heard. */
async function newForm(given: Partial<Form> = {}): Promise<Form> {
  const form = formAt(OWN_AREA, {
    id: newName(owner, 'coste'),
    opcionales: { ...NO_OPTIONS, publico: true },
    secciones: [aSection({ preguntas: questions(...PHOTOS.map(() => ({ adjuntar: true }))) })],
    estados: THREE_STATES,
    ...given,
  })
  await layOut(formDocuments(owner, form), owner)
  await heard()
  return form
}

const newPhoto = (form: Form) => attachmentPath('imagen', form.id, randomText(12), 'foto.png')

/** An answer whose two photos are in the store. */
async function answerWithPhotos(form: Form, author = ME): Promise<StoredAnswer> {
  const id = newName(owner, 'answer')
  const paths = await Promise.all(PHOTOS.map(() => sent(newPhoto(form), id, author.uid)))
  const preguntas = paths.map((path, orden) => ({
    ...{ id: `pregunta-${orden}`, orden, respuesta: 'Panadería' },
    imagen: anAttachment({ path }),
  }))
  return answerTo(form, author, { id, secciones: [{ id: 'seccion-0', orden: 0, preguntas }] })
}

async function save(answer: StoredAnswer): Promise<void> {
  const now = new Date()
  const times = { fechaCreacion: now, lastUpdate: now, timeStamp: now }
  await write(answerPath(answer.id), { ...stored(owner, answer), ...times })
}

/** What it costs that somebody answers. */
async function costOfAnswer(form: Form, author = ME): Promise<ActCost> {
  const answer = await answerWithPhotos(form, author)
  const cost = await costOf(() => save(answer))
  expect(await read(answerPath(answer.id))).toMatchObject({ invalida: false, ficha: expect.anything() })
  return cost
}

/** An answer that was saved, and looked at. */
async function settledAnswer(form: Form): Promise<string> {
  const answer = await answerWithPhotos(form)
  await save(answer)
  await heard()
  return answerPath(answer.id)
}

let sara: User
beforeAll(async () => {
  await beginWorld()
  sara = await register(aUser('ROLE_SUPERVISOR', { username: 'sara' }))
})
afterAll(() => bucket().deleteFiles({ force: true }))

describe('what functions do with the store', () => {
  it('OPS-10 STAT-07 after a public answer with two photos is within its limit, and the same for the next ones', async () => {
    const form = await newForm()
    expect(brokenCosts('first public answer', await costOfAnswer(form))).toEqual([])
    const second = await costOfAnswer(form)
    expect(brokenCosts('public answer', second)).toEqual([])
    expect(await costOfAnswer(form)).toEqual(second)
  })

  it('OPS-10 after an answer of staff is within its limit', async () => {
    const form = await newForm()
    await costOfAnswer(form, ANA)
    expect(brokenCosts('staff answer', await costOfAnswer(form, ANA))).toEqual([])
  })

  it('OPS-10 ANS-12 after an answer to a limited form is within its limit', async () => {
    const opcionales = { ...NO_OPTIONS, publico: true, limitResponses: true }
    const form = await newForm({ opcionales, responsesCount: 100 })
    await costOfAnswer(form)
    expect(brokenCosts('answer to a limited form', await costOfAnswer(form))).toEqual([])
  })

  it('OPS-10 after a move to another state is within its limit', async () => {
    const path = await settledAnswer(await newForm())
    const lastUpdate = new Date()
    const movido = { sesion: newName(owner, 'sid'), fecha: lastUpdate }
    await write(sessionPath(movido.sesion), aSession(sara.username))
    const moved = { ...{ 'estados.actual': 1, 'estados.clave': '1' }, lastUpdate, movido }
    expect(brokenCosts('state move', await costOf(() => change(path, moved)))).toEqual([])
  })

  it('OPS-10 after a deletion is within its limit', async () => {
    const form = await newForm()
    // Where one is left, or none, the counter is looked at too.
    for (const _other of PHOTOS) await settledAnswer(form)
    const path = await settledAnswer(form)
    expect(brokenCosts('deletion', await costOf(() => remove(path)))).toEqual([])
  })

  it('OPS-10 SEC-03 after a stranger’s photo is within its limit', async () => {
    const form = await newForm()
    await write(`${FILE_PERMITS}/${ME.uid}`, { red: 'una-red', hasta: new Date(Date.now() + 60_000) })
    const metadata = { uid: ME.uid, respuesta: newName(owner, 'answer') }
    const name = await sent(newPhoto(form), metadata.respuesta)
    const event = { data: { name, size: '1000', contentType: 'image/png', metadata } as never }
    const { invocations, ...cost } = await costOf(() => onFileUploaded(event))
    // The store tells one function of each file.
    expect(brokenCosts('photo of a stranger', { ...cost, invocations: invocations + 1 })).toEqual([])
  })
})
