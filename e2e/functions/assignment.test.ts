import { forgetAreaPeople } from '../../functions/src/assignment/area-people'
import { database } from '../../functions/src/platform/admin'
import { rebuildStatistics } from '../../functions/src/statistics/rebuild'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { StoredAnswer } from '../../src/domain/answer/answer'
import { answerNotesPath, MAX_NOTE } from '../../src/domain/answer/note'
import { NO_TERM } from '../../src/domain/assignment/due'
import type { SharingRule } from '../../src/domain/form/sharing-rule'
import {
  ASSIGN_ANSWER,
  assignAnswerResponseSchema,
  LIST_ASSIGNEES,
  type AssignAnswerRequest,
} from '../../src/domain/calls/assign-answer'
import type { Form } from '../../src/domain/form/form'
import { openCountsFrom } from '../../src/domain/statistics/aggregates/counts'
import { summaryOf } from '../../src/domain/statistics/aggregates/form-summary'
import { NO_SUMS, plus } from '../../src/domain/statistics/aggregates/sums'
import { answerPath, formCountsPath, OPEN_COUNTS } from '../../src/domain/store-paths'
import { aSection, questions, THREE_STATES } from '../../src/testing/builders'
import { answerTo, formAt, formDocuments, newName, options, stored } from '../rules/documents'
import { FOREIGN_AREA, HOME, OTHER_AREA, OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { auditEntries } from './audit-entries'
import { call } from './calls'
import { heard } from './events'
import { costOf } from './operations'
import { atWork, nobodyOfStaff } from './staff-tokens'
import { beginWorld, change, owner, read, remove, write } from './world'
import { listAssigneesResponseSchema } from '../../src/domain/assignment/assignable'

const AUTHOR = { creadoPor: 'ines', uid: 'uid-ines', firstName: 'Inés', lastName: 'Paz', inspectorID: '' }
/** A Friday, whose Monday is a holiday. */
const GIVEN = new Date('2026-10-09T14:00:00Z')
const TERMS = {
  ...THREE_STATES,
  disponibles: THREE_STATES.disponibles.map((state) => (state.id === 0 ? { ...state, plazo: 3 } : state)),
}

let sara: string
let attempts = 0
async function laidOut(given: Partial<Form> = {}): Promise<Form> {
  const form = formAt(OWN_AREA, {
    ...{ id: newName(owner, 'form'), estados: THREE_STATES, opcionales: options({ publico: true }) },
    ...given,
  })
  await layOut(formDocuments(owner, form), owner)
  return form
}
async function answered(form: Form, made: Partial<StoredAnswer> = {}): Promise<string> {
  const answer = answerTo(form, AUTHOR, { id: newName(owner, 'answer'), fechaCreacion: GIVEN, ...made })
  await write(answerPath(answer.id), stored(owner, answer))
  return answer.id
}
const turnOf = async (id: string) => {
  const { asignado, vence } = (await read(answerPath(id))) ?? {}
  return { asignado, vence }
}
const ask = (token: string | null, asked: Partial<AssignAnswerRequest>) => {
  attempts += 1
  return call(ASSIGN_ANSWER, token, {
    to: 'beto',
    note: '',
    attempt: `intento-asignar-${attempts}`,
    ...asked,
  })
}
const rule = (personas: string[]): SharingRule => ({ id: 'por-turno', si: '', personas })

beforeAll(async () => {
  await beginWorld()
  await change(HOME, { zonaHoraria: 'America/Argentina/Cordoba', festivos: ['2026-10-12'] })
  sara = await atWork('sara', 'ROLE_SUPERVISOR')
  await atWork('lejos', 'ROLE_SUPERVISOR', { areas: [FOREIGN_AREA] })
  await atWork('otra', 'ROLE_SUPERVISOR', { areas: [OTHER_AREA] })
  await atWork('ines', 'ROLE_INSPECTOR')
})
beforeEach(async () => {
  await atWork('beto', 'ROLE_SUPERVISOR')
})

describe('giving an answer to a person', () => {
  it('REACH-08 says whose turn it is, until when, by whom, with a note, and once for one request', async () => {
    const id = await answered(await laidOut({ estados: TERMS }))
    const before = (await read(answerPath(id)))?.['lastUpdate']
    const asked = { answerId: id, note: ' Falta el plano ', attempt: 'una-sola-vez-1' }
    const turn = { asignado: 'beto', vence: '2026-10-15' }
    expect(assignAnswerResponseSchema.parse((await ask(sara, asked)).result)).toEqual(turn)
    expect((await ask(sara, asked)).result).toEqual(turn)
    expect(await turnOf(id)).toEqual(turn)
    expect((await read(answerPath(id)))?.['lastUpdate']).toEqual(before)
    expect(await read(`${answerNotesPath(id)}/una-sola-vez-1`)).toMatchObject({
      texto: 'Falta el plano',
      autor: 'sara',
    })
    const noted = (await auditEntries('asignacion')).filter(({ respuesta }) => respuesta === id)
    expect(noted).toMatchObject([{ por: 'sara', de: '', a: 'beto' }])
    expect((await ask(sara, { answerId: id, to: null })).result).toEqual({ ...turn, asignado: '' })
  })

  it('REACH-08 without a term it waits for nobody else’s calendar', async () => {
    const id = await answered(await laidOut())
    expect((await ask(sara, { answerId: id })).result).toEqual({ asignado: 'beto', vence: NO_TERM })
    expect((await ask(sara, { answerId: id, to: null })).result).toEqual({ asignado: '', vence: '' })
  })

  it.each(['lejos', 'otra', 'nadie', 'uid-beto'])(
    'REACH-08 SEC-01 is refused for %s, who is not there or does not see it',
    async (to) => {
      const id = await answered(await laidOut(), { creadoPor: 'colega' })
      expect((await ask(sara, { answerId: id, to })).status).toBe('NOT_FOUND')
      expect((await turnOf(id)).asignado).toBeUndefined()
    },
  )

  it('REACH-08 SEC-01 is refused for an inspector who did not give it, and for somebody who was ended', async () => {
    const id = await answered(await laidOut(), { creadoPor: 'colega' })
    expect((await ask(sara, { answerId: id, to: 'ines' })).status).toBe('NOT_FOUND')
    await change('usuarios/beto', { baja: true })
    expect((await ask(sara, { answerId: id })).status).toBe('NOT_FOUND')
  })

  it('REACH-08 SEC-01 is nothing for inspectors, for people of other areas, and for who is no staff', async () => {
    const id = await answered(await laidOut())
    const ines = await atWork('ines', 'ROLE_INSPECTOR')
    const census = await atWork('censo', 'ROLE_CENSISTA_PRIVADO')
    const lejos = await atWork('lejos', 'ROLE_SUPERVISOR', { areas: [FOREIGN_AREA] })
    for (const token of [ines, census, lejos])
      expect((await ask(token, { answerId: id })).status).toBe('PERMISSION_DENIED')
    for (const [, tokenOf] of nobodyOfStaff('sara'))
      expect((await ask(await tokenOf(), { answerId: id })).status).toBe('UNAUTHENTICATED')
    expect((await ask(sara, { answerId: 'ninguna-que-haya' })).status).toBe('PERMISSION_DENIED')
    const long = await ask(sara, { answerId: id, note: 'x'.repeat(MAX_NOTE + 1) })
    expect(long.status).toBe('INVALID_ARGUMENT')
    expect((await turnOf(id)).asignado).toBeUndefined()
  })

  it('REACH-08 those are offered who see it, and nobody is told to who may not give it', async () => {
    const { id: formId } = await laidOut()
    const { result } = await call(LIST_ASSIGNEES, sara, { formId })
    const names = listAssigneesResponseSchema.parse(result).people.map(({ username }) => username)
    expect(names).toEqual([...OWN_AREA.areas, 'beto', 'sara'])
    const ines = await atWork('ines', 'ROLE_INSPECTOR')
    expect((await call(LIST_ASSIGNEES, ines, { formId })).status).toBe('PERMISSION_DENIED')
    expect((await call(LIST_ASSIGNEES, sara, { formId: 'ninguno-que-haya' })).status).toBe(
      'PERMISSION_DENIED',
    )
  })
})

describe('by rule and by term', () => {
  it('REACH-08 a new answer is given with the write that looks at it, and only to who sees it', async () => {
    const form = await laidOut({ estados: TERMS, reparto: [rule(['lejos', 'nadie', 'beto'])] })
    const id = await answered(form)
    await heard()
    expect(await turnOf(id)).toEqual({ asignado: 'beto', vence: '2026-10-15' })
    const nobodys = await answered(await laidOut({ reparto: [rule(['lejos'])] }))
    const plain = await answered(await laidOut())
    await heard()
    expect(await turnOf(nobodys)).toEqual({ asignado: '', vence: '' })
    expect(await turnOf(plain)).toEqual({})
  })

  it('REACH-08 OPS-10 a rule costs no write of its own', async () => {
    const plain = await laidOut({ estados: TERMS })
    const shared = await laidOut({ estados: TERMS, reparto: [rule(['lejos', 'nadie', 'beto'])] })
    // What an instance keeps of a form is read by then.
    for (const form of [plain, shared]) await answered(form)
    await heard()
    const without = await costOf(() => answered(plain))
    const withRule = await costOf(() => answered(shared))
    expect(withRule.writes).toBe(without.writes)
  })

  it('REACH-08 by the area of the answered section it goes to who works there and sees it, not to inspectors or the ended', async () => {
    const there = [OTHER_AREA, ...OWN_AREA.areas]
    await atWork('dora', 'ROLE_SUPERVISOR', { areas: there })
    await atWork('eva', 'ROLE_SUPERVISOR', { areas: there })
    await change('usuarios/eva', { baja: true })
    await atWork('fermin', 'ROLE_INSPECTOR', { areas: there })
    await change(OTHER_AREA, { nombre: 'Alumbrado' })
    forgetAreaPeople()
    const secciones = [
      aSection({ id: 'luz', areaAsociada: { nombre: 'Alumbrado' }, preguntas: questions({ id: 'farola' }) }),
    ]
    const byArea = { id: 'r', si: '', personas: [], porArea: true }
    const form = await laidOut({ secciones, reparto: [byArea, rule(['beto'])] })
    const lit = [{ id: 'luz', orden: 0, preguntas: [{ id: 'farola', orden: 0, respuesta: 'Rota' }] }]
    const [id, blank] = [await answered(form, { secciones: lit }), await answered(form)]
    await heard()
    expect((await turnOf(id)).asignado).toBe('dora')
    // Its section was not answered: the next rule counts.
    expect((await turnOf(blank)).asignado).toBe('beto')
    await remove('usuarios/dora')
    await remove('usuarios/eva')
    await remove('usuarios/fermin')
    forgetAreaPeople()
    // The area is called otherwise now, or is none of this municipality.
    await change(OTHER_AREA, { nombre: 'Luz' })
    const nobodys = await answered(form, { secciones: lit })
    await heard()
    expect((await turnOf(nobodys)).asignado).toBe('beto')
  })

  it('REACH-08 the term is reckoned anew by the server when it moves, and over when nothing waits', async () => {
    const id = await answered(await laidOut({ estados: TERMS, reparto: [rule(['beto'])] }))
    await heard()
    await change(answerPath(id), { 'estados.actual': 1, 'estados.clave': '1', lastUpdate: new Date() })
    await heard()
    expect((await turnOf(id)).vence).toBe(NO_TERM)
    const moved = { 'estados.actual': 0, 'estados.clave': '0' }
    await change(answerPath(id), { ...moved, lastUpdate: new Date('2026-11-06T23:30:00Z') })
    await heard()
    expect((await turnOf(id)).vence).toBe('2026-11-11')
    await change(answerPath(id), { 'estados.actual': 2, 'estados.clave': '2', lastUpdate: new Date() })
    await heard()
    expect(await turnOf(id)).toEqual({ asignado: 'beto', vence: '' })
  })

  it('REACH-08 STAT-07 counts whether a state was left within its term, by month and by whose turn it was', async () => {
    const form = await laidOut({ estados: TERMS, reparto: [rule(['beto'])] })
    const [kept, late] = [await answered(form), await answered(form)]
    await heard()
    const moved = { 'estados.actual': 1, 'estados.clave': '1' }
    // The last hour of the due day in Córdoba, and the first after it.
    await change(answerPath(kept), { ...moved, lastUpdate: new Date('2026-10-16T02:30:00Z') })
    await change(answerPath(late), { ...moved, lastUpdate: new Date('2026-10-16T03:30:00Z') })
    await heard()
    await change(answerPath(kept), { 'estados.actual': 2, 'estados.clave': '2', lastUpdate: new Date() })
    await heard()
    await rebuildStatistics(form.id)
    const counts = await database()
      .collection(`${formCountsPath(form.id)}/${OPEN_COUNTS}`)
      .get()
    const sums = counts.docs
      .flatMap((part) => [...openCountsFrom(part.data()).horas.values()])
      .reduce((all, hour) => plus(all, hour), NO_SUMS)
    const summary = summaryOf(sums)
    expect(summary).toMatchObject({
      termMonths: [{ month: '2026-10', termed: 2, inTerm: 1 }],
      termPeople: [{ usuario: 'beto', termed: 2, inTerm: 1 }],
    })
    expect(summary.states.find(({ ref }) => ref === '0')).toMatchObject({ left: 2, termed: 2, inTerm: 1 })
    expect(summary.states.find(({ ref }) => ref === '1')).toMatchObject({ left: 1, termed: 0 })
  })

  it('REACH-08 who is ended, or works elsewhere now, hands on what waits, and the trail says so', async () => {
    const form = await laidOut({ reparto: [rule(['beto'])] })
    const [waiting, done] = [await answered(form), await answered(form)]
    await heard()
    await change(answerPath(done), { 'estados.actual': 2, 'estados.clave': '2', lastUpdate: new Date() })
    await heard()
    await change('usuarios/beto', { baja: true })
    await heard()
    expect((await turnOf(waiting)).asignado).toBe('')
    expect((await turnOf(done)).asignado).toBe('beto')
    expect(await auditEntries('asignacion')).toContainEqual(
      expect.objectContaining({ usuario: 'beto', cantidad: expect.any(Number) }),
    )
    await change('usuarios/beto', { baja: false })
    await heard()
    const next = await answered(form)
    await heard()
    expect((await turnOf(next)).asignado).toBe('beto')
    await atWork('beto', 'ROLE_SUPERVISOR', { areas: [OTHER_AREA] })
    await heard()
    expect((await turnOf(next)).asignado).toBe('')
  })
})
