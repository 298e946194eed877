import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countryTree } from '../../src/data/staff/geography-tree'
import { createIncidentType, muniCoreAreas } from '../../src/data/staff/municore'
import { agendas } from '../../src/data/staff/turnero'
import { AWAY, HOME } from '../rules/places'
import { standInAt } from '../stack/outside/client'
import { stackPorts } from '../stack/ports'
import { connectData, enter, failureOf, leave } from './data'
import { beginWorld, hire } from './world'

const municore = standInAt(stackPorts().municore)
const turnero = standInAt(stackPorts().turnero)
const TYPE = { municipalityPath: HOME, muniCoreAreaId: '1103', formTitle: 'Señal caída', publico: true }
const reset = () => Promise.all([municore.reset(), turnero.reset()])

beforeAll(async () => {
  connectData()
  await beginWorld()
  await enter(await hire('gena', 'ROLE_GENERADOR'))
})
beforeEach(reset)
afterAll(async () => {
  await reset()
  await leave()
})

describe('what the editor asks of other systems', () => {
  it('EDIT-14 is the agendas, each with all that is known about it', async () => {
    const { groups, ...tenant } = await agendas(HOME)
    expect(tenant).toEqual({ tenantId: '7101', tenantUniqueName: 'villa-alta' })
    expect(groups[1]).toEqual({
      id: '32',
      nombre: 'Obras privadas',
      data: { id: '32', nombre: 'Obras privadas', direccion: 'Av. San Martín 120', duracionMinutos: 30 },
    })
  })

  it('EDIT-15 EDIT-19 is the areas of the management system, and an incident type that is made once for an attempt', async () => {
    const areas = await muniCoreAreas()
    expect(areas).toContainEqual({ areaId: '1103', areaDescripcion: 'Tránsito' })
    const made = [
      await createIncidentType({ ...TYPE, attempt: 'f/1/0' }),
      await createIncidentType({ ...TYPE, attempt: 'f/1/0' }),
    ]
    expect(made[0]).toBe(made[1])
  })

  it('GEO-02 is the places to choose from', async () => {
    expect(await countryTree()).toMatchObject([
      { id: 'ar', provincias: [{ id: 'cordoba', municipios: [{ path: HOME, key: 'VDR' }] }] },
    ])
  })
})

describe('what the editor is told when another system fails', () => {
  it.each([
    ['fail', 'down'],
    ['stall', 'timeout'],
    ['refuse', 'refused'],
    ['garbage', 'wrongAnswer'],
  ] as const)('EDIT-15 EDIT-19 %s: which system and why', async (mode, reason) => {
    await municore.behave(mode)
    const failure = { code: 'outside', failure: { outside: 'municore', reason } }
    expect(await failureOf(createIncidentType(TYPE))).toMatchObject(failure)
    expect(await failureOf(muniCoreAreas())).toMatchObject(failure)
  })

  it('EDIT-14 names the appointment system, not the management system', async () => {
    await turnero.behave('drop')
    expect(await failureOf(agendas(HOME))).toMatchObject({ code: 'outside', failure: { outside: 'turnero' } })
    expect(await muniCoreAreas()).toHaveLength(6)
  })

  it('ROLE-02 names no outside system when the product itself refused', async () => {
    expect(await failureOf(agendas(AWAY))).toMatchObject({ code: 'forbidden' })
  })
})
