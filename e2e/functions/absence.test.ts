import { beforeEach, describe, expect, it } from 'vitest'
import { tellDaily } from '../../functions/src/notices/daily'
import { LIST_ASSIGNEES } from '../../src/domain/calls/assign-answer'
import { SET_ABSENCE, type SetAbsenceRequest } from '../../src/domain/calls/set-absence'
import type { Form } from '../../src/domain/form/form'
import { addDays } from '../../src/domain/calendar'
import { dayIn } from '../../src/domain/dates'
import { daysAfter } from '../../src/domain/privacy/retention-due'
import { answerPath, TOLD_DAILY_PATH } from '../../src/domain/store-paths'
import { THREE_STATES } from '../../src/testing/builders'
import { answerTo, formAt, formDocuments, newName, options, stored } from '../rules/documents'
import { FOREIGN_AREA, HOME, OTHER_AREA, OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { outsideKeys, outsideSettings } from '../stack/outside/params'
import { auditEntries } from './audit-entries'
import { call } from './calls'
import { heard } from './events'
import { atWork, nobodyOfStaff } from './staff-tokens'
import { beginWorld, change, owner, read, write } from './world'
import { listAssigneesResponseSchema } from '../../src/domain/assignment/assignable'

Object.assign(process.env, outsideSettings(), outsideKeys())

const ZONE = 'America/Argentina/Cordoba'
const AUTHOR = {
  creadoPor: 'colega',
  uid: 'uid-colega',
  firstName: 'Colega',
  lastName: 'Paz',
  inspectorID: '',
}
const TODAY = dayIn(new Date(), ZONE)
const day = (count: number) => addDays(TODAY, count) ?? ''

let beto: string
async function laidOut(given: Partial<Form> = {}): Promise<Form> {
  const form = formAt(OWN_AREA, {
    ...{ id: newName(owner, 'form'), estados: THREE_STATES, opcionales: options({ publico: true }) },
    ...given,
  })
  await layOut(formDocuments(owner, form), owner)
  return form
}
async function answered(form: Form, turn: { asignado?: string; vence?: string } = {}): Promise<string> {
  const answer = answerTo(form, AUTHOR, { id: newName(owner, 'answer') })
  await write(answerPath(answer.id), { ...stored(owner, answer), ...turn })
  return answer.id
}
const assigneeOf = async (id: string) => (await read(answerPath(id)))?.['asignado']
const note = (token: string | null, absence: SetAbsenceRequest['absence'], username = 'beto') =>
  call(SET_ABSENCE, token, { username, absence })
const rule = (personas: string[]) => ({ id: 'por-turno', si: '', personas })

beforeEach(async () => {
  await beginWorld()
  await change(HOME, { zonaHoraria: ZONE })
  beto = await atWork('beto', 'ROLE_SUPERVISOR')
  for (const username of ['sara', 'dora']) await atWork(username, 'ROLE_SUPERVISOR')
})

describe('who is away', () => {
  it('REACH-08 what falls due meanwhile goes to who stands in, what is due later or never waits', async () => {
    const form = await laidOut()
    const late = await answered(form, { asignado: 'beto', vence: day(-3) })
    const soon = await answered(form, { asignado: 'beto', vence: day(5) })
    const later = await answered(form, { asignado: 'beto', vence: day(6) })
    const open = await answered(form, { asignado: 'beto', vence: 'sin-plazo' })
    await heard()
    const absence = { desde: TODAY, hasta: day(5), relevo: 'sara' }
    expect((await note(beto, absence)).result).toEqual({ fault: null })
    await heard()
    for (const id of [late, soon]) expect(await assigneeOf(id)).toBe('sara')
    for (const id of [later, open]) expect(await assigneeOf(id)).toBe('beto')
    expect(await auditEntries('asignacion')).toContainEqual(
      expect.objectContaining({ usuario: 'beto', cantidad: 2 }),
    )
    const [noted] = (await auditEntries('usuarioCambio')).filter(({ usuario }) => usuario === 'beto')
    expect(noted).toMatchObject({ por: 'beto', cambios: [{ campo: 'ausencia', de: '' }] })
  })

  it('REACH-08 without anybody it goes by the rules of its form, and stays where they name nobody else', async () => {
    const shared = await answered(await laidOut({ reparto: [rule(['beto', 'dora'])] }), {
      ...{ asignado: 'beto', vence: day(1) },
    })
    const plain = await answered(await laidOut(), { asignado: 'beto', vence: day(1) })
    await heard()
    await change(answerPath(shared), { asignado: 'beto', vence: day(1) })
    await note(beto, { desde: TODAY, hasta: day(3), relevo: null })
    await heard()
    expect(await assigneeOf(shared)).toBe('dora')
    expect(await assigneeOf(plain)).toBe('beto')
  })

  it('REACH-08 gets nothing by rule: who stands in does, unless they are away too', async () => {
    const form = await laidOut({ reparto: [rule(['beto'])] })
    await note(beto, { desde: day(-1), hasta: day(3), relevo: 'sara' })
    const first = await answered(form)
    await heard()
    expect(await assigneeOf(first)).toBe('sara')
    await change('usuarios/sara', { ausencia: { desde: TODAY, hasta: TODAY, relevo: 'dora' } })
    const second = await answered(form)
    await heard()
    expect(await assigneeOf(second)).toBe('')
    // From the day after they are here.
    await change('usuarios/beto', { ausencia: { desde: day(-9), hasta: day(-1), relevo: 'sara' } })
    const third = await answered(form)
    await heard()
    expect(await assigneeOf(third)).toBe('beto')
  })

  it('REACH-08 an absence that begins later is begun by the morning of that day, once', async () => {
    const form = await laidOut()
    const due = await answered(form, { asignado: 'beto', vence: day(1) })
    await heard()
    const morning = new Date(`${TODAY}T15:00:00Z`)
    await note(beto, { desde: day(1), hasta: day(3), relevo: 'sara' })
    await heard()
    expect(await assigneeOf(due)).toBe('beto')
    // As if it were that day: noted for it, and looked at yesterday for the last time.
    await change('usuarios/beto', { ausencia: null })
    await heard()
    await write(TOLD_DAILY_PATH, { municipios: { [HOME]: { dia: day(-1), hasta: daysAfter(morning, -1) } } })
    await write('usuarios/beto', {
      ...(await read('usuarios/beto')),
      ausencia: { desde: TODAY, hasta: day(3), relevo: 'sara' },
    })
    await tellDaily(morning)
    expect(await assigneeOf(due)).toBe('sara')
    // What somebody gives them on purpose stays theirs.
    await change(answerPath(due), { asignado: 'beto' })
    await write(TOLD_DAILY_PATH, { municipios: { [HOME]: { dia: TODAY, hasta: daysAfter(morning, -1) } } })
    await tellDaily(daysAfter(morning, 1))
    expect(await assigneeOf(due)).toBe('beto')
  })

  it('REACH-08 whoever gives answers sees who is away', async () => {
    await note(beto, { desde: TODAY, hasta: day(3), relevo: null })
    const sara = await atWork('sara', 'ROLE_SUPERVISOR')
    const { id: formId } = await laidOut()
    const { result } = await call(LIST_ASSIGNEES, sara, { formId })
    const people = listAssigneesResponseSchema.parse(result).people
    expect(people.find(({ username }) => username === 'beto')?.away).toBe(day(3))
    expect(people.find(({ username }) => username === 'dora')?.away).toBeUndefined()
  })
})

describe('who may note it', () => {
  const absence = { desde: TODAY, hasta: day(3), relevo: null }

  it('REACH-08 SEC-01 oneself and who manages users, nobody else, and nobody of who is not there', async () => {
    const dora = await atWork('dora', 'ROLE_SUPERVISOR')
    expect((await note(dora, absence)).status).toBe('PERMISSION_DENIED')
    const chief = await atWork('jefa', 'ROLE_SUPERVISOR_ELEVADO')
    expect((await note(chief, absence)).result).toEqual({ fault: null })
    expect((await note(chief, absence, 'nadie')).status).toBe('PERMISSION_DENIED')
    await atWork('lejos', 'ROLE_SUPERVISOR', { areas: [FOREIGN_AREA], municipalityPath: 'paises/x' })
    expect((await note(chief, absence, 'lejos')).status).toBe('PERMISSION_DENIED')
    for (const [, tokenOf] of nobodyOfStaff('beto'))
      expect((await note(await tokenOf(), absence)).status).toBe('UNAUTHENTICATED')
  })

  it('REACH-08 nobody stands in for themselves, from another town hall, or who was ended; days are days', async () => {
    await atWork('lejos', 'ROLE_SUPERVISOR', { areas: [OTHER_AREA], municipalityPath: 'paises/x' })
    await change('usuarios/dora', { baja: true })
    for (const relevo of ['beto', 'lejos', 'dora', 'nadie'])
      expect((await note(beto, { ...absence, relevo })).result).toEqual({ fault: 'standIn' })
    expect((await note(beto, { ...absence, hasta: day(-1) })).result).toEqual({ fault: 'order' })
    expect((await note(beto, { ...absence, desde: day(-5), hasta: day(-1) })).result).toEqual({
      fault: 'past',
    })
    expect((await note(beto, { ...absence, hasta: day(500) })).result).toEqual({ fault: 'long' })
    for (const wrong of ['2026-02-30', '', 'mañana', '9999-99-99'])
      expect((await note(beto, { ...absence, hasta: wrong })).status).toBe('INVALID_ARGUMENT')
    expect((await read('usuarios/beto'))?.['ausencia']).toBeUndefined()
  })
})
