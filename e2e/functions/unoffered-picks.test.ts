import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settle } from '../../functions/src/checking/check-content'
import { workOn } from '../../functions/src/person/erase'
import type { StoredSection } from '../../src/domain/answer/answer'
import { compactSections } from '../../src/domain/answering/compact'
import { assembleAnswer } from '../../src/domain/answering/whole'
import { historyOf } from '../../src/domain/correction/history'
import { correctedAnswer, correctedSections, sectionsInPlace } from '../../src/domain/correction/overlay'
import { vanishedIn } from '../../src/domain/correction/vanished'
import { toVersion } from '../../src/domain/form/version'
import { dependingOn, withBelonging } from '../../src/domain/form-logic/depending'
import { anOption, aSection, questions, TYPED } from '../../src/testing/builders'
import { pick, REVIEWED } from '../../src/testing/corrections'
import { formAt, formDocuments, options } from '../rules/documents'
import { OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { call } from './calls'
import { endCompleting } from './completing'
import { because, beginCorrecting, correct, expectRefused, left, now, path, revise, save } from './correcting'
import { askedFor, BY_NAME, foundAll, requestRef } from './person-world'
import { atWork } from './staff-tokens'
import { owner, read } from './world'

const town = (orden: number, texto: string, option: string) =>
  withBelonging(anOption(orden, { id: texto, texto }), { question: 'province', option })
const FORM = formAt(OWN_AREA, {
  id: 'mudanzas',
  opcionales: options(REVIEWED),
  secciones: [
    aSection({
      id: 's',
      preguntas: questions(
        {
          ...{ id: 'province', titulo: 'Provincia', ...TYPED['single-choice'] },
          opciones: [
            anOption(0, { id: 'north', texto: 'Norte' }),
            anOption(1, { id: 'south', texto: 'Sur' }),
          ],
        },
        {
          ...{ id: 'towns', titulo: 'Localidades', ...TYPED['multiple-choice'] },
          filtroOpciones: dependingOn('province'),
          opciones: [
            town(0, 'Arriba', 'north'),
            town(1, 'Abajo', 'south'),
            anOption(2, { id: 'Lejos', texto: 'Lejos' }),
            town(3, 'Cumbre', 'north'),
            { ...town(4, 'Otra', 'north'), otra: true },
          ],
        },
      ),
    }),
  ],
})

const lives = (
  province: string,
  ...towns: (readonly [string, number])[]
): { secciones: StoredSection[] } => ({
  secciones: [
    {
      ...{ id: 's', orden: 0 },
      preguntas: [
        { id: 'province', orden: 0, respuesta: province },
        ...(towns.length > 0
          ? [{ id: 'towns', orden: 1, opciones: towns.map(([id, orden]) => ({ id, orden })) }]
          : []),
      ],
    },
  ],
})
const UP = ['Arriba', 0] as const
const DOWN = ['Abajo', 1] as const
const NEITHER = ['Lejos', 2] as const
const TOP = ['Cumbre', 3] as const
const GIVEN = lives('0', UP, NEITHER, TOP)
const MOVED = lives('1', NEITHER)

const struck = async () => {
  const inPlace = sectionsInPlace(FORM.secciones, await now())
  return inPlace.flatMap((_, at) =>
    vanishedIn(inPlace, at).flatMap(({ picks }) => picks.map(({ texto }) => texto)),
  )
}
const counts = async () => compactSections(correctedSections(FORM.secciones, await now()))
const reread = async () => void (left.answer = await now())
async function sendBack(...ids: string[]): Promise<void> {
  const items = ids.map((preguntaId) => pick('s', { preguntaId }))
  const request = { sections: ['s'], items, comment: '', vence: null }
  expect((await correct({ request })).status).toBe('OK')
  await reread()
}
const corrects = async (given: { secciones: StoredSection[] }) => {
  expect((await correct(given)).status).toBe('OK')
  await reread()
}
const revises = async (given: { secciones: StoredSection[] }) => {
  await sendBack('province', 'towns')
  expect((await revise(given)).status).toBe('OK')
  await reread()
}
/** What lists show and find, once the answer was looked at. */
async function listed(): Promise<string> {
  await settle(left.answer.id)
  const stored = await read(path())
  expect(stored?.['invalida']).toBe(false)
  return JSON.stringify(stored?.['ficha'])
}

beforeAll(async () => {
  await beginCorrecting()
  await layOut(formDocuments(owner, FORM), owner)
})
beforeEach(() => save({ ...GIVEN, diaComienzo: '2026-10-05' }, FORM))
afterAll(endCompleting)

describe.each([
  ['a correction', corrects],
  ['a revision', revises],
])('picks whose options %s takes away', (by, change) => {
  it('LOGIC-10 are struck, nobody’s edit and nowhere counted, and there again as they were given', async () => {
    await change(MOVED)
    expect(await struck()).toEqual(['Arriba', 'Cumbre'])
    expect(await counts()).toEqual(MOVED.secciones)
    expect(await listed()).not.toMatch(/arriba|cumbre/i)
    const shown = correctedAnswer(assembleAnswer(toVersion(FORM), await now()))
    expect(JSON.stringify(shown.secciones)).not.toMatch(/"id":"(Arriba|Cumbre)"[^}]*"checked":true/)
    const edited = ((await now()).editsBySupervisor ?? []).map(({ editedAnswers }) =>
      editedAnswers.answers.map(({ title }) => title),
    )
    expect(edited).toEqual(by === 'a correction' ? [['Provincia']] : [])
    const gone = { count: 2, about: ['Arriba', 'Cumbre'] }
    expect(historyOf(await now()).at(-1)?.unoffered).toEqual(
      by === 'a revision' ? gone : { count: 0, about: [] },
    )
    await change(GIVEN)
    expect(await counts()).toEqual(GIVEN.secciones)
    expect(await struck()).toEqual([])
    expect(await listed()).toMatch(/arriba/i)
  })

  it('LOGIC-10 stay below what is ticked by hand beside them, through what comes later', async () => {
    await change(lives('1', DOWN, NEITHER))
    await sendBack('province')
    expect((await revise(lives('1', DOWN, NEITHER))).status).toBe('OK')
    await reread()
    expect(await struck()).toEqual(['Arriba', 'Cumbre'])
    await change(lives('0', UP, NEITHER, TOP))
    expect(await counts()).toEqual(GIVEN.secciones)
    expect(await struck()).toEqual(['Abajo'])
  })

  it('LOGIC-10 CIT-04 are the server’s to keep: what a browser says is kept, or picks of it, is not taken', async () => {
    if (by === 'a revision') await sendBack('province', 'towns')
    const send = by === 'a revision' ? revise : correct
    await expectRefused(() => send(lives('1', UP, NEITHER)), because('content'))
    const [section] = MOVED.secciones
    const forged = (section?.preguntas ?? []).map((one) => ({
      ...one,
      conservadas: [{ id: 'Abajo', orden: 1 }],
      sinOfrecer: ['Abajo'],
    }))
    await expectRefused(
      () => send({ secciones: [{ ...GIVEN.secciones[0], id: 's', orden: 0, preguntas: forged }] }),
      {
        status: 'FAILED_PRECONDITION',
      },
    )
    for (const kept of [{ conservadas: [] }, { conservado: [] }, { editsBySupervisor: [] }])
      await expectRefused(() => send({ ...MOVED, ...kept }), { status: 'INVALID_ARGUMENT' })
  })
})

it('LOGIC-10 OPS-03 who is named in a pick that was taken away is found by name and erased with it', async () => {
  const { secciones } = lives('0', ['Otra', 4])
  const named = secciones.map((section) => ({
    ...section,
    preguntas: section.preguntas?.map((one) =>
      one.id === 'towns' ? { ...one, otraRespuesta: 'de Norma Vega' } : one,
    ),
  }))
  await save({ secciones: named, diaComienzo: '2026-10-05' }, FORM)
  await revises(lives('1', DOWN))
  expect(await struck()).toEqual(['Otra'])
  expect(await listed()).not.toMatch(/norma/i)
  const { found } = await foundAll(BY_NAME, 50)
  expect(found.filter(({ answerId }) => answerId === left.answer.id)).toMatchObject([
    { where: ['content'], by: ['name'] },
  ])
  const [elsa, adela] = [await atWork('elsa', 'ROLE_SUPERVISOR_ELEVADO'), await atWork('adela', 'ROLE_ADMIN')]
  const { id } = await askedFor(elsa, [left.answer.id], { search: BY_NAME })
  await call('decideErasure', adela, { id, decision: 'confirm' })
  await workOn(requestRef(id), { perStep: 7, forMs: 60_000 })
  expect(await read(path())).toBeUndefined()
})
