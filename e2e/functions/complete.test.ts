import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settle } from '../../functions/src/checking/check-content'
import type { SubmittedSignature } from '../../src/domain/answer/submitted-signature'
import { signaturePath } from '../../src/domain/files/storage-path'
import { aSection, questions, THREE_STATES } from '../../src/testing/builders'
import { Scenario } from '../../src/testing/scenario'
import { answerTo, formAt, formDocuments, newName, stored } from '../rules/documents'
import { AREA, AWAY, FOREIGN_AREA, OTHER_AREA, OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { call } from './calls'
import {
  AUTHOR,
  beginCompleting,
  begun,
  completeHere,
  endCompleting,
  entries,
  expectRefused,
  FORM,
  keep,
  left,
  now,
  path,
  photo,
  save,
  statusOf,
} from './completing'
import { atWork, claimsToken } from './staff-tokens'
import { says } from './events'
import { change, owner, write } from './world'

const PNG = 'abcdefghijkl'

beforeAll(beginCompleting)
beforeEach(() => save())
afterAll(endCompleting)

describe('completing an answer', () => {
  it('COMP-01 stores what was filled in, the server’s time, the state and the author, and the answer has no faults', async () => {
    await keep(photo().path)
    const secciones = begun()
      .answer('Metros', '40')
      .attach('Foto', { imagen: photo() })
      .addRow('Local')
      .answer('Rubro', 'Patio', { row: 2 })
      .checkCondition('Multa').stored
    expect(await statusOf({ secciones, estado: 1 })).toBe('OK')
    const after = await now()
    expect(after.secciones).toEqual(secciones)
    expect(after.estados).toEqual({ ...THREE_STATES, actual: 1, clave: '1' })
    expect(after.lastUpdate?.getTime()).toBeGreaterThan(left.answer.lastUpdate?.getTime() ?? 0)
    expect(after.timeStamp).toEqual(after.lastUpdate)
    expect(await entries()).toMatchObject([
      {
        por: 'sara',
        creadoPor: 'ines',
        de: 'Pendiente',
        a: 'En proceso',
        codigoMunicipio: left.answer.codigoMunicipio,
      },
    ])
    expect(after.invalida).toBe(false)
  })

  it('COMP-01 clears the mark of an incomplete answer once it has no faults', async () => {
    const strict = formAt(OWN_AREA, {
      id: 'estricto',
      secciones: [
        aSection({ preguntas: questions({ titulo: 'Rubro', required: true }, { titulo: 'Otro' }) }),
      ],
    })
    await layOut(formDocuments(owner, strict), owner)
    const made = answerTo(strict, AUTHOR, { id: newName(owner, 'respuesta'), secciones: [] })
    await write(`respuestas_formularios/${made.id}`, { ...stored(owner, made), lastUpdate: new Date() })
    left.answer = made
    await settle(made.id)
    left.answer = await now()
    expect(left.answer.invalida).toBe(true)
    const open = () => Scenario.open(strict.secciones)
    await expectRefused({ secciones: open().answer('Otro', 'x').stored }, 'content')
    expect(await statusOf({ secciones: open().answer('Rubro', 'Kiosco').stored })).toBe('OK')
    await settle(made.id)
    expect((await now()).invalida).toBe(false)
  })

  it('COMP-01 twice with the same content, at once or later, is one completion and one entry', async () => {
    const filled = { secciones: begun().answer('Metros', '40').stored }
    const outcomes = await Promise.all(['sara', 'sara', 'sara'].map((who) => completeHere(who, filled)))
    expect(outcomes).toEqual(['ok', 'ok', 'ok'])
    const { lastUpdate } = await now()
    expect(await statusOf(filled)).toBe('OK')
    expect((await now()).lastUpdate).toEqual(lastUpdate)
    expect(await entries()).toHaveLength(1)
  })

  it('COMP-01 at the same time as another person: one succeeds, the other is told', async () => {
    await atWork('lola', 'ROLE_ADMIN')
    const outcomes = await Promise.all([
      completeHere('sara', { secciones: begun().answer('Metros', '40').stored }),
      completeHere('lola', { secciones: begun().answer('Metros', '45').stored }),
    ])
    expect(outcomes.sort()).toEqual(['aborted', 'ok'])
    expect(await entries()).toHaveLength(1)
  })

  it('COMP-01 on top of an older version of the answer stores nothing', async () => {
    await change(path(), { 'estados.actual': 1, lastUpdate: new Date(Date.now() + 1000) })
    expect(await statusOf({ secciones: begun().answer('Metros', '40').stored })).toBe('ABORTED')
    expect(await statusOf({ lastUpdate: null, secciones: begun().answer('Metros', '40').stored })).toBe(
      'ABORTED',
    )
    expect((await now()).secciones).toEqual(left.answer.secciones)
  })

  it('COMP-01 without anything new stores nothing', async () => {
    expect(await statusOf({})).toBe('OK')
    expect(await now()).toEqual(left.answer)
    expect(await entries()).toEqual([])
  })
})

describe('signatures of a completed answer', () => {
  const sign = (indexSignature: number): SubmittedSignature => {
    const imgURL = signaturePath(FORM.id, PNG)
    return { indexSignature, names: 'Sara Luz', imgID: PNG, imgURL }
  }
  const picture = () => keep(signaturePath(FORM.id, PNG))

  it('SIGN-05 staff give their own signature, once', async () => {
    await picture()
    expect(await statusOf({ signatures: [sign(1)] })).toBe('OK')
    left.answer = await now()
    expect(left.answer.signatures).toMatchObject([{ names: '' }, { ...sign(1), title: 'Inspección' }])
    expect(left.answer.invalida).toBe(false)
    await expectRefused({ signatures: [{ ...sign(1), names: 'Otra' }] }, 'signature')
  })

  it('SIGN-05 nobody signs for the citizen, or with a picture that is not there', async () => {
    await expectRefused({ signatures: [sign(1)] }, 'file')
    await picture()
    await expectRefused({ signatures: [sign(0)] }, 'signature')
    await expectRefused({ signatures: [sign(1), sign(1)] }, 'signature')
  })

  it('COMP-01 what the citizen signed stays, unless the form lets staff change it; the state may move', async () => {
    const signatures = FORM.signatures.map((one, index) => (index === 0 ? { ...one, ...sign(0) } : one))
    await save({ signatures })
    // Its picture was never kept: the mark for that comes in its own time, not in the midst of what is looked at.
    await says(path(), { invalida: true })
    await expectRefused({ secciones: begun().answer('Metros', '40').stored }, 'locked')
    expect(await statusOf({ estado: 1 })).toBe('OK')
    await save({ signatures, opcionales: { ...FORM.opcionales, signatureEditableAnswer: true } })
    const secciones = begun().answer('Rubro', 'Bar').stored
    expect(await statusOf({ secciones })).toBe('OK')
    expect((await now()).signatures).toEqual(left.answer.signatures)
    expect((await now()).secciones).toEqual(secciones)
  })
})

describe('completing somebody’s answer', () => {
  const filled = () => ({ secciones: begun().answer('Metros', '40').stored })

  it.each([
    ['staff of another area', () => atWork('otra', 'ROLE_SUPERVISOR', { areas: [OTHER_AREA] })],
    [
      'staff of another municipality',
      () => atWork('lejos', 'ROLE_SUPERVISOR_ELEVADO', { areas: [FOREIGN_AREA], municipalityPath: AWAY }),
    ],
    [
      'a role of own answers, for the answer of somebody else',
      () => atWork('censo', 'ROLE_CENSISTA_PRIVADO', { areas: [AREA] }),
    ],
    ['an inspector, for the own answer', () => atWork('ines', 'ROLE_INSPECTOR', { areas: [AREA] })],
    ['a role without answers', () => atWork('gena', 'ROLE_GENERADOR', { areas: [AREA] })],
  ])('COMP-01 %s is refused', async (_who, token) => {
    expect(await statusOf(filled(), await token())).toBe('PERMISSION_DENIED')
    expect(await now()).toEqual(left.answer)
  })

  it('COMP-01 is possible for own answers with a role that has only those', async () => {
    const own = await atWork('propia', 'ROLE_CENSISTA_PRIVADO', { areas: [AREA] })
    await save({ creadoPor: 'propia' })
    expect(await statusOf(filled(), own)).toBe('OK')
  })

  it('AUTH-07 is refused without a session, to citizens, and over a closed session', async () => {
    await atWork('fuera', 'ROLE_ADMIN')
    await change('sesiones_web/sid-fuera', { active: false })
    const citizen = claimsToken('sara', 'sid-sara', { citizenId: 'c-1' })
    for (const token of [null, claimsToken('fuera'), claimsToken('sara', 'sid-otra'), citizen]) {
      expect(await statusOf(filled(), token)).toBe('UNAUTHENTICATED')
    }
  })

  it('COMP-01 a malformed request, a missing answer and one without its version are refused', async () => {
    expect(await statusOf({ answerId: '../x' })).toBe('INVALID_ARGUMENT')
    expect((await call('completeAnswer', left.supervisor, {})).status).toBe('INVALID_ARGUMENT')
    expect(await statusOf({ answerId: 'ninguna' })).toBe('PERMISSION_DENIED')
    await save({ version: 99 })
    expect(await statusOf(filled())).toBe('DATA_LOSS')
  })
})
