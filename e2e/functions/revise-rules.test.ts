import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settle } from '../../functions/src/checking/check-content'
import { workOn } from '../../functions/src/person/erase'
import { sweepFiles } from '../../functions/src/files/sweep'
import type { StoredSection } from '../../src/domain/answer/answer'
import { vanishedIn } from '../../src/domain/correction/vanished'
import { correctedSections, sectionsInPlace } from '../../src/domain/correction/overlay'
import { historyOf } from '../../src/domain/correction/history'
import { anAttachment, aSection, questions, TYPED } from '../../src/testing/builders'
import { pick, REVIEWED } from '../../src/testing/corrections'
import { formAt, formDocuments, options } from '../rules/documents'
import { OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { call } from './calls'
import { endCompleting, keep } from './completing'
import { because, beginCorrecting, correct, expectRefused, left, now, path, revise, save } from './correcting'
import { askedFor, BY_NAME, foundAll, requestRef, whereverNamed } from './person-world'
import { isThere } from './stored-files'
import { atWork } from './staff-tokens'
import { owner, read } from './world'

const FORM = formAt(OWN_AREA, {
  id: 'alquileres',
  opcionales: options(REVIEWED),
  secciones: [
    aSection({
      id: 'casa',
      preguntas: questions(
        { id: 'rents', titulo: '¿Alquila?', ...TYPED['yes-no'] },
        { id: 'rent', titulo: 'Alquiler', ...TYPED.integer, mostrarSi: '{{rents}}' },
      ),
    }),
    aSection({
      ...{ id: 'dueno', orden: 1, titulo: 'Dueño', mostrarSi: '{{rents}}' },
      preguntas: questions(
        { id: 'nombre', titulo: 'Nombre', adjuntar: true },
        { id: 'apellido', titulo: 'Apellido' },
      ),
    }),
  ],
})
const PHOTO = `imagenes/${FORM.id}/duena0000000.png`

const house = (rents: string, rent = ''): StoredSection => ({
  ...{ id: 'casa', orden: 0 },
  preguntas: [
    { id: 'rents', orden: 0, respuesta: rents },
    ...(rent === '' ? [] : [{ id: 'rent', orden: 1, respuesta: rent }]),
  ],
})
const lessor: StoredSection = {
  ...{ id: 'dueno', orden: 1 },
  preguntas: [
    { id: 'nombre', orden: 0, respuesta: 'Norma', imagen: anAttachment({ path: PHOTO }) },
    { id: 'apellido', orden: 1, respuesta: 'Vega' },
  ],
}
const NOW_OWNS = { secciones: [house('false')] }

async function sendBack(): Promise<void> {
  const request = {
    ...{ sections: ['casa'], items: [pick('casa', { preguntaId: 'rents' })], comment: '', vence: null },
  }
  expect((await correct({ request })).status).toBe('OK')
  left.answer = await now()
}
const struck = async () => {
  const inPlace = sectionsInPlace(FORM.secciones, await now())
  return inPlace.flatMap((_, at) => vanishedIn(inPlace, at).map(({ response }) => response.respuesta))
}
const preserved = async () => (await now()).requestsForChanges?.map(({ conservado }) => conservado.length)

beforeAll(async () => {
  await beginCorrecting()
  await layOut(formDocuments(owner, FORM), owner)
})
beforeEach(async () => {
  await save({ secciones: [house('true', '400'), lessor], diaComienzo: '2026-10-05' }, FORM)
  await keep(PHOTO, left.answer.id)
  await sendBack()
})
afterAll(endCompleting)

describe('a revision by whose rules other questions vanish', () => {
  it('LOGIC-10 CORR-05 keeps what was given to them in its entry, once however often it is sent, and the answer has no faults', async () => {
    expect((await revise(NOW_OWNS)).status).toBe('OK')
    expect((await revise(NOW_OWNS)).status).toBe('OK')
    const after = await now()
    expect(after.secciones).toEqual(NOW_OWNS.secciones)
    expect(await struck()).toEqual(['400', 'Norma', 'Vega'])
    // Norma's photo is one of four.
    expect(await preserved()).toEqual([4])
    expect(historyOf(after).at(-1)?.vanished).toEqual({ count: 3, about: ['Alquiler', 'Nombre', 'Apellido'] })
    await settle(after.id)
    const checked = await read(path())
    expect(checked?.['invalida']).toBe(false)
    // Nothing that counts has it: neither what lists show and find nor what is exported.
    expect(checked).toHaveProperty('ficha.columnas', { rents: 'false' })
    expect(JSON.stringify(checked?.['ficha'])).not.toMatch(/norma|vega/i)
    expect(JSON.stringify(correctedSections(FORM.secciones, after))).toContain('Norma')
  })

  it('LOGIC-10 in two tabs at the same time keeps it once', async () => {
    await Promise.all([revise(NOW_OWNS), revise({ secciones: [house('true', '400'), lessor] })])
    expect((await preserved())?.every((count) => count === 0 || count === 4)).toBe(true)
    expect((await now()).requestsForChanges).toHaveLength(1)
  })

  it('LOGIC-10 of a second revision on top keeps what the first left, and what comes back is what is sent then', async () => {
    await revise(NOW_OWNS)
    left.answer = await now()
    await sendBack()
    expect((await revise(NOW_OWNS)).status).toBe('OK')
    expect(await preserved()).toEqual([4, 0])
    expect(await struck()).toEqual(['400', 'Norma', 'Vega'])
    left.answer = await now()
    await sendBack()
    const other = { ...lessor, preguntas: [{ id: 'nombre', orden: 0, respuesta: 'Pedro' }] }
    expect((await revise({ secciones: [house('true', '450'), other] })).status).toBe('OK')
    expect(await struck()).toEqual([])
    const asked = JSON.stringify(correctedSections(FORM.secciones, await now()))
    for (const one of ['450', 'Pedro']) expect(asked).toContain(`"respuesta":"${one}"`)
    for (const one of ['400', 'Norma', 'Vega']) expect(asked).not.toContain(`"respuesta":"${one}"`)
  })

  it('LOGIC-10 CIT-04 takes no list of vanished answers from a browser, nor values for what is hidden', async () => {
    const forged = {
      ...{ seccionId: 'casa', preguntaId: 'rents', parte: 'answer', title: 'x', answer: 'true' },
      ...{ desaparecio: true, condicionId: '', repeticion: 0, rowIndex: 0, opciones: [], archivo: null },
    }
    const lists = [{ conservado: [forged] }, { requestsForChanges: [{ conservado: [forged] }] }]
    for (const list of lists)
      await expectRefused(() => revise({ ...NOW_OWNS, ...list }), { status: 'INVALID_ARGUMENT' })
    await expectRefused(() => revise({ secciones: [house('false', '999')] }), because('content'))
    await expectRefused(() => revise({ secciones: [house('false'), lessor] }), because('content'))
    const changed = { ...lessor, preguntas: [{ id: 'apellido', orden: 1, respuesta: 'Otra' }] }
    await expectRefused(() => revise({ secciones: [house('true', '400'), changed] }), because('locked'))
  })

  it('LOGIC-10 FILE-02 keeps the files of what vanished through the sweep, also where nothing looked at the answer before', async () => {
    await revise(NOW_OWNS)
    await settle(left.answer.id)
    await sweepFiles(new Date(Date.now() + 40 * 24 * 60 * 60 * 1000))
    expect(await isThere(PHOTO)).toBe(true)
  })

  it('LOGIC-10 OPS-03 who is named in what vanished is found by name and erased with it, files too', async () => {
    await revise(NOW_OWNS)
    await settle(left.answer.id)
    const { found } = await foundAll(BY_NAME, 50)
    expect(found.filter(({ answerId }) => answerId === left.answer.id)).toMatchObject([
      { where: ['content'], by: ['name'] },
    ])
    const elsa = await atWork('elsa', 'ROLE_SUPERVISOR_ELEVADO')
    const adela = await atWork('adela', 'ROLE_ADMIN')
    const ids = found.map(({ answerId }) => answerId)
    const { id } = await askedFor(elsa, ids, { search: BY_NAME })
    await call('decideErasure', adela, { id, decision: 'confirm' })
    await workOn(requestRef(id), { perStep: 7, forMs: 60_000 })
    expect(await read(path())).toBeUndefined()
    expect(await isThere(PHOTO)).toBe(false)
    expect(await whereverNamed(BY_NAME)).toEqual([])
  })
})
