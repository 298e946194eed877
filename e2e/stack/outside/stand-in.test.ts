import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HOST } from '../ports'
import { standInAt } from './client'
import { MUNICORE_SYSTEM } from './municore/operations'
import { startStandIn, type StandIn } from './stand-in'
import { TURNERO_SYSTEM } from './turnero/operations'

const KEY = 'a key of this test'
const AREAS = '/v1/municipios/101/areas?usuario=ana&usarAWS=false'
const TYPES = '/v1/municipios/101/tipos-incidencia'
const TYPE = { usuario: 'ana', usarAWS: false, areaId: '1103', titulo: 'Señal caída', publico: true }

let running: StandIn
let control: ReturnType<typeof standInAt>
beforeEach(async () => {
  running = await startStandIn(MUNICORE_SYSTEM, 0, KEY)
  control = standInAt(running.port)
  await control.reset()
})
afterEach(() => running.stop())

const ask = (path: string, given: RequestInit = {}, key = KEY) =>
  fetch(`http://${HOST}:${running.port}${path}`, {
    ...given,
    headers: { 'x-api-key': key, ...given.headers },
  })
const create = (body: object, key = 'key-of-sixteen-00') =>
  ask(TYPES, { method: 'POST', body: JSON.stringify(body), headers: { 'idempotency-key': key } })

describe('a stand-in that behaves', () => {
  it('EDIT-15 answers by its contract and remembers what it received', async () => {
    const said = await (await ask(AREAS)).json()
    expect(said.areas).toContainEqual({ areaId: 1103, areaDescripcion: 'Tránsito' })
    expect(await control.sent()).toEqual([
      {
        operation: 'listAreas',
        method: 'GET',
        path: '/v1/municipios/101/areas',
        query: { usuario: 'ana', usarAWS: 'false' },
        body: null,
        authorized: true,
        idempotencyKey: null,
        fault: null,
      },
    ])
  })

  it.each([
    ['without a key', () => ask(AREAS, {}, ''), 401],
    ['with a wrong key', () => ask(AREAS, {}, 'another'), 401],
    ['for an operation that it has not', () => ask('/v1/nothing'), 404],
    [
      'for a municipality that it has not',
      () => ask('/v1/municipios/9/areas?usuario=ana&usarAWS=false'),
      404,
    ],
    ['without a parameter', () => ask('/v1/municipios/101/areas?usuario=ana'), 400],
    ['with a flag that is none', () => ask('/v1/municipios/101/areas?usuario=ana&usarAWS=yes'), 400],
    ['with a parameter too many', () => ask(`${AREAS}&more=1`), 400],
    ['without an idempotency key', () => ask(TYPES, { method: 'POST', body: JSON.stringify(TYPE) }), 400],
    ['with a field too many', () => create({ ...TYPE, more: 1 }), 400],
    ['with a title of 76 characters', () => create({ ...TYPE, titulo: 'a'.repeat(76) }), 400],
    ['without a body', () => ask(TYPES, { method: 'POST' }), 400],
    ['for an area that it has not', () => create({ ...TYPE, areaId: '7' }), 404],
  ])('refuses a request %s', async (_what, request, status) => {
    expect((await request()).status).toBe(status)
  })

  it('EDIT-19 makes one incident type for a key', async () => {
    const [first, again] = [await create(TYPE), await create(TYPE)]
    expect([first.status, again.status]).toEqual([201, 200])
    expect(await again.json()).toEqual(await first.json())
    expect((await create({ ...TYPE, titulo: 'Otra' })).status).toBe(409)
    const other = await create({ ...TYPE, titulo: 'Otra' }, 'key-of-sixteen-01')
    expect((await other.json()).id).not.toBe((await (await create(TYPE)).json()).id)
  })
})

describe('the citizens of the management system', () => {
  const PEOPLE = '/v1/municipios/101/ciudadanos'
  const WHO = 'usuario=ana&usarAWS=false'
  const ANA = {
    ...{ usuario: 'ana', usarAWS: false, nombre: 'Ana', apellido: 'Ríos', dni: '33444555' },
    ...{ email: '', telefono: '', calle: '', tipoDocumentoId: 1 },
  }
  const find = async (dni: string) => (await ask(`${PEOPLE}?${WHO}&dni=${dni}`)).json()
  const make = (body: object, key = 'key-of-sixteen-00') =>
    ask(PEOPLE, { method: 'POST', body: JSON.stringify(body), headers: { 'idempotency-key': key } })

  it('RECIP-01 RECIP-03 are found by number, without their hash, or nobody is', async () => {
    expect(await find('30111222')).toMatchObject({ status: 'ok', result: { nombre: 'Lucía' } })
    expect(JSON.stringify(await find('30111222'))).not.toContain('hash')
    expect(await find('99999999')).toEqual({ status: 'notFound' })
    expect((await ask(`${PEOPLE}?${WHO}&dni=30.111.222`)).status).toBe(400)
    const other = await ask(`/v1/municipios/102/ciudadanos?${WHO}&dni=30111222`)
    expect(await other.json()).toEqual({ status: 'notFound' })
  })
  it('RECIP-06 are found by the hash in a link', async () => {
    const by = async (hash: string) => (await ask(`${PEOPLE}/por-hash/${hash}?${WHO}`)).json()
    expect(await by('c0ffee03a1b2c3d4e5f60718')).toMatchObject({ result: { apellido: 'Dummy' } })
    expect(await by('c0ffee99a1b2c3d4e5f60718')).toEqual({ status: 'notFound' })
  })
  it('RECIP-03 are made once for a key and once for a number, until it forgets', async () => {
    const [first, again] = [await make(ANA), await make(ANA)]
    expect([first.status, again.status]).toEqual([201, 200])
    expect(await again.json()).toEqual(await first.json())
    expect((await make({ ...ANA, nombre: 'Otra' })).status).toBe(409)
    expect(await (await make(ANA, 'key-of-sixteen-01')).json()).toMatchObject({ status: 'exists' })
    expect(await find('33444555')).toMatchObject({ status: 'ok' })
    await control.reset()
    expect(await find('33444555')).toEqual({ status: 'notFound' })
  })
})

describe('a stand-in that was told to misbehave', () => {
  it.each(['drop', 'lost', 'stall'] as const)('%s gives no answer', async (mode) => {
    await control.behave(mode)
    await expect(ask(AREAS, { signal: AbortSignal.timeout(1000) })).rejects.toThrow()
    expect(await control.sent()).toHaveLength(1)
  })

  it('fails and refuses with the status asked for', async () => {
    await control.behave('fail')
    expect((await ask(AREAS)).status).toBe(500)
    await control.behave('refuse', { status: 401 })
    expect((await ask(AREAS)).status).toBe(401)
  })

  it('gives malformed replies', async () => {
    await control.behave('garbage')
    expect(await (await ask(AREAS)).text()).toContain('<!doctype html>')
    await control.behave('wrongSchema')
    expect(await (await ask(AREAS)).json()).toEqual({ otra: 'cosa' })
    await control.behave('huge')
    expect((await (await ask(AREAS)).text()).length).toBeGreaterThan(10_000_000)
  })

  it('misbehaves for one operation only, and so many times, until it is reset', async () => {
    await control.behave('fail', { operation: 'createIncidentType', times: 2 })
    const statuses: number[] = [(await ask(AREAS)).status]
    for (let count = 0; count < 3; count += 1) statuses.push((await create(TYPE)).status)
    expect(statuses).toEqual([200, 500, 500, 201])
    await control.behave('fail')
    await control.reset()
    expect((await ask(AREAS)).status).toBe(200)
  })

  it('does the work when it was told to lose the reply', async () => {
    await control.behave('lost', { times: 1 })
    await expect(create(TYPE)).rejects.toThrow()
    expect((await create(TYPE)).status).toBe(200)
  })

  it('refuses an unknown mode', async () => {
    const mode = ask('/__mode', { method: 'POST', body: '{"mode":"sulk"}' })
    expect((await mode).status).toBe(400)
  })
})

describe('the appointment system', () => {
  it('EDIT-14 has agendas for procedures that begin with a form', async () => {
    const turnero = await startStandIn(TURNERO_SYSTEM, 0, KEY)
    const groups = async (municipality: string, kind: number) => {
      const path = `/v1/municipios/${municipality}/grupos?tipoProcedimiento=${kind}`
      const response = await fetch(`http://${HOST}:${turnero.port}${path}`, { headers: { 'x-api-key': KEY } })
      return response.json()
    }
    expect((await groups('101', 2)).groupsProcedure).toHaveLength(3)
    expect((await groups('101', 1)).groupsProcedure).toEqual([])
    expect(await groups('102', 2)).toMatchObject({ tenantUniqueName: 'laguna-honda', groupsProcedure: [] })
    await turnero.stop()
  })
})
