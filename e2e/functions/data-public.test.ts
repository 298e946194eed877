import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { savePublicAnswer } from '../../src/data/public/answers'
import { loadPublicForm } from '../../src/data/public/forms'
import { strangerUid } from '../../src/data/public/stranger'
import { publicUploader } from '../../src/data/public/uploader'
import { answerCode } from '../../src/domain/codes/answer-code'
import { anonymousAuthor } from '../../src/domain/answering/new-answer'
import { attachmentPath } from '../../src/domain/files/storage-path'
import { NO_OPTIONS } from '../../src/domain/form/options'
import { toVersion } from '../../src/domain/form/version'
import { anAnswer, aQuestion, aSection } from '../../src/testing/builders'
import { formAt, formDocuments, newName } from '../rules/documents'
import { OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { saysCounted } from './counted'
import { connectData, failureOf, readsOf } from './data'
import { says } from './events'
import { beginWorld, change, owner, read, remove, write } from './world'

const PUBLIC = { ...NO_OPTIONS, publico: true }
const form = formAt(OWN_AREA, {
  id: 'encuesta',
  opcionales: PUBLIC,
  secciones: [aSection({ preguntas: [aQuestion({ adjuntar: true })] })],
})
const { fetch } = globalThis

beforeAll(async () => {
  connectData()
  await beginWorld()
  await layOut(formDocuments(owner, form), owner)
  await layOut(formDocuments(owner, formAt(OWN_AREA, { id: 'interna' })), owner)
})
afterEach(() => {
  globalThis.fetch = fetch
})

const code = () => answerCode('VDR', crypto.getRandomValues(new Uint8Array(10)))

/** An answer as the answering screen makes it: the same one at every try. */
function answered(given: { id?: string; code?: string } = {}) {
  const fixed = { id: newName(owner, 'answer'), code: code(), ...given }
  const make = (uid: string) => anAnswer({ ...fixed, version: toVersion(form), author: anonymousAuthor(uid) })
  return { path: `respuestas_formularios/${fixed.id}`, make, ...fixed }
}

const isCommit = (request: Parameters<typeof fetch>) => String(request[0]).includes(':commit')

describe('opening a public form', () => {
  it('ANS-11 takes two reads and no account', async () => {
    const asked: Parameters<typeof fetch>[] = []
    globalThis.fetch = (...request) => {
      asked.push(request)
      return fetch(...request)
    }
    const { value, reads } = await readsOf(() => loadPublicForm('encuesta'))
    expect(value.form).toEqual({
      formId: 'encuesta',
      version: 1,
      abierto: true,
      motivo: null,
      titulo: form.titulo,
      adjuntos: { imagen: true, documento: false, video: false, audio: false },
      firmas: false,
    })
    expect(value.version).toEqual(toVersion(form))
    expect(reads).toBe(2)
    expect(asked.map(([address]) => new URL(String(address)).searchParams.get('key'))).toEqual([
      'local',
      'local',
    ])
    for (const [, init] of asked) expect(init?.headers).not.toHaveProperty('authorization')
  })

  it.each(['nothing', 'interna', 'a/b', '', '..'])('ANS-11 %j is not a form for strangers', async (id) => {
    expect(await failureOf(loadPublicForm(id))).toMatchObject({ code: 'notFound' })
  })

  it('LIST-06 that is closed says why, for one read', async () => {
    const closed = formAt(OWN_AREA, { id: 'cerrada', opcionales: PUBLIC, deleted: true })
    // A deleted form stays for as long as it has an answer.
    await write('respuestas_formularios/de-cerrada', { idPlantilla: 'cerrada' })
    await layOut(formDocuments(owner, closed), owner)
    const { value, reads } = await readsOf(() => loadPublicForm('cerrada'))
    expect(value).toMatchObject({ form: { abierto: false, motivo: 'eliminado' }, version: null })
    expect(reads).toBe(1)
  })

  it('ANS-11 that is damaged is told from one that does not exist', async () => {
    const broken = formAt(OWN_AREA, { id: 'rota', opcionales: PUBLIC })
    await layOut(formDocuments(owner, broken), owner)
    await change('formularios/rota/versiones/1', { secciones: 'roto' })
    expect(await failureOf(loadPublicForm('rota'))).toMatchObject({ code: 'damaged' })
    await remove('formularios/rota/versiones/1')
    expect(await failureOf(loadPublicForm('rota'))).toHaveProperty('name', 'DataError')
  })

  it('ANS-14 says when there is no network', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('fetch failed'))
    expect(await failureOf(loadPublicForm('encuesta'))).toMatchObject({ code: 'offline' })
  })
})

describe('saving a public answer', () => {
  it('ANS-15 ANS-19 stores it under an anonymous account, and its code can be looked up', async () => {
    const answer = answered()
    await savePublicAnswer(answer.make)
    const uid = await strangerUid()
    expect(await read(answer.path)).toMatchObject({
      uid,
      creadoPor: 'Usuario Anónimo',
      codigoMunicipio: answer.code,
    })
    await says(`consultas_publicas/${answer.code}`, { formId: 'encuesta', docCode: answer.code })
    await saysCounted({ id: 'encuesta' }, 1)
  })

  it('ANS-15 20 times at once is one answer', async () => {
    const answer = answered()
    await Promise.all(Array.from({ length: 20 }, () => savePublicAnswer(answer.make)))
    expect(await read(answer.path)).toMatchObject({ codigoMunicipio: answer.code })
    await saysCounted({ id: 'encuesta' }, 2)
  })

  it('ANS-15 counts as saved when only the reply of the server got lost', async () => {
    const answer = answered()
    globalThis.fetch = async (...request) => {
      const response = await fetch(...request)
      if (isCommit(request)) throw new TypeError('fetch failed')
      return response
    }
    await savePublicAnswer(answer.make)
    expect(await read(answer.path)).toBeDefined()
  })

  it('ANS-14 ANS-15 fails without network, and the next try saves the same answer', async () => {
    const answer = answered()
    globalThis.fetch = () => Promise.reject(new TypeError('fetch failed'))
    expect(await failureOf(savePublicAnswer(answer.make))).toMatchObject({ code: 'offline' })
    globalThis.fetch = fetch
    expect(await read(answer.path)).toBeUndefined()
    await savePublicAnswer(answer.make)
    expect(await read(answer.path)).toBeDefined()
  })

  it('ANS-15 finds an answer again that its author saved long ago', async () => {
    const answer = answered()
    await savePublicAnswer(answer.make)
    await says(`consultas_publicas/${answer.code}`, { docCode: answer.code })
    await savePublicAnswer(answer.make)
    expect(await failureOf(savePublicAnswer(answered({ id: answer.id }).make))).toMatchObject({
      code: 'forbidden',
    })
  })

  it('ANS-15 refuses the code of another answer', async () => {
    const first = answered()
    await savePublicAnswer(first.make)
    await says(`consultas_publicas/${first.code}`, { docCode: first.code })
    const thief = answered({ code: first.code })
    expect(await failureOf(savePublicAnswer(thief.make))).toMatchObject({ code: 'forbidden' })
  })

  it('LIST-06 is refused by a form that closed meanwhile', async () => {
    await change('formularios_publicos/encuesta', { abierto: false, motivo: 'eliminado' })
    expect(await failureOf(savePublicAnswer(answered().make))).toMatchObject({ code: 'forbidden' })
    await change('formularios_publicos/encuesta', { abierto: true, motivo: null })
  })
})

describe('sending files', () => {
  const png = new Blob([new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10])], { type: 'image/png' })
  const answerId = 'aunsinguardar0000000'
  const place = (random: string) => attachmentPath('imagen', 'encuesta', random, 'foto.png')

  it('FILE-02 uploads with progress, overwrites nothing, and removes', async () => {
    const path = place('aaaaaaaaaaaa')
    const parts: number[] = []
    await publicUploader.upload(path, png, {
      answerId,
      contentType: 'image/png',
      onProgress: (part) => parts.push(part),
    })
    const other = new Blob([png, png], { type: 'image/png' })
    const over = failureOf(publicUploader.upload(path, other, { answerId, contentType: 'image/png' }))
    expect(await over).toMatchObject({ code: 'forbidden' })
    // The same file again is what a phone sends whose first reply was lost.
    await publicUploader.upload(path, png, { answerId, contentType: 'image/png' })
    expect(parts.at(-1)).toBe(1)
    await publicUploader.remove(path)
    await publicUploader.remove(path)
    await publicUploader.upload(path, png, { answerId, contentType: 'image/png' })
  })

  it('FILE-01 is refused by the server for a type that is not accepted', async () => {
    const failure = failureOf(
      publicUploader.upload(place('bbbbbbbbbbbb'), png, { answerId, contentType: 'text/html' }),
    )
    expect(await failure).toMatchObject({ code: 'forbidden' })
  })

  it('FILE-02 does not begin when it was cancelled before', async () => {
    const signal = AbortSignal.abort()
    const path = place('cccccccccccc')
    expect(
      await failureOf(publicUploader.upload(path, png, { answerId, contentType: 'image/png', signal })),
    ).not.toBeNull()
    // Nothing is overwritten: that the file can be sent now says that it was not there.
    await publicUploader.upload(path, png, { answerId, contentType: 'image/png' })
  })
})
