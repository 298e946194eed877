import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillDigests } from '../../functions/src/migrations/fill-digests'
import { rebuildStatistics } from '../../functions/src/statistics/rebuild'
import { moveAnswer } from '../../src/data/staff/answers'
import { workOf } from '../../src/data/staff/form-work'
import { exportPage } from '../../src/data/staff/export-page'
import { NO_FILTERS } from '../../src/domain/answers-list/filters'
import { addState, deleteState, setTransition } from '../../src/domain/form/edit-states'
import type { Form } from '../../src/domain/form/form'
import { stateRef } from '../../src/domain/form/state-ref'
import type { States } from '../../src/domain/form/state'
import type { User } from '../../src/domain/user/user'
import { FORM_WORK_FIELDS } from '../../src/domain/work/form-work'
import { answerTo, formAt, formDocuments, newName, stored } from '../rules/documents'
import { OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { connectData, enter, leave, listAnswers } from './data'
import { heard } from './events'
import { beginWorld, hire, owner, read, write } from './world'

const AUTHOR = { creadoPor: 'ana', uid: 'uid-ana', firstName: 'Ana', lastName: 'Paz', inspectorID: '' }
const pathOf = (id: string) => `respuestas_formularios/${id}`
/** As states were stored before they had references. */
const statesOf = (...names: string[]): States => ({
  disponibles: names.map((nombre, id) => ({
    ...{ id, nombre },
    transiciones: id + 1 < names.length ? [id + 1] : [],
  })),
  ...{ inicial: 0, actual: 0 },
})

let sara: User

async function save(form: Form, actual: number): Promise<string> {
  const answer = answerTo(form, AUTHOR, { id: newName(owner, 'answer') })
  await write(pathOf(answer.id), { ...stored(owner, answer), estados: { ...form.estados, actual } })
  return answer.id
}
/** The names of the states in which the answers stand that a list has under a state of the form. */
async function listed(form: Form, state: string): Promise<string[]> {
  const { answers } = await listAnswers({ form, user: sara, filters: { ...NO_FILTERS, state } })
  return answers.map(({ estados: { disponibles, actual } }) => disponibles[actual]?.nombre ?? '').sort()
}

beforeAll(async () => {
  connectData()
  await beginWorld()
  sara = await hire('sara', 'ROLE_SUPERVISOR')
  await enter(sara)
})
afterAll(leave)

describe('states that were removed and added under stored answers', () => {
  it('ALIST-02 DAY-04 a list, its moves, the work and the export have each answer in its own state', async () => {
    const first = formAt(OWN_AREA, {
      id: newName(owner, 'form'),
      estados: statesOf('Nueva', 'En curso', 'Hecha'),
    })
    await layOut(formDocuments(owner, first), owner)
    for (const state of [0, 1, 1, 2]) await save(first, state)
    const left = deleteState(first.estados, 0)
    const second: Form = {
      ...first,
      version: 2,
      estados: setTransition(
        addState(left, 'Archivada', () => 'archivada'),
        1,
        2,
        true,
      ),
    }
    await layOut(formDocuments(owner, second), owner)
    const moving = await save(second, 0)
    await heard()
    const [working = '', done = ''] = second.estados.disponibles.map(stateRef)
    expect(await listed(second, working)).toEqual(['En curso', 'En curso', 'En curso'])
    expect(await listed(second, done)).toEqual(['Hecha'])
    expect(await listed(second, '0')).toEqual(['Nueva'])
    const answer = (
      await listAnswers({ form: second, user: sara, filters: { ...NO_FILTERS, state: working } })
    ).answers.find(({ id }) => id === moving)
    if (!answer) throw new Error('the list has the answer')
    await moveAnswer(answer, 1)
    expect(await listed(second, done)).toEqual(['Hecha', 'Hecha'])
    expect((await read(pathOf(moving)))?.estados).toMatchObject({ actual: 1, clave: done })
    await heard()
    expect((await workOf([second.id], FORM_WORK_FIELDS)).get(second.id)?.porEstado).toEqual({
      ...{ 0: 1, [working]: 2, [done]: 2 },
    })
    const page = await exportPage({
      formId: second.id,
      filters: {
        code: '',
        author: '',
        assignee: '',
        citizenDni: '',
        state: done,
        order: 'fechaCreacion',
        from: null,
        to: null,
      },
      ...{ language: 'es', timeZone: 'UTC', lastDoc: null, upTo: null },
    })
    const column = page.columns.findIndex((one) => one.of === 'fact' && one.fact === 'state')
    expect(page.answers.map((row) => row[column])).toEqual(['Hecha', 'Hecha'])
  })

  it('ALIST-02 DAY-04 what was stored before states had references is mended, once', async () => {
    const first = formAt(OWN_AREA, {
      id: newName(owner, 'form'),
      estados: statesOf('Nueva', 'En curso', 'Hecha'),
    })
    const second = { ...first, version: 2, estados: statesOf('Nueva', 'Hecha') }
    await layOut({ ...formDocuments(owner, first), ...formDocuments(owner, second) }, owner)
    const old = [first, first, first, second].map((form, at) => {
      const answer = answerTo(form, AUTHOR, { id: newName(owner, 'answer') })
      const estados = { ...form.estados, actual: [0, 1, 2, 1][at] ?? 0 }
      return [pathOf(answer.id), { ...stored(owner, answer), estados }] as const
    })
    await layOut(Object.fromEntries(old), owner)
    expect(await listed(second, '1')).toEqual([])
    expect(await fillDigests(second.id)).toBe(4)
    expect(await listed(second, '1')).toEqual(['Hecha', 'Hecha'])
    expect(await listed(second, '0')).toEqual(['Nueva'])
    expect(await fillDigests(second.id)).toBe(0)
    await rebuildStatistics(second.id)
    expect((await workOf([second.id], FORM_WORK_FIELDS)).get(second.id)?.porEstado).toEqual({
      ...{ 0: 1, 1: 2, '1/En curso': 1 },
    })
  })
})
