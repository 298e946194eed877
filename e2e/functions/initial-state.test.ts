import { beforeAll, describe, expect, it } from 'vitest'
import { rebuildStatistics } from '../../functions/src/statistics/rebuild'
import { workOf } from '../../src/data/staff/form-work'
import type { StoredAnswer, StoredSection } from '../../src/domain/answer/answer'
import type { Form } from '../../src/domain/form/form'
import type { InitialRule } from '../../src/domain/form/initial-rule'
import { versionPath } from '../../src/domain/store-paths'
import { FORM_WORK_FIELDS } from '../../src/domain/work/form-work'
import { aSection, questions, THREE_STATES, TYPED } from '../../src/testing/builders'
import { answerTo, formAt, formDocuments, newName, options, stored } from '../rules/documents'
import { OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { auditEntries } from './audit-entries'
import { connectData, enter } from './data'
import { heard } from './events'
import { beginWorld, change, hire, owner, read, write } from './world'

const AUTHOR = { creadoPor: 'ana', uid: 'uid-ana', firstName: 'Ana', lastName: 'Paz', inspectorID: '' }
const TODAY = '2026-10-05'
const SECTIONS = [
  aSection({
    id: 's',
    preguntas: questions(
      { id: 'danger', ...TYPED['yes-no'] },
      { id: 'hurt', ...TYPED['yes-no'], mostrarSi: '{{danger}}' },
    ),
  }),
]
const RULES: InitialRule[] = [
  { id: 'a', si: '{{hurt}}', estado: '2' },
  { id: 'b', si: '{{danger}}', estado: '1' },
]

let form: Form
const pathOf = ({ id }: StoredAnswer) => `respuestas_formularios/${id}`
const said = (...answers: string[]): StoredSection[] => [
  {
    ...{ id: 's', orden: 0 },
    preguntas: answers.map((respuesta, orden) => ({ id: ['danger', 'hurt'][orden] ?? '', orden, respuesta })),
  },
]
async function save(secciones: StoredSection[], actual = 0): Promise<StoredAnswer> {
  const answer = answerTo(form, AUTHOR, { id: newName(owner, 'answer'), secciones, diaComienzo: TODAY })
  await write(pathOf(answer), { ...stored(owner, answer), estados: { ...THREE_STATES, actual } })
  return answer
}
const standing = async (answer: StoredAnswer) => (await read(pathOf(answer)))?.['estados'].actual

beforeAll(async () => {
  connectData()
  await beginWorld()
  await enter(await hire('sara', 'ROLE_SUPERVISOR'))
  form = formAt(OWN_AREA, {
    ...{ id: newName(owner, 'form'), secciones: SECTIONS, estados: THREE_STATES, estadoInicial: RULES },
    opcionales: options({ publico: true }),
  })
  await layOut(formDocuments(owner, form), owner)
})

describe('the state in which an answer begins by a rule', () => {
  it('LOGIC-01 STAT-07 DAY-04 is given by the server, told to lists, and counted as if it had never been another', async () => {
    const first = await save(said('true', 'true'))
    const answers = [first, await save(said('true', 'false')), await save(said('false'))]
    await heard()
    expect(await Promise.all(answers.map(standing))).toEqual([2, 1, 0])
    expect((await read(pathOf(first)))?.['estados'].clave).toBe('2')
    expect((await workOf([form.id], FORM_WORK_FIELDS)).get(form.id)?.porEstado).toEqual({ 0: 1, 1: 1, 2: 1 })
    expect(await rebuildStatistics(form.id)).toEqual({ answers: 0, documents: 0 })
    // Nobody moved it.
    const moves = JSON.stringify(await auditEntries('estado'))
    expect(moves).not.toContain(first.codigoMunicipio)
  })

  it('LOGIC-01 is given once: whoever moves the answer back, or corrects it, has the last word', async () => {
    const answer = await save(said('true', 'true'))
    await heard()
    await change(pathOf(answer), { 'estados.actual': 0, 'estados.clave': '0', lastUpdate: new Date() })
    await heard()
    await change(pathOf(answer), { secciones: said('true', 'false'), lastUpdate: new Date() })
    await heard()
    expect(await standing(answer)).toBe(0)
  })

  it('ANS-18 LOGIC-01 is not given to what staff saved in a further state', async () => {
    const answer = await save(said('true', 'true'), 1)
    await heard()
    expect(await standing(answer)).toBe(1)
  })

  it('LOGIC-03 LOGIC-04 is not decided by an answer that was sent without being asked for, which is marked', async () => {
    const answer = await save(said('false', 'true'))
    await heard()
    expect(await standing(answer)).toBe(0)
    expect((await read(pathOf(answer)))?.['invalida']).toBe(true)
  })

  it('LOGIC-01 LOGIC-04 goes by the day at which an answer comes where nobody notes when it was begun', async () => {
    const [danger] = SECTIONS
    const plain = formAt(OWN_AREA, {
      ...{ id: newName(owner, 'form'), estados: THREE_STATES },
      secciones: [aSection({ ...danger, preguntas: questions({ id: 'danger', ...TYPED['yes-no'] }) })],
      estadoInicial: [{ id: 'a', si: 'today() = "2026-10-05" and {{danger}}', estado: '2' }],
    })
    await layOut(formDocuments(owner, plain), owner)
    const answer = answerTo(plain, AUTHOR, { id: newName(owner, 'answer'), secciones: said('true') })
    await write(pathOf(answer), { ...stored(owner, answer), fechaCreacion: new Date('2026-10-06T02:30:00Z') })
    await heard()
    expect(await standing(answer)).toBe(2)
  })

  it('LOGIC-01 SEC-01 is nothing that strangers can read: neither the version nor the public form has the rules', async () => {
    for (const path of [versionPath(form.id, form.version), `formularios_publicos/${form.id}`]) {
      const told = await read(path)
      expect(told).toBeDefined()
      expect(told).not.toHaveProperty('estadoInicial')
    }
  })
})
