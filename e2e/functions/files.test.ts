import { getStorage } from 'firebase-admin/storage'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { firebaseAdmin } from '../../functions/src/platform/admin'
import { settle } from '../../functions/src/answers/check-content'
import { forgetFiles } from '../../functions/src/answers/forget-files'
import { sweepFiles } from '../../functions/src/files/sweep'
import type { StoredAnswer, StoredSection } from '../../src/domain/answer/answer'
import { attachmentPath, signaturePath } from '../../src/domain/files/storage-path'
import type { Form } from '../../src/domain/form/form'
import { randomText } from '../../src/lib/random'
import { anAttachment, aQuestion, aSection, aSignature } from '../../src/testing/builders'
import { answerTo, formAt, formDocuments, newName, stored } from '../rules/documents'
import { OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { STORAGE_BUCKET } from '../stack/ports'
import { beginWorld, eventually, owner, read, remove, write } from './world'

const ME = { creadoPor: 'Usuario Anónimo', uid: 'uid-mia', firstName: '', lastName: '', inspectorID: '' }
const bucket = () => getStorage(firebaseAdmin()).bucket(STORAGE_BUCKET)
const isThere = async (path: string) => (await bucket().file(path).exists())[0]
const heldBy = async (path: string) => {
  const [{ metadata }] = await bucket().file(path).getMetadata()
  return metadata?.guardado
}
/** Sends a file as the browser of that account does. */
async function sent(path: string, respuesta: string, uid = ME.uid): Promise<string> {
  await bucket()
    .file(path)
    .save('x', { metadata: { metadata: { respuesta, uid } } })
  return path
}

let form: Form
const photoPath = (formId = form.id) => attachmentPath('imagen', formId, randomText(12), 'foto.png')
const addressOf = (path: string) =>
  `http://127.0.0.1:9196/v0/b/${STORAGE_BUCKET}/o/${encodeURIComponent(path)}?alt=media&token=t`
const naming = (path: string): StoredSection[] => {
  const imagen = anAttachment({ path, url: addressOf(path) })
  return [{ id: 'seccion-0', orden: 0, preguntas: [{ id: 'pregunta-0', orden: 0, imagen }] }]
}
const pathOf = (id: string) => `respuestas_formularios/${id}`
async function save(id: string, given: Partial<StoredAnswer>): Promise<void> {
  const answer = { ...answerTo(form, ME), id, ...given }
  await write(pathOf(id), { ...stored(owner, answer), areas: [] })
}
const newId = () => newName(owner, 'archivos')

beforeAll(async () => {
  await beginWorld()
  form = formAt(OWN_AREA, {
    id: newName(owner, 'archivos'),
    secciones: [aSection({ preguntas: [aQuestion({ adjuntar: true })] })],
    signatures: [aSignature()],
  })
  await layOut(formDocuments(owner, form), owner)
})
afterAll(() => bucket().deleteFiles({ force: true }))

describe('files that an answer refers to', () => {
  it('FILE-02 SIGN-04 are held for it once it is saved, and go with it', async () => {
    const id = newId()
    const photo = await sent(photoPath(), id)
    const picture = await sent(signaturePath(form.id, 'firma0000001'), id)
    const signatures = [aSignature({ imgID: 'firma0000001', imgURL: addressOf(picture) })]
    await save(id, { secciones: naming(photo), signatures })
    await eventually(async () => {
      expect(await heldBy(photo)).toBe(id)
      expect(await heldBy(picture)).toBe(id)
    })
    expect(await read(pathOf(id))).toMatchObject({ invalida: false })
    await remove(pathOf(id))
    await eventually(async () =>
      expect([await isThere(photo), await isThere(picture)]).toEqual([false, false]),
    )
  })

  it('FILE-02 are held although their sender said that they were for an answer that there is not', async () => {
    const id = newId()
    const photo = await sent(photoPath(), 'no-existe-ninguna')
    await save(id, { secciones: naming(photo) })
    await settle(id)
    expect(await heldBy(photo)).toBe(id)
    expect(await read(pathOf(id))).toMatchObject({ invalida: false })
  })

  it("FILE-02 mark an answer that names somebody else's, and stay as they are", async () => {
    const photo = await sent(photoPath(), 'de-otra-persona', 'uid-otra')
    const id = newId()
    await save(id, { secciones: naming(photo) })
    await settle(id)
    expect(await read(pathOf(id))).toMatchObject({ invalida: true })
    expect(await heldBy(photo)).toBeUndefined()
    await deleted(id, photo)
    expect(await isThere(photo)).toBe(true)
  })

  it('FILE-02 mark an answer that names one which was taken away before it was held', async () => {
    const id = newId()
    await save(id, { secciones: naming(photoPath()) })
    await settle(id)
    expect(await read(pathOf(id))).toMatchObject({ invalida: true })
  })

  it('FILE-02 without a sender are the town hall’s own: referred to by all, taken away with none', async () => {
    const [id, photo] = [newId(), photoPath()]
    await bucket().file(photo).save('x')
    await save(id, { secciones: naming(photo) })
    await settle(id)
    expect(await read(pathOf(id))).toMatchObject({ invalida: false })
    await deleted(id, photo)
    expect(await isThere(photo)).toBe(true)
  })

  it('FILE-02 of an answer that was saved once more as another stay until both are gone', async () => {
    const [first, second] = [newId(), newId()]
    const photo = await sent(photoPath(), first)
    for (const id of [first, second]) {
      await save(id, { secciones: naming(photo) })
      await settle(id)
    }
    expect(await heldBy(photo)).toBe(`${first} ${second}`)
    await deleted(first, photo)
    expect(await heldBy(photo)).toBe(second)
    await deleted(second, photo)
    expect(await isThere(photo)).toBe(false)
  })

  it('FILE-02 are held once for each answer, however often it is looked at, and for ten at most', async () => {
    const photo = await sent(photoPath(), 'la-primera-respuesta')
    const ids = Array.from({ length: 11 }, newId)
    for (const id of ids) {
      await save(id, { secciones: naming(photo) })
      await settle(id)
      await settle(id)
    }
    expect(await heldBy(photo)).toBe(ids.slice(0, 10).join(' '))
    expect(await read(pathOf(ids[10] ?? ''))).toMatchObject({ invalida: true })
  })
})

/** The answer as its deletion tells of it. */
const storedOf = (id: string, photo: string) =>
  stored(owner, { ...answerTo(form, ME), id, secciones: naming(photo) })

/** Deletes an answer and does what the event of it asks for, twice, as events come. */
async function deleted(id: string, photo: string): Promise<void> {
  await remove(pathOf(id))
  const change = { eventId: `borrada-${id}`, time: new Date(), answerId: id, after: undefined }
  for (let times = 0; times < 2; times += 1) await forgetFiles({ ...change, before: storedOf(id, photo) })
}

describe('an answer that is deleted', () => {
  it.each<[string, (id: string) => Promise<string>]>([
    ['of another answer', () => sent(photoPath(), 'otra-respuesta-mia')],
    ['of another form', (id) => sent(photoPath('otro-formulario'), id)],
    ['above a form', (id) => sent(`cabeceras/${form.id}/${randomText(12)}.png`, id)],
    ['of a mail', (id) => sent(`sendEmailv3/${ME.uid}/adjunto-${randomText(12)}.png`, id)],
    ['deeper than a form keeps any', (id) => sent(`imagenes/${form.id}/dentro/foto.png`, id)],
  ])('ALIST-04 takes no file with it that is %s, though it names it', async (_what, make) => {
    const id = newId()
    const path = await make(id)
    await deleted(id, path)
    expect(await isThere(path)).toBe(true)
  })

  it('ALIST-04 leaves the files of one that was saved again meanwhile', async () => {
    const id = newId()
    const photo = await sent(photoPath(), id)
    await save(id, { secciones: naming(photo) })
    await forgetFiles({
      eventId: 'x',
      time: new Date(),
      answerId: id,
      before: storedOf(id, photo),
      after: undefined,
    })
    expect(await isThere(photo)).toBe(true)
  })

  it('ALIST-04 that cannot be read, or whose files are gone, is no error', async () => {
    const change = { eventId: 'x', time: new Date(), answerId: newId(), after: undefined }
    await forgetFiles({ ...change, before: { secciones: 'roto' } })
    await forgetFiles({ ...change, before: storedOf(change.answerId, photoPath()) })
    const strange = await sent(photoPath(), '__reservado__')
    await forgetFiles({ ...change, before: storedOf(change.answerId, strange) })
    expect(await isThere(strange)).toBe(true)
  })
})

describe('the sweep', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000)
  beforeEach(async () => {
    await bucket().deleteFiles({ force: true })
    await remove('mantenimiento/archivos')
  })

  it('FILE-02 takes uploads whose answer was never saved, a month later, and no others', async () => {
    const id = newId()
    await save(id, {})
    const [kept, left, strange] = [photoPath(), photoPath(), photoPath()]
    await sent(kept, id)
    await sent(left, 'nunca-se-guardo')
    await sent(strange, '__reservado__')
    const free = photoPath()
    await bucket().file(free).save('x')
    const header = await sent(`cabeceras/${form.id}/${randomText(12)}.png`, 'nunca-se-guardo')
    await sweepFiles(inDays(29))
    expect(await Promise.all([kept, left, strange, free, header].map(isThere))).toEqual([
      true,
      true,
      true,
      true,
      true,
    ])
    await sweepFiles(inDays(31))
    expect(await Promise.all([kept, left, strange, free, header].map(isThere))).toEqual([
      true,
      false,
      false,
      true,
      true,
    ])
  })

  it('FILE-02 leaves what any answer holds', async () => {
    const id = newId()
    await save(id, {})
    const held = photoPath()
    await bucket()
      .file(held)
      .save('x', { metadata: { metadata: { respuesta: 'nunca-se-guardo', guardado: `otra ${id}` } } })
    await sweepFiles(inDays(31))
    expect(await isThere(held)).toBe(true)
    await remove(pathOf(id))
    await sweepFiles(inDays(31))
    expect(await isThere(held)).toBe(false)
  })

  it('MAIL-01 takes attachments of mails that were not sent, a day later, PDF-01 and documents after two', async () => {
    const mail = `sendEmailv3/uid-ines/adjunto-${randomText(12)}.pdf`
    const pdf = `pdf/${newId()}/documento.pdf`
    for (const path of [mail, pdf]) await bucket().file(path).save('x')
    await sweepFiles(inDays(0.9))
    expect([await isThere(mail), await isThere(pdf)]).toEqual([true, true])
    await sweepFiles(inDays(1.1))
    expect([await isThere(mail), await isThere(pdf)]).toEqual([false, true])
    await sweepFiles(inDays(2.1))
    expect(await isThere(pdf)).toBe(false)
  })

  it('FILE-02 looks at so much and no more, goes on where it ended, and begins anew at the end', async () => {
    const paths = Array.from({ length: 5 }, (_, n) => `imagenes/${form.id}/huerfana0000${n}.png`)
    for (const path of paths) await sent(path, 'nunca-se-guardo')
    const left = async () => (await Promise.all(paths.map(isThere))).filter(Boolean).length
    const little = { pages: 1, filesPerPage: 2 }
    for (const expected of [3, 1, 0]) {
      await sweepFiles(inDays(31), little)
      expect(await left()).toBe(expected)
    }
    expect(await read('mantenimiento/archivos')).toEqual({ carpeta: 'documentos/', desde: null })
    await sweepFiles(inDays(31))
    expect(await read('mantenimiento/archivos')).toEqual({ carpeta: 'imagenes/', desde: null })
    await sent(paths[0] ?? '', 'nunca-se-guardo')
    await sweepFiles(inDays(31))
    expect(await left()).toBe(0)
  })

  it('FILE-02 begins anew where the place that it ended at is not known any more', async () => {
    await write('mantenimiento/archivos', { carpeta: 'no-existe/', desde: 'x' })
    const path = await sent(photoPath(), 'nunca-se-guardo')
    await sweepFiles(inDays(31))
    expect(await isThere(path)).toBe(false)
  })
})
