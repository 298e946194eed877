import { beforeEach, describe, expect, it } from 'vitest'
import { lookAfterAnswers } from '../../functions/src/triggers/look-after'
import { MAX_ANSWER_BYTES } from '../../src/domain/answer/answer-size'
import { compactSections } from '../../src/domain/answering/compact'
import { answerCountPath, answerPath, PAUSED_ACCOUNTS } from '../../src/domain/store-paths'
import { anAttachment, aQuestion, aSection } from '../../src/testing/builders'
import { formAt, formDocuments, options } from '../rules/documents'
import { OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import './deployed'
import { limitedTo, strangersAnswer } from './flood-world'
import { unheard } from './events'
import { beginWorld, change, owner, read } from './world'

const FORM = formAt(OWN_AREA, {
  id: 'con-textos-largos',
  opcionales: options({ publico: true }),
  secciones: [aSection({ preguntas: [aQuestion({ titulo: 'Relato' })] })],
})
const HOUR_MS = 3_600_000
const later = () => new Date(Date.now() + 3 * HOUR_MS)

/** Sections that weigh more than an event carries. */
const large = () =>
  compactSections([aSection({ preguntas: [aQuestion({ respuesta: 'x'.repeat(2 * MAX_ANSWER_BYTES) })] })])

beforeEach(async () => {
  await beginWorld()
  await layOut(formDocuments(owner, FORM), owner)
  await unheard(async () => undefined)
})

describe('an answer whose event never came', () => {
  it('ANS-12 SEC-03 is counted, marked and held against its sender the next night', async () => {
    await limitedTo({ STRANGER_ANSWERS_PER_HOUR: 2 }, async () => {
      const ids = [
        await strangersAnswer(FORM, { uid: 'uid-larga', secciones: large() }),
        await strangersAnswer(FORM, { uid: 'uid-larga', secciones: large() }),
      ]
      await lookAfterAnswers(later())
      for (const id of ids) expect((await read(answerPath(id)))?.invalida).toBe(true)
      expect(await read(answerCountPath(FORM.id))).toMatchObject({ total: 2, invalidas: 2 })
      expect(await read(`${PAUSED_ACCOUNTS}/uid-larga`)).toBeDefined()
    })
  })

  it('ANS-12 is done with once, and whoever was looked at stays as it is', async () => {
    const id = await strangersAnswer(FORM)
    await lookAfterAnswers(later())
    const looked = await read(answerPath(id))
    expect(looked).toMatchObject({ invalida: false, ficha: expect.anything() })
    await lookAfterAnswers(later())
    expect(await read(answerPath(id))).toEqual(looked)
    expect(await read(answerCountPath(FORM.id))).toMatchObject({ total: 1 })
  })

  it('ANS-12 goes on the next day where it ended, and leaves to the events what came just now', async () => {
    await strangersAnswer(FORM)
    await lookAfterAnswers(new Date())
    expect(await read(answerCountPath(FORM.id))).toEqual({ total: 0 })
    await strangersAnswer(FORM)
    await lookAfterAnswers(later(), { pages: 1, perPage: 1 })
    await lookAfterAnswers(later(), { pages: 1, perPage: 1 })
    expect(await read(answerCountPath(FORM.id))).toMatchObject({ total: 2 })
  })

  it('FILE-05 DAY-01 what was changed later, and nobody heard of it, is checked again the next night', async () => {
    const id = await strangersAnswer(FORM)
    await lookAfterAnswers(later())
    const photo = 'imagenes/con-textos-largos/abcDEF123456.png'
    await change(answerPath(id), {
      lastUpdate: new Date(),
      secciones: [
        { ...large()[0], preguntas: [{ id: 'otra', orden: 0, imagen: anAttachment({ path: photo }) }] },
      ],
    })
    await lookAfterAnswers(later())
    // Its photo never came.
    expect(await read(answerPath(id))).toMatchObject({ invalida: true })
  })
})
