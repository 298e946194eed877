import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tellAtOnce } from '../../functions/src/notices/at-once'
import { tellDaily } from '../../functions/src/notices/daily'
import { ASSIGN_ANSWER, LIST_ASSIGNEES } from '../../src/domain/calls/assign-answer'
import { colleagueNamesResponseSchema, GET_COLLEAGUE_NAMES } from '../../src/domain/calls/colleague-names'
import type { Form } from '../../src/domain/form/form'
import { FIRST_CHOICE } from '../../src/domain/notices/choice'
import { daysAfter } from '../../src/domain/privacy/retention-due'
import { answerPath } from '../../src/domain/store-paths'
import { THREE_STATES } from '../../src/testing/builders'
import { answerTo, formAt, formDocuments, newName, options, stored } from '../rules/documents'
import { FOREIGN_AREA, HOME, OTHER_AREA, OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { outsideKeys, outsideSettings } from '../stack/outside/params'
import { call } from './calls'
import { heard } from './events'
import { mails } from './mail-world'
import { atWork } from './staff-tokens'
import { beginWorld, change, owner, read, write } from './world'
import { listAssigneesResponseSchema } from '../../src/domain/assignment/assignable'

Object.assign(process.env, outsideSettings(), outsideKeys())

const AUTHOR = {
  creadoPor: 'colega',
  uid: 'uid-colega',
  firstName: 'Colega',
  lastName: 'Paz',
  inspectorID: '',
}
const GIVEN = new Date('2026-10-09T14:00:00Z')
const [GROUP = ''] = OWN_AREA.areas

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
async function answered(form: Form): Promise<string> {
  const answer = answerTo(form, AUTHOR, { id: newName(owner, 'answer'), fechaCreacion: GIVEN })
  await write(answerPath(answer.id), stored(owner, answer))
  return answer.id
}
const assigneeOf = async (id: string) => (await read(answerPath(id)))?.['asignado']
const give = (token: string, answerId: string, to: string) => {
  attempts += 1
  return call(ASSIGN_ANSWER, token, { answerId, to, note: '', attempt: `intento-grupo-${attempts}` })
}
const rule = (personas: string[]) => ({ id: 'por-turno', si: '', personas })

beforeAll(async () => {
  await beginWorld()
  await change(HOME, { zonaHoraria: 'America/Argentina/Cordoba' })
  await change(GROUP, { nombre: 'Obras' })
  sara = await atWork('sara', 'ROLE_SUPERVISOR')
})
beforeEach(async () => {
  await atWork('beto', 'ROLE_SUPERVISOR')
})

describe('the turn of a group', () => {
  it('REACH-08 an answer is given to who works in one of its areas, whose group is offered first and called by its name', async () => {
    const form = await laidOut()
    const id = await answered(form)
    const { result } = await call(LIST_ASSIGNEES, sara, { formId: form.id })
    expect(listAssigneesResponseSchema.parse(result).people[0]).toEqual({ username: GROUP, name: 'Obras' })
    expect((await give(sara, id, GROUP)).result).toMatchObject({ asignado: GROUP })
    expect(await assigneeOf(id)).toBe(GROUP)
    const names = await call(GET_COLLEAGUE_NAMES, sara, { usernames: [GROUP, 'sara', FOREIGN_AREA] })
    expect(colleagueNamesResponseSchema.parse(names.result).people).toContainEqual({
      username: GROUP,
      name: 'Obras',
    })
  })

  it('REACH-08 SEC-01 no group has an answer that is not of its area, is none, or is of another municipality', async () => {
    const id = await answered(await laidOut())
    for (const to of [OTHER_AREA, FOREIGN_AREA, `${HOME}/areas_municipales/ninguna`])
      expect((await give(sara, id, to)).status).toBe('NOT_FOUND')
    for (const to of [HOME, 'usuarios/sara', `${GROUP}/x`, `${GROUP}/x/y`, '../areas/obras'])
      expect((await give(sara, id, to)).status).toBe('INVALID_ARGUMENT')
    expect(await assigneeOf(id)).toBeUndefined()
  })

  it('REACH-08 SEC-01 groups of other municipalities are called nothing', async () => {
    const { result } = await call(GET_COLLEAGUE_NAMES, sara, { usernames: [FOREIGN_AREA] })
    expect(colleagueNamesResponseSchema.parse(result).people).toEqual([])
  })

  it('REACH-08 a rule gives to a group', async () => {
    const id = await answered(await laidOut({ reparto: [rule([OTHER_AREA, GROUP])] }))
    await heard()
    expect(await assigneeOf(id)).toBe(GROUP)
  })

  it('REACH-07 REACH-08 who is of the group is told as of their own, inspectors who do not see it are not', async () => {
    await mails.reset()
    const now = new Date()
    const told = { ...FIRST_CHOICE, asignadas: 'ya', ya: true, desde: daysAfter(now, -9) }
    await atWork('ines', 'ROLE_INSPECTOR')
    for (const name of ['beto', 'ines'])
      await change(`usuarios/${name}`, { avisos: told, email: `${name}@villadelrio.test` })
    const id = await answered(await laidOut())
    await give(sara, id, GROUP)
    const noon = new Date(`${now.toISOString().slice(0, 10)}T15:00:00Z`)
    const later = new Date(Math.max(noon.getTime(), now.getTime() + 60_000))
    await change(answerPath(id), { asignadoEl: daysAfter(later, -0.1) })
    await tellAtOnce(later)
    const to = async () => (await mails.sent()).map(({ recipients }) => recipients.join())
    expect(await to()).toContain('beto@villadelrio.test')
    expect(await to()).not.toContain('ines@villadelrio.test')
    await mails.reset()
    for (const name of ['beto', 'ines'])
      await change(`usuarios/${name}`, { avisos: { ...FIRST_CHOICE, desde: daysAfter(now, -9) } })
    await tellDaily(later)
    const digestOf = async (name: string) =>
      (await mails.sent()).find(({ recipients }) => recipients.includes(`${name}@villadelrio.test`))
    expect((await digestOf('beto'))?.text).toMatch(
      /Asignadas a usted o a su área desde el último resumen: [1-9]/,
    )
    expect(await digestOf('ines')).toBeUndefined()
  })
})

describe('handing on', () => {
  it('REACH-08 what waits goes to who comes next by the rules of its form, and they are told', async () => {
    const form = await laidOut({ reparto: [rule(['beto'])] })
    const other = await laidOut({ reparto: [rule(['beto'])] })
    const [waiting, nobodys] = [await answered(form), await answered(other)]
    await heard()
    expect(await assigneeOf(waiting)).toBe('beto')
    await change(`formularios/${form.id}`, { reparto: [rule(['beto', 'sara'])] })
    await change('usuarios/beto', { baja: true })
    await heard()
    expect(await read(answerPath(waiting))).toMatchObject({ asignado: 'sara', asignadoEl: expect.anything() })
    expect(await read(answerPath(nobodys))).toMatchObject({ asignado: '' })
  })
})
