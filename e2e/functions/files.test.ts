import { describe, expect, it } from 'vitest'
import { settle } from '../../functions/src/checking/check-content'
import { forgetFiles } from '../../functions/src/answers/forget-files'
import { signaturePath } from '../../src/domain/files/storage-path'
import { randomText } from '../../src/lib/random'
import { aSignature } from '../../src/testing/builders'
import {
  ME,
  newId,
  form,
  bucket,
  isThere,
  keptBy,
  sent,
  photoPath,
  naming,
  pathOf,
  save,
  storedOf,
  deleted,
  inWorldOfFiles,
} from './stored-files'
import { onceHeard } from './events'
import { read, remove } from './world'

inWorldOfFiles()

describe('files that an answer refers to', () => {
  it('FILE-02 SIGN-04 become kept files once it is saved, and are removed with it', async () => {
    const id = newId()
    const photo = await sent(photoPath(), id)
    const picture = await sent(signaturePath(form.id, 'firma0000001'), id)
    const signatures = [aSignature({ names: 'Ana Roca', imgID: 'firma0000001', imgURL: picture })]
    await save(id, { secciones: naming(photo), signatures })
    await onceHeard(async () => {
      expect(await keptBy(photo)).toBe(id)
      expect(await keptBy(picture)).toBe(id)
    })
    expect(await read(pathOf(id))).toMatchObject({ invalida: false })
    await remove(pathOf(id))
    await onceHeard(async () =>
      expect([await isThere(photo), await isThere(picture)]).toEqual([false, false]),
    )
  })

  it('FILE-02 become kept files even if their sender named a missing answer', async () => {
    const id = newId()
    const photo = await sent(photoPath(), 'no-existe-ninguna')
    await save(id, { secciones: naming(photo) })
    await settle(id)
    expect(await keptBy(photo)).toBe(id)
    expect(await read(pathOf(id))).toMatchObject({ invalida: false })
  })

  it('FILE-02 mark the answer when they are somebody else’s, and stay as they are', async () => {
    const photo = await sent(photoPath(), 'de-otra-persona', 'uid-otra')
    const id = newId()
    await save(id, { secciones: naming(photo) })
    await settle(id)
    expect(await read(pathOf(id))).toMatchObject({ invalida: true })
    expect(await keptBy(photo)).toBeUndefined()
    await deleted(id, photo)
    expect(await isThere(photo)).toBe(true)
  })

  it('FILE-02 mark the answer when one was removed before it was kept', async () => {
    const id = newId()
    await save(id, { secciones: naming(photoPath()) })
    await settle(id)
    expect(await read(pathOf(id))).toMatchObject({ invalida: true })
  })

  it('FILE-02 belong to the town hall when they have no sender: any answer may name them, and none removes them', async () => {
    const [id, photo] = [newId(), photoPath()]
    await bucket().file(photo).save('x')
    await save(id, { secciones: naming(photo) })
    await settle(id)
    expect(await read(pathOf(id))).toMatchObject({ invalida: false })
    await deleted(id, photo)
    expect(await isThere(photo)).toBe(true)
  })

  it('FILE-02 stay until both answers are gone when the answer was saved once more as another', async () => {
    const [first, second] = [newId(), newId()]
    const photo = await sent(photoPath(), first)
    for (const id of [first, second]) {
      await save(id, { secciones: naming(photo) })
      await settle(id)
    }
    expect(await keptBy(photo)).toBe(`${first} ${second}`)
    await deleted(first, photo)
    expect(await keptBy(photo)).toBe(second)
    await deleted(second, photo)
    expect(await isThere(photo)).toBe(false)
  })

  it('FILE-02 are kept once for each answer, however often it is checked, and for ten answers at most', async () => {
    const photo = await sent(photoPath(), 'la-primera-respuesta')
    const ids = Array.from({ length: 11 }, newId)
    for (const id of ids) {
      await save(id, { secciones: naming(photo) })
      await settle(id)
      await settle(id)
    }
    expect(await keptBy(photo)).toBe(ids.slice(0, 10).join(' '))
    expect(await read(pathOf(ids[10] ?? ''))).toMatchObject({ invalida: true })
  })
})

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

  it('ALIST-04 keeps its files when it was saved again meanwhile', async () => {
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

  it('ALIST-04 causes no error when it is damaged or its files are gone', async () => {
    const change = { eventId: 'x', time: new Date(), answerId: newId(), after: undefined }
    await forgetFiles({ ...change, before: { secciones: 'roto' } })
    await forgetFiles({ ...change, before: storedOf(change.answerId, photoPath()) })
    const strange = await sent(photoPath(), '__reservado__')
    await forgetFiles({ ...change, before: storedOf(change.answerId, strange) })
    expect(await isThere(strange)).toBe(true)
  })
})
