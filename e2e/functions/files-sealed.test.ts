import { describe, expect, it } from 'vitest'
import { settle } from '../../functions/src/checking/check-content'
import { picturesOf } from '../../functions/src/pdf/pictures'
import { assembleAnswer } from '../../src/domain/answering/whole'
import { signaturePath } from '../../src/domain/files/storage-path'
import { toVersion } from '../../src/domain/form/version'
import { anAttachment, aSignature } from '../../src/testing/builders'
import { answerTo } from '../rules/documents'
import { STORAGE_BUCKET } from '../stack/ports'
import { drawSignature } from '../stack/seed/pictures/signature'
import { randomFor } from '../stack/seed/random'
import { PNG_BYTES } from './completing'
import {
  ME,
  newId,
  form,
  bucket,
  isThere,
  opensWith,
  takenBack,
  keptBy,
  sent,
  photoPath,
  naming,
  pathOf,
  save,
  deleted,
  inWorldOfFiles,
} from './stored-files'
import { read } from './world'

inWorldOfFiles()

/** A sender with tools of their own, who writes any metadata. */
async function sentAs(
  path: string,
  id: string,
  bytes: string | Buffer,
  contentType: string,
): Promise<string> {
  await bucket()
    .file(path)
    .save(bytes, {
      contentType,
      metadata: {
        contentDisposition: 'attachment; filename="factura.exe"',
        cacheControl: 'public, max-age=31536000',
        contentLanguage: 'xx',
        metadata: { respuesta: id, uid: ME.uid, firebaseStorageDownloadTokens: 'elegido' },
      },
    })
  return path
}
const headersOf = async (path: string) => {
  const [{ contentType, contentDisposition, cacheControl, contentLanguage }] = await bucket()
    .file(path)
    .getMetadata()
  return { contentType, contentDisposition, cacheControl, contentLanguage }
}

describe('the metadata of a file', () => {
  it('SEC-05 is set by the server once an answer keeps the file: type, headers, and no address that opens for anybody', async () => {
    const id = newId()
    const photo = await sentAs(photoPath(), id, PNG_BYTES, 'image/jpeg')
    expect(await opensWith(photo, 'elegido')).toBe(true)
    await save(id, { secciones: naming(photo) })
    expect(await takenBack(() => settle(id))).toEqual([photo])
    expect(await headersOf(photo)).toEqual({
      contentType: 'image/png',
      contentDisposition: 'inline',
      cacheControl: 'private, max-age=0',
      contentLanguage: undefined,
    })
    expect(await keptBy(photo)).toBe(id)
    expect(await read(pathOf(id))).toMatchObject({ invalida: false })
  })

  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>', 'image/png'],
    ['a drawing with programs in it', '<svg onload="alert(1)"/>', 'image/png'],
    ['a program', 'MZ\0\0', 'image/jpeg'],
  ])('SEC-05 marks an answer with %s for a photo, and keeps it as bytes', async (_what, bytes, type) => {
    const id = newId()
    const photo = await sentAs(photoPath(), id, bytes, type)
    await save(id, { secciones: naming(photo) })
    expect(await takenBack(() => settle(id))).toEqual([photo])
    expect(await headersOf(photo)).toMatchObject({
      contentType: 'application/octet-stream',
      contentDisposition: 'attachment',
    })
    expect(await read(pathOf(id))).toMatchObject({ invalida: true })
    // Looked at again it is what it was, and it goes with its answer.
    await settle(id)
    expect(await read(pathOf(id))).toMatchObject({ invalida: true })
    await deleted(id, photo)
    expect(await isThere(photo)).toBe(false)
  })

  it('SEC-05 is set for the other files even if the first one is missing', async () => {
    const id = newId()
    const signature = signaturePath(form.id, 'firma0000002')
    await sentAs(signature, id, PNG_BYTES, 'image/png')
    await save(id, {
      secciones: naming(photoPath()),
      signatures: [aSignature({ imgID: 'firma0000002', imgURL: signature })],
    })
    expect(await takenBack(() => settle(id))).toEqual([signature])
    expect(await keptBy(signature)).toBe(id)
  })

  it('SEC-05 is set for a file that an older answer names by an address', async () => {
    const id = newId()
    const photo = await sent(photoPath(), id)
    const signature = await sent(signaturePath(form.id, 'firma0000003'), id)
    const address = (path: string) =>
      `https://firebasestorage.googleapis.com/v0/b/${STORAGE_BUCKET}/o/${encodeURIComponent(path)}?alt=media&token=t`
    const imagen = { ...anAttachment({ path: photo }), url: address(photo) }
    const secciones = [{ id: 'seccion-0', orden: 0, preguntas: [{ id: 'pregunta-0', orden: 0, imagen }] }]
    const signatures = [aSignature({ names: 'Ana Roca', imgID: 'firma0000003', imgURL: address(signature) })]
    await save(id, { secciones, signatures })
    await settle(id)
    expect(await read(pathOf(id))).toMatchObject({ invalida: false })
    expect([await keptBy(photo), await keptBy(signature)]).toEqual([id, id])
  })

  it('SEC-05 PDF-01 does not let a PDF draw the picture of another answer', async () => {
    const [mine, others] = [newId(), newId()]
    const picture = Buffer.from(drawSignature(randomFor('firma')))
    const [own, foreign] = [photoPath(), photoPath()]
    await sentAs(own, mine, picture, 'image/png')
    await bucket()
      .file(foreign)
      .save(picture, { metadata: { metadata: { respuesta: others, uid: 'uid-otra' } } })
    const drawn = async (path: string) => {
      const answer = { ...answerTo(form, ME), id: mine, secciones: naming(path) }
      return [...(await picturesOf(assembleAnswer(toVersion(form), answer))).keys()]
    }
    expect(await drawn(own)).toEqual([own])
    expect(await drawn(foreign)).toEqual([])
  })
})
