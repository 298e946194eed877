import { describe, expect, it } from 'vitest'
import { settle } from '../../functions/src/checking/check-content'
import { listedText } from '../../src/domain/question-types/files/list'
import type { StoredSection } from '../../src/domain/answer/answer'
import { onceHeard } from './events'
import { inWorldOfFiles, isThere, keptBy, newId, pathOf, photoPath, save, sent } from './stored-files'
import { read, remove } from './world'

inWorldOfFiles()

/** The sections of an answer that lists those files. */
const listing = (paths: string[], more: object = {}): StoredSection[] => {
  const files = paths.map((path) => ({
    ...{ path, name: 'foto.png', size: 9, caption: '', takenAt: '', place: '', ...more },
  }))
  const preguntas = [{ id: 'pregunta-1', orden: 1, respuesta: listedText(files) }]
  return [{ id: 'seccion-0', orden: 0, preguntas }]
}

describe('files that an answer lists', () => {
  it('KIND-08 FILE-02 are kept with the answer, and removed with it', async () => {
    const id = newId()
    const photos = [await sent(photoPath(), id), await sent(photoPath(), id)]
    await save(id, { secciones: listing(photos) })
    await onceHeard(async () => expect(await Promise.all(photos.map(keptBy))).toEqual([id, id]))
    expect(await read(pathOf(id))).toMatchObject({ invalida: false })
    await remove(pathOf(id))
    await onceHeard(async () => expect(await Promise.all(photos.map(isThere))).toEqual([false, false]))
  })

  it.each([
    ['one of another answer', async () => [await sent(photoPath(), 'de-otra-persona', 'uid-otra')], {}],
    ['one that never arrived', () => Promise.resolve([photoPath()]), {}],
    ['one of another form', () => Promise.resolve([photoPath('otro-formulario')]), {}],
  ])('KIND-08 SEC-05 %s marks the answer, and stays as it is', async (_which, make, more) => {
    const id = newId()
    await save(id, { secciones: listing(await make(), more) })
    await settle(id)
    expect(await read(pathOf(id))).toMatchObject({ invalida: true })
  })

  it('KIND-08 more than the form takes, or a place that it does not ask, mark the answer', async () => {
    for (const [count, more] of [
      [3, {}],
      [1, { place: '-31.4,-64.18' }],
    ] as const) {
      const id = newId()
      const photos = await Promise.all(Array.from({ length: count }, () => sent(photoPath(), id)))
      await save(id, { secciones: listing(photos, more) })
      await settle(id)
      expect(await read(pathOf(id))).toMatchObject({ invalida: true })
    }
  })
})
