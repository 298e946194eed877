import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settle } from '../../functions/src/checking/check-content'
import { reviseAnswerResponseSchema } from '../../src/domain/calls/revise-answer'
import { PLACE_REF } from '../../src/domain/answer/corrections/spot'
import { anAttachment } from '../../src/testing/builders'
import { pick } from '../../src/testing/corrections'
import { AWAY } from '../rules/places'
import { endCompleting, keep } from './completing'
import {
  because,
  beginCorrecting,
  citizenToken,
  correct,
  entries,
  expectRefused,
  FORM,
  left,
  now,
  path,
  revise,
  RUBRO,
  save,
  sendBack,
  standing,
} from './correcting'
import { change } from './world'

beforeAll(beginCorrecting)
beforeEach(async () => {
  await save()
  await sendBack({ items: [RUBRO, pick('local', { preguntaId: 'frente', parte: 'imagen' })] })
})
afterAll(endCompleting)

const photo = (name: string) => ({
  imagen: anAttachment({ path: `imagenes/${FORM.id}/${name}`, name: 'frente.png' }),
})
const pub = () => ({ secciones: standing().answer('Rubro', 'Pub').stored })

describe('revising an answer', () => {
  it('CORR-05 stores what was requested in the answer, which has no faults', async () => {
    await keep(`imagenes/${FORM.id}/nueva0000000.png`, left.answer.id)
    const secciones = standing().answer('Rubro', 'Pub').attach('Frente', photo('nueva0000000.png')).stored
    expect(reviseAnswerResponseSchema.parse((await revise({ secciones })).result)).toEqual({ status: 'ok' })
    const after = await now()
    expect(after.secciones).toEqual(secciones)
    expect(after.requestsForChanges).toMatchObject([{ needCompletition: false }])
    expect(after.requestsForChanges?.[0]?.revisedDateTime).toBeInstanceOf(Date)
    const revisions = (await entries()).filter(({ tipo }) => tipo === 'revision')
    expect(revisions).toMatchObject([{ por: '', ciudadano: '40101' }])
    await settle(after.id)
    expect((await now()).invalida).toBe(false)
  })

  it('CORR-05 ANS-10 stores the place where it was asked for, and refuses it where it was not', async () => {
    const ubicacion = { latlng: { lat: -31.5, lng: -64.2 }, direccion: 'Belgrano 340' }
    await expectRefused(() => revise({ ubicacion }), because('locked'))
    await sendBack({ sections: [], items: [{ ...PLACE_REF, parte: 'ubicacion' }] })
    expect((await revise({ ubicacion })).status).toBe('OK')
    const after = await now()
    expect(after.ubicacion).toEqual(ubicacion)
    expect(after.requestsForChanges?.at(-1)).toMatchObject({ needCompletition: false, sinTocar: [] })
  })

  it('CORR-05 CORR-06 can be done once: the same revision again is accepted, another one comes too late', async () => {
    const asked = pub()
    expect((await revise(asked)).status).toBe('OK')
    expect((await revise(asked)).status).toBe('OK')
    await expectRefused(
      () => revise({ secciones: standing().answer('Rubro', 'Bar').stored }),
      because('revised'),
    )
    left.answer = await now()
    await expectRefused(() => revise(), because('revised'))
  })

  it('CORR-05 in two tabs at the same time stores one, and tells the other that it was done', async () => {
    const [one, other] = await Promise.all([
      revise(pub()),
      revise({ secciones: standing().answer('Rubro', 'Bar').stored }),
    ])
    const details = [one, other].filter(({ status }) => status !== 'OK')
    expect(details).toMatchObject([because('revised')])
  })

  it('CORR-05 loses nothing that a supervisor corrected meanwhile', async () => {
    const stale = left.answer
    expect((await correct({ secciones: standing().answer('Motivo', 'Olores').stored })).status).toBe('OK')
    left.answer = stale
    await expectRefused(() => revise(pub()), { status: 'ABORTED' })
    left.answer = await now()
    expect((await revise(pub())).status).toBe('OK')
    expect(standing(await now()).responseTo('Motivo').respuesta).toBe('Olores')
  })

  it('CORR-10 is refused after its day where the form says so, and nothing changes', async () => {
    const { opcionales } = left.answer
    await save({ opcionales: { ...opcionales, revisionEnPlazo: true } })
    await sendBack({ vence: Date.now() + 60_000 })
    const requestsForChanges = (await now()).requestsForChanges?.map((one) => ({
      ...one,
      vence: new Date(Date.now() - 60_000),
    }))
    await change(path(), { requestsForChanges })
    left.answer = await now()
    await expectRefused(() => revise(pub()), because('late'))
    await change(path(), { 'opcionales.revisionEnPlazo': false })
    left.answer = await now()
    expect((await revise(pub())).status).toBe('OK')
  })

  it('CORR-05 changes nothing that was not requested', async () => {
    await expectRefused(
      () => revise({ secciones: standing().answer('Motivo', 'Olores').stored }),
      because('locked'),
    )
    await expectRefused(
      () => revise({ secciones: standing().addRow('Local').answer('Rubro', 'x', { row: 1 }).stored }),
      because('locked'),
    )
    await expectRefused(() => revise({ secciones: [] }), because('locked'))
    await expectRefused(
      () => revise({ secciones: standing().answer('Rubro', '').stored }),
      because('content'),
    )
  })

  it('CORR-05 FILE-02 adds no file of another answer, and none that does not exist', async () => {
    await keep(`imagenes/${FORM.id}/ajena0000000.png`, 'otra-respuesta')
    const attach = (name: string) => ({ secciones: standing().attach('Frente', photo(name)).stored })
    await expectRefused(() => revise(attach('ajena0000000.png')), because('file'))
    await expectRefused(() => revise(attach('nohay0000000.png')), because('file'))
  })

  it.each([
    ['another citizen', () => citizenToken('40102'), 'PERMISSION_DENIED'],
    ['the same number in another municipality', () => citizenToken('40101', AWAY), 'PERMISSION_DENIED'],
    ['a citizen whose hour is over', () => citizenToken('40101', undefined, -1), 'UNAUTHENTICATED'],
    ['staff', () => left.corrector, 'UNAUTHENTICATED'],
    ['a stranger', () => null, 'UNAUTHENTICATED'],
  ])('CIT-04 CORR-05 is not done by %s', (_who, token, status) =>
    expectRefused(() => revise(pub(), token()), { status }),
  )

  it('CIT-04 tells nothing about an answer that does not exist', () =>
    expectRefused(() => revise({ ...pub(), answerId: 'ninguna' }), { status: 'PERMISSION_DENIED' }))
})
