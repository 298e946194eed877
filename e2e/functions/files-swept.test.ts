import { collection, getDocs } from 'firebase/firestore/lite'
import { beforeEach, describe, expect, it } from 'vitest'
import { settle } from '../../functions/src/checking/check-content'
import { permitFiles } from '../../functions/src/limits/file-permit'
import { pauseAccount } from '../../functions/src/limits/pause-account'
import { sweepFiles } from '../../functions/src/files/sweep'
import { LIMITS } from '../../src/domain/store-paths'
import { randomText } from '../../src/lib/random'
import {
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
  inWorldOfFiles,
} from './stored-files'
import { owner, read, remove, write } from './world'

inWorldOfFiles()

describe('the sweep', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000)
  const counters = async () => (await getDocs(collection(owner, LIMITS))).docs
  /** A stranger's account that may send files. */
  async function permitted() {
    const uid = 'uid-con-permiso'
    await permitFiles(uid, '198.51.100.7', form.id)
    for (const { id } of await counters()) await remove(`${LIMITS}/${id}`)
    return { uid, path: photoPath() }
  }
  beforeEach(async () => {
    await bucket().deleteFiles({ force: true })
    await remove('mantenimiento/archivos')
  })

  it('FILE-02 removes uploads without a saved answer after a month, and no others', async () => {
    const id = newId()
    const [kept, left, strange] = [photoPath(), photoPath(), photoPath()]
    await sent(kept, id)
    await save(id, { secciones: naming(kept) })
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

  it('SEC-03 removes uploads of a paused account after a day, where no answer names them', async () => {
    const id = newId()
    await pauseAccount('uid-inundador')
    const from = (uid: string, respuesta: string) => ({ metadata: { metadata: { uid, respuesta } } })
    const [flood, wanted, other] = [photoPath(), photoPath(), photoPath()]
    await bucket().file(flood).save('x', from('uid-inundador', 'nunca-se-guardo'))
    await bucket().file(wanted).save('x', from('uid-inundador', id))
    await save(id, { secciones: naming(wanted) })
    await bucket().file(other).save('x', from('uid-vecina', 'nunca-se-guardo'))
    await sweepFiles(inDays(0.9))
    expect(await isThere(flood)).toBe(true)
    await sweepFiles(inDays(1.1))
    expect(await Promise.all([flood, wanted, other].map(isThere))).toEqual([false, true, true])
  })

  it('SEC-05 removes a file that claims an answer which does not name it', async () => {
    const [id, unreadable] = [newId(), newId()]
    const [named, beside, unknown] = [photoPath(), photoPath(), photoPath()]
    await sent(named, id)
    await save(id, { secciones: naming(named) })
    await sent(beside, id)
    await sent(unknown, unreadable)
    await write(pathOf(unreadable), { secciones: 'roto' })
    await sweepFiles(inDays(29))
    expect(await Promise.all([named, beside, unknown].map(isThere))).toEqual([true, true, true])
    await sweepFiles(inDays(31))
    expect(await Promise.all([named, beside, unknown].map(isThere))).toEqual([true, false, true])
  })

  it('SEC-05 withdraws addresses that readers made of files of answers', async () => {
    const id = newId()
    const photo = await sent(photoPath(), id)
    await save(id, { secciones: naming(photo) })
    await settle(id)
    await bucket()
      .file(photo)
      .setMetadata({ metadata: { firebaseStorageDownloadTokens: 'de-un-lector' } })
    expect(await opensWith(photo, 'de-un-lector')).toBe(true)
    expect(await takenBack(() => sweepFiles(inDays(0)))).toContain(photo)
    expect(await keptBy(photo)).toBe(id)
  })

  it('FILE-05 SEC-05 does for the files of an answer what its lost event should have done', async () => {
    const [id, marked] = [newId(), newId()]
    const [photo, late] = [await sent(photoPath(), id), photoPath()]
    await save(id, { secciones: naming(photo) })
    // Looked at before its photo came.
    await save(marked, { secciones: naming(late) })
    await settle(marked)
    await sent(late, marked)
    await sweepFiles(inDays(0.05))
    expect([await keptBy(photo), await keptBy(late)]).toEqual([undefined, undefined])
    await sweepFiles(inDays(0.1))
    expect([await keptBy(photo), await keptBy(late)]).toEqual([id, marked])
    expect(await read(pathOf(marked))).toMatchObject({ invalida: false })
    // Nobody looked at it: it is left to be counted by who looks after answers.
    expect(await read(pathOf(id))).not.toHaveProperty('ficha')
  })

  it('FILE-05 SEC-05 SEC-03 has the server’s headers on files whose event was lost, and counts them once', async () => {
    const { uid, path } = await permitted()
    await bucket()
      .file(path)
      .save('x', {
        contentType: 'image/png',
        metadata: {
          contentDisposition: 'attachment; filename="factura.exe"',
          metadata: { uid, respuesta: 'en-un-borrador' },
        },
      })
    const counted = async () =>
      (await counters()).flatMap((one) => (one.get('que') === 'archivos' ? [one.get('bytes')] : []))
    await sweepFiles(inDays(0.05))
    expect(await counted()).toEqual([])
    await sweepFiles(inDays(0.1))
    await sweepFiles(inDays(0.1))
    const [{ contentDisposition, cacheControl }] = await bucket().file(path).getMetadata()
    expect({ contentDisposition, cacheControl }).toEqual({
      contentDisposition: 'attachment',
      cacheControl: 'private, max-age=0',
    })
    expect(await counted()).toEqual([1])
  })

  it('FILE-02 leaves kept files', async () => {
    const id = newId()
    await save(id, {})
    const keptPhoto = photoPath()
    await bucket()
      .file(keptPhoto)
      .save('x', { metadata: { metadata: { respuesta: 'nunca-se-guardo', guardado: `otra ${id}` } } })
    await sweepFiles(inDays(31))
    expect(await isThere(keptPhoto)).toBe(true)
    await remove(pathOf(id))
    await sweepFiles(inDays(31))
    expect(await isThere(keptPhoto)).toBe(false)
  })

  it('MAIL-01 PDF-01 removes attachments of unsent mails after a day, and documents after two', async () => {
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

  it('FILE-02 looks at a bounded number of files, goes on where it ended, and begins anew at the end', async () => {
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

  it('FILE-02 begins anew when the place where it ended is gone', async () => {
    await write('mantenimiento/archivos', { carpeta: 'no-existe/', desde: 'x' })
    const path = await sent(photoPath(), 'nunca-se-guardo')
    await sweepFiles(inDays(31))
    expect(await isThere(path)).toBe(false)
  })
})
