import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settle } from '../../functions/src/checking/check-content'
import type { StoredAnswer } from '../../src/domain/answer/answer'
import { anAttachment, aSignature } from '../../src/testing/builders'
import { formAt, formDocuments, options } from '../rules/documents'
import { AREA, FOREIGN_AREA, OTHER_AREA, OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { endCompleting, keep } from './completing'
import { NO_PLACE } from '../../src/domain/answer/corrections/edit'
import { correctedSections } from '../../src/domain/correction/overlay'
import { pick, REVIEWED } from '../../src/testing/corrections'
import {
  asking,
  beginCorrecting,
  because,
  citizenToken,
  correct,
  entries,
  expectRefused,
  FORM,
  left,
  now,
  save,
  sendBack,
  standing,
} from './correcting'
import { atWork, claimsToken } from './staff-tokens'
import { owner } from './world'

beforeAll(beginCorrecting)
beforeEach(() => save())
afterAll(endCompleting)

const { parte: _parte, ...LOCAL } = pick('local')
/** The first row, taken away. */
const FIRST_ROW = { ...LOCAL, quitada: true }

const bar = () => ({ secciones: standing().answer('Rubro', 'Bar').stored })
const DENIED = { status: 'PERMISSION_DENIED' }

describe('correcting an answer', () => {
  it('CORR-02 keeps the original, the author and the moment, and the answer has no faults', async () => {
    const photo = anAttachment({ path: `imagenes/${FORM.id}/despues00000.png`, name: 'frente.png' })
    await keep(photo.path, left.answer.id)
    const secciones = standing()
      .answer('Rubro', 'Bar')
      .attach('Frente', { imagen: photo })
      .addRow('Local')
      .answer('Rubro', 'Patio', { row: 1 })
      .checkCondition('Multa')
      .answer('Monto', '100').stored
    const ubicacion = { latlng: { lat: -31.4, lng: -64.1 }, direccion: 'San Martín 20' }
    expect(await correct({ secciones, ubicacion })).toMatchObject({ status: 'OK', result: { told: 'none' } })
    const after = await now()
    expect(after.secciones).toEqual(left.answer.secciones)
    expect(standing(after).stored).toEqual(secciones)
    expect(after.lastUpdate?.getTime()).toBeGreaterThan(left.answer.lastUpdate?.getTime() ?? 0)
    const [edit] = after.editsBySupervisor ?? []
    expect(edit).toMatchObject({ madeBy: { username: 'sara', email: '' }, editedLocation: ubicacion })
    expect(Math.abs((edit?.sentDateTime?.getTime() ?? 0) - Date.now())).toBeLessThan(60_000)
    expect(await entries()).toMatchObject([{ tipo: 'correccion', por: 'sara', creadoPor: 'ines' }])
    await settle(after.id)
    expect((await now()).invalida).toBe(false)
  })

  it('CORR-02 CORR-07 takes a row and the place away, keeps them in the store, and puts them back', async () => {
    const ubicacion = { latlng: { lat: -31.4, lng: -64.1 }, direccion: 'San Martín 20' }
    const grown = standing().addRow('Local').answer('Rubro', 'Patio', { row: 1 }).stored
    expect((await correct({ secciones: grown, ubicacion })).status).toBe('OK')
    left.answer = await now()
    expect((await correct({ rows: [FIRST_ROW], ubicacion: NO_PLACE })).status).toBe('OK')
    const without = await now()
    expect(without.ubicacion).toBeNull()
    expect(without.secciones).toEqual(left.answer.secciones)
    expect(without.editsBySupervisor?.at(-1)).toMatchObject({
      editedRows: [{ rowIndex: 0, answer: 'false' }],
      previousLocation: ubicacion,
    })
    const rubro = () => correctedSections(FORM.secciones, left.answer)[0]?.preguntas[0]?.respuesta
    left.answer = without
    expect(rubro()).toBe('Patio')
    await settle(without.id)
    left.answer = await now()
    expect(left.answer.invalida).toBe(false)
    expect((await correct({ rows: [{ ...FIRST_ROW, quitada: false }] })).status).toBe('OK')
    left.answer = await now()
    expect(rubro()).toBe('Kiosco')
  })

  it('CORR-02 SEC-01 is refused for a row that is not there, for the only one, and for a hidden one', async () => {
    await expectRefused(() => correct({ rows: [{ ...FIRST_ROW, rowIndex: 1 }] }), because('content'))
    await expectRefused(() => correct({ rows: [FIRST_ROW] }), because('content'))
    const secciones = standing().addRow('Local').answer('Rubro', 'Patio', { row: 1 }).stored
    expect((await correct({ secciones })).status).toBe('OK')
    left.answer = await now()
    const unseen = { secciones: standing().answer('Rubro', 'Bar').stored, rows: [FIRST_ROW] }
    await expectRefused(() => correct(unseen), because('locked'))
    const forged = { ...FIRST_ROW, answer: 'true' }
    await expectRefused(() => correct({ rows: [forged] }), { status: 'INVALID_ARGUMENT' })
  })

  it('CORR-02 CORR-04 a correction and a request together are one change and two entries; sent twice they are stored once', async () => {
    const asked = { ...bar(), request: asking({ comment: 'No se lee.', vence: Date.now() + 60_000 }) }
    expect((await correct(asked)).status).toBe('OK')
    expect((await correct(asked)).status).toBe('OK')
    const { editsBySupervisor, requestsForChanges } = await now()
    expect([editsBySupervisor, requestsForChanges].map((list) => list?.length)).toEqual([1, 1])
    expect(requestsForChanges).toMatchObject([
      {
        needCompletition: true,
        comment: 'No se lee.',
        changesRequested: { answers: [{ oldAnswer: 'Bar' }] },
      },
    ])
    expect((await entries()).map(({ tipo }) => tipo).sort()).toEqual(['correccion', 'pedidoCambios'])
  })

  it('CORR-04 replaces an earlier request that nobody completed by a later one', async () => {
    await sendBack()
    await sendBack({ comment: 'Otra vez.' })
    expect((await now()).requestsForChanges?.map(({ needCompletition }) => needCompletition)).toEqual([
      false,
      true,
    ])
  })

  it('CORR-02 by two at the same time stores one, and tells the other that the answer changed', async () => {
    const other = { secciones: standing().answer('Rubro', 'Pub').stored }
    const outcomes = await Promise.all([correct(bar()), correct(other)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['ABORTED', 'OK'])
    expect((await now()).editsBySupervisor).toHaveLength(1)
  })

  it('CORR-03 CORR-04 CORR-06 CORR-10 is refused with a reason', async () => {
    await expectRefused(() => correct(), because('nothing'))
    await expectRefused(() => correct({ request: asking({ sections: [] }) }), because('noSections'))
    await expectRefused(
      () => correct({ request: asking({ sections: ['local', 'medidas'] }) }),
      because('noItems'),
    )
    await expectRefused(() => correct({ request: asking({ vence: Date.now() - 1 }) }), because('deadline'))
    const empty = { secciones: standing().answer('Rubro', '').stored }
    await expectRefused(() => correct(empty), because('content'))
  })

  it('CORR-02 FILE-02 is refused with a file of another answer, or one that does not exist', async () => {
    const attach = (name: string) => ({
      secciones: standing().attach('Frente', {
        imagen: anAttachment({ path: `imagenes/${FORM.id}/${name}`, name: 'x.png' }),
      }).stored,
    })
    await keep(`imagenes/${FORM.id}/ajena0000000.png`, 'otra-respuesta')
    await expectRefused(() => correct(attach('ajena0000000.png')), because('file'))
    await expectRefused(() => correct(attach('nohay0000000.png')), because('file'))
  })
})

describe('correcting is allowed or refused', () => {
  const inspector = () => atWork('ines', 'ROLE_INSPECTOR_ELEVADO_CORRECTOR', { areas: [AREA] })
  const people: [string, string, () => Promise<string>, Partial<StoredAnswer>][] = [
    ['OK', 'a supervisor with the right', () => Promise.resolve(left.corrector), {}],
    ['OK', 'an inspector with the right, the own ones', inspector, {}],
    ['PERMISSION_DENIED', 'nobody else’s', inspector, { creadoPor: 'otra' }],
    [
      'OK',
      'the elevated supervisor, any of the municipality',
      () => atWork('elena', 'ROLE_SUPERVISOR_ELEVADO', { areas: [OTHER_AREA] }),
      {},
    ],
    [
      'PERMISSION_DENIED',
      'no elevated supervisor of another municipality',
      () =>
        atWork('eva', 'ROLE_SUPERVISOR_ELEVADO', {
          areas: [FOREIGN_AREA],
          municipalityPath: 'paises/ar/provincias/cordoba/municipios/otro',
        }),
      {},
    ],
    [
      'PERMISSION_DENIED',
      'no supervisor of another area',
      () => atWork('olga', 'ROLE_SUPERVISOR_CORRECTOR', { areas: [OTHER_AREA] }),
      {},
    ],
    [
      'PERMISSION_DENIED',
      'no supervisor without the right',
      () => atWork('sol', 'ROLE_SUPERVISOR', { areas: [AREA] }),
      {},
    ],
    [
      'PERMISSION_DENIED',
      'no inspector without it',
      () => atWork('ivo', 'ROLE_INSPECTOR', { areas: [AREA] }),
      {},
    ],
    ['UNAUTHENTICATED', 'no citizen', () => Promise.resolve(citizenToken()), {}],
    [
      'UNAUTHENTICATED',
      'nobody whose session is none',
      () => Promise.resolve(claimsToken('sara', 'otra')),
      {},
    ],
  ]
  it.each(people)('CORR-01 ROLE-02 %s: %s', async (status, _who, token, given) => {
    await save(given)
    expect((await correct(bar(), await token())).status).toBe(status)
  })

  it('CORR-01 is refused for an answer that does not exist', () =>
    expectRefused(() => correct({ ...bar(), answerId: 'ninguna' }), DENIED))

  it('CORR-01 is refused for a form without portal and incidents', async () => {
    const form = formAt(OWN_AREA, {
      id: 'sin-portal',
      secciones: FORM.secciones,
      opcionales: options({ ...REVIEWED, incidentes: false }),
    })
    await layOut(formDocuments(owner, form), owner)
    await save({}, form)
    await expectRefused(() => correct(bar()), because('notReviewed'))
  })

  it('CORR-02 is refused for a signed answer, unless its form lets staff change it', async () => {
    const signatures = [aSignature({ names: 'Ana', imgID: 'abcdefghijkl', imgURL: 'firma' })]
    const opcionales = { ...left.answer.opcionales, digitalSignature: true }
    await save({ signatures, opcionales })
    await expectRefused(() => correct(bar()), because('locked'))
    await save({ signatures, opcionales: { ...opcionales, signatureEditableAnswer: true } })
    expect((await correct(bar())).status).toBe('OK')
  })

  it('CORR-02 SEC-01 is refused when the request names the author or the moment', async () => {
    for (const more of [
      { madeBy: { username: 'otra', email: '' } },
      { sentDateTime: 1 },
      { editsBySupervisor: [] },
    ]) {
      await expectRefused(() => correct({ ...bar(), ...more }), { status: 'INVALID_ARGUMENT' })
    }
  })
})
