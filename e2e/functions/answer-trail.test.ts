import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { StoredAnswer } from '../../src/domain/answer/answer'
import { anonymousAuthor } from '../../src/domain/answering/new-answer'
import { GET_ANSWER_TRAIL, MAX_TRAIL_ENTRIES } from '../../src/domain/calls/get-answer-trail'
import { AREA, AWAY, FOREIGN_AREA, OTHER_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { call } from './calls'
import { endCompleting } from './completing'
import { asking, beginCorrecting, citizenToken, correct, left, save } from './correcting'
import { answered, incidentForm, municore } from './incident-world'
import { atWork, claimsToken } from './staff-tokens'
import { owner, write } from './world'

const minute = (count: number) => new Date(Date.now() + count * 60_000)
/** Fields of an entry of which the history shows nothing. */
const HIDDEN = {
  ...{ rol: 'ROLE_ADMIN', sesion: 'sid-sara', origen: { red: '10.0.0.0/24', dispositivo: 'Firefox' } },
  ...{ creadoPor: 'ines', ciudadano: '40101', cambios: [{ campo: 'x', de: 'a', a: 'b' }] },
}
const noted = (tipo: string, at: number, given: object = {}) => ({
  ...{ tipo, respuesta: left.answer.id, por: 'sara', fecha: minute(at), ...HIDDEN },
  ...given,
})
const layTrail = (...entries: object[]) =>
  layOut(Object.fromEntries(entries.map((entry, at) => [`auditoria/${left.answer.id}-${at}`, entry])), owner)

const ask = (token: string | null, data: unknown = { answerId: left.answer.id }) =>
  call(GET_ANSWER_TRAIL, token, data)
const told = async (token = left.corrector) => GET_ANSWER_TRAIL.response.parse((await ask(token)).result)

beforeAll(async () => {
  await beginCorrecting()
  left.corrector = await atWork('sara', 'ROLE_SUPERVISOR_CORRECTOR', {
    ...{ areas: [AREA], firstName: 'Sara', lastName: 'Ríos' },
  })
})
beforeEach(() => save({ fechaCreacion: minute(-60) }))
afterAll(endCompleting)

describe('what the audit trail tells whoever may read an answer', () => {
  it('CORR-09 contains moves, completions, mails and the incident, oldest first, with people’s names', async () => {
    await layTrail(
      noted('email', 4, { cantidad: 2 }),
      noted('estado', 1, { de: 'Pendiente', a: 'Resuelto' }),
      noted('incidente', -1, { por: '' }),
      noted('completado', 2, { por: 'quien-ya-no-esta' }),
      noted('mensaje', 5),
    )
    const { entries, isCut, people } = await told()
    const nothing = { from: '', to: '', recipients: null }
    expect(entries.map(({ when: _when, ...entry }) => entry)).toEqual([
      { ...nothing, kind: 'incidente', who: '' },
      { ...nothing, kind: 'estado', who: 'Sara Ríos', from: 'Pendiente', to: 'Resuelto' },
      { ...nothing, kind: 'completado', who: 'quien-ya-no-esta' },
      { ...nothing, kind: 'email', who: 'Sara Ríos', recipients: 2 },
      { ...nothing, kind: 'mensaje', who: 'Sara Ríos' },
    ])
    expect([isCut, people]).toEqual([false, []])
  })

  it('CORR-09 SEC-06 contains nothing of sessions, devices, roles and citizens, nor who only read or exported it', async () => {
    await layTrail(noted('estado', 1), noted('pdf', 2), noted('exportacion', 3), noted('borrado', 4))
    const answer = await ask(left.corrector)
    expect(GET_ANSWER_TRAIL.response.parse(answer.result).entries.map(({ kind }) => kind)).toEqual(['estado'])
    expect(JSON.stringify(answer.result)).not.toMatch(/sid-|ROLE_|10\.0\.0|Firefox|40101|"a"|"b"|pdf|caduca/)
  })

  it('CORR-09 contains nothing of another answer, nor of a deleted answer that had its id', async () => {
    await layTrail(
      noted('estado', 1, { respuesta: 'otra' }),
      noted('estado', -61, { de: 'De', a: 'la borrada' }),
    )
    expect((await told()).entries).toEqual([])
  })

  it('CORR-09 names the people who corrected and asked for changes', async () => {
    await correct({ request: asking() })
    expect((await told()).people).toEqual([{ username: 'sara', name: 'Sara Ríos' }])
  })

  it('CORR-09 INC-01 says once that its incident was made, and whose answer made it', async () => {
    await municore.reset()
    await atWork('ines', 'ROLE_INSPECTOR', { areas: [AREA], firstName: 'Inés', lastName: 'Roca' })
    const form = await incidentForm()
    const whoMade = async (answerId: string) => {
      const { result } = await ask(left.corrector, { answerId })
      return GET_ANSWER_TRAIL.response.parse(result).entries.map(({ kind, who }) => [kind, who])
    }
    expect(await whoMade(await answered(form))).toEqual([['incidente', 'Inés Roca']])
    const strangers = await answered(form, anonymousAuthor('uid-vecina'))
    expect(await whoMade(strangers)).toEqual([['incidente', '']])
  })

  it('CORR-09 SEC-06 contains the newest of very many entries, and says that there are older ones', async () => {
    const many = Array.from({ length: MAX_TRAIL_ENTRIES + 1 }, (_, at) =>
      noted('estado', at, { a: `Estado ${at}` }),
    )
    await layTrail(...many)
    const { entries, isCut } = await told()
    expect([entries.length, isCut]).toEqual([MAX_TRAIL_ENTRIES, true])
    expect([entries[0]?.to, entries.at(-1)?.to]).toEqual(['Estado 1', `Estado ${MAX_TRAIL_ENTRIES}`])
    await layTrail(noted('pdf', 0))
    expect(await told()).toMatchObject({ isCut: false, entries: { length: MAX_TRAIL_ENTRIES } })
  })

  it('SEC-06 leaves out a damaged entry and no other', async () => {
    await layTrail(noted('estado', 1, { cantidad: 'dos' }), noted('mensaje', 2))
    expect((await told()).entries).toMatchObject([{ kind: 'mensaje' }])
  })
})

describe('who is told', () => {
  const inspector = () => atWork('ines', 'ROLE_INSPECTOR', { areas: [AREA] })
  const people: [string, string, () => Promise<string | null>, Partial<StoredAnswer>][] = [
    ['OK', 'an inspector, of the own answer', inspector, {}],
    ['PERMISSION_DENIED', 'an inspector, of nobody else’s', inspector, { creadoPor: 'otra' }],
    ['OK', 'an administrator', () => atWork('adela', 'ROLE_ADMIN'), {}],
    [
      'PERMISSION_DENIED',
      'no supervisor of another area',
      () => atWork('olga', 'ROLE_SUPERVISOR', { areas: [OTHER_AREA] }),
      {},
    ],
    [
      'PERMISSION_DENIED',
      'no elevated supervisor of another municipality',
      () => atWork('eva', 'ROLE_SUPERVISOR_ELEVADO', { areas: [FOREIGN_AREA], municipalityPath: AWAY }),
      {},
    ],
    ['UNAUTHENTICATED', 'not the citizen whom it is about', () => Promise.resolve(citizenToken()), {}],
    ['UNAUTHENTICATED', 'no stranger', () => Promise.resolve(null), {}],
    [
      'UNAUTHENTICATED',
      'nobody whose session is none',
      () => Promise.resolve(claimsToken('sara', 'otra')),
      {},
    ],
    [
      'UNAUTHENTICATED',
      'nobody whose session was closed',
      async () => {
        const token = await atWork('clara', 'ROLE_ADMIN')
        await write('sesiones_web/sid-clara', { active: false, usuario: 'clara' })
        return token
      },
      {},
    ],
  ]
  it.each(people)('CORR-09 VIEW-04 %s: %s', async (status, _who, token, given) => {
    await save({ fechaCreacion: minute(-60), ...given })
    await layTrail(noted('estado', 1))
    const said = await ask(await token())
    expect(said.status).toBe(status)
    expect(JSON.stringify(said.result ?? null).includes('estado')).toBe(status === 'OK')
  })

  it('CORR-09 SEC-01 the refusal for a missing answer is the same as for a forbidden one', async () => {
    expect((await ask(left.corrector, { answerId: 'ninguna' })).status).toBe('PERMISSION_DENIED')
    for (const data of [null, {}, { answerId: 'a/b' }, { answerId: left.answer.id, tipo: 'pdf' }])
      expect((await ask(left.corrector, data)).status).toBe('INVALID_ARGUMENT')
  })
})
