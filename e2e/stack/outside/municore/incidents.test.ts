import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HOST } from '../../ports'
import { standInAt } from '../client'
import { startStandIn, type StandIn } from '../stand-in'
import { MUNICORE_SYSTEM } from './operations'

const KEY = 'a key of this test'
const MUNICIPALITY = '/v1/municipios/101'
const INCIDENT = {
  ...{ usuario: 'ana', usarAWS: false, tipoIncidenciaId: '900', areaId: '1104', titulo: 'Luz rota' },
  ...{ descripcion: 'Luz rota', lugar: null, identificadorId: null, ciudadanoId: null, orden: 10 },
}
const ADDRESS = { direccion: 'Belgrano 340', latitud: -31.4, longitud: -64.1 }

let running: StandIn
beforeEach(async () => {
  running = await startStandIn(MUNICORE_SYSTEM, 0, KEY)
  await standInAt(running.port).reset()
})
afterEach(() => running.stop())

const ask = async (path: string, body?: object, key = 'key-of-sixteen-00') => {
  const response = await fetch(`http://${HOST}:${running.port}${MUNICIPALITY}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'x-api-key': KEY, ...(body && { 'idempotency-key': key }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, said: await response.json() }
}
const create = (given: object = {}, key?: string) => ask('/incidentes', { ...INCIDENT, ...given }, key)
const move = (id: number, tipoIncidenciaId: string, orden: number) =>
  ask(`/incidentes/${id}/tipo`, { usuario: 'ana', usarAWS: false, tipoIncidenciaId, orden })
const write = (id: number, mensaje: string, key?: string) =>
  ask(`/incidentes/${id}/mensajes`, { usuario: 'ana', usarAWS: false, mensaje, urlFormulario: '' }, key)

describe('incidents of the management system', () => {
  it('INC-01 are made once for a key, whatever a repeated request says', async () => {
    const [first, again] = [await create(), await create({ tipoIncidenciaId: '901', orden: 20 })]
    expect([first.status, again.status]).toEqual([201, 200])
    expect(again.said).toEqual({ id: first.said.id, tipoIncidenciaId: '900' })
    const other = await create(
      { lugar: ADDRESS, identificadorId: '70101', ciudadanoId: '4' },
      'another-of-sixteen',
    )
    expect(other.said.id).not.toBe(first.said.id)
  })
  it('INC-01 are refused with an unknown area, or with fields that the contract does not have', async () => {
    expect((await create({ areaId: '7' })).status).toBe(404)
    expect((await create({ titulo: 'a'.repeat(76) })).status).toBe(400)
    expect((await create({ lugar: { direccion: 'x' } })).status).toBe(400)
    expect((await create({ mas: 1 })).status).toBe(400)
  })
  it('INC-02 keep the move of the latest moment, in whatever order moves arrive', async () => {
    const { id } = (await create()).said
    expect((await move(id, '902', 30)).said).toEqual({ id, tipoIncidenciaId: '902' })
    expect((await move(id, '901', 20)).said).toEqual({ id, tipoIncidenciaId: '902' })
    expect((await move(id, '900', 40)).said).toEqual({ id, tipoIncidenciaId: '900' })
    expect((await move(12, '900', 40)).status).toBe(404)
  })
  it('INC-02 are still there when they were made before a restart', async () => {
    const { id } = (await create()).said
    await standInAt(running.port).reset()
    expect((await move(id, '902', 30)).status).toBe(200)
    expect((await create()).said.id).toBe(id)
  })
  it('VIEW-05 receive each message once', async () => {
    const { id } = (await create()).said
    const [first, again] = [await write(id, 'Hola'), await write(id, 'Hola')]
    expect([first.status, again.status]).toEqual([201, 200])
    expect(again.said).toEqual(first.said)
    expect((await write(id, 'Otra')).status).toBe(409)
    expect((await write(id, 'Otra', 'another-of-sixteen')).status).toBe(201)
    expect((await write(1, 'Hola')).status).toBe(404)
    expect((await write(id, 'a'.repeat(2001))).status).toBe(400)
  })
})

describe('assets of the management system', () => {
  const who = 'usuario=ana&usarAWS=false'
  const around = (lat: number, lng: number, limite = 100) =>
    ask(
      `/identificadores?${who}&tipoIncidenciaId=900&latitud=${lat}&longitud=${lng}&radio=1&limite=${limite}`,
    )

  it('INC-03 stand around a point, nearest first', async () => {
    const { said } = await around(-31.4213, -64.1832)
    expect(said.result).toHaveLength(9)
    expect(said.result[0]).toEqual({
      idIdentificador: 70101,
      descripcion: 'Luminaria 70101',
      tipoIdentificador: 'Luminaria',
      direccion: 'Av. San Martín 120',
      geometria: { geolocalizacion: [{ latitud: -31.421, longitud: -64.1828 }] },
    })
    expect((await around(-31.4213, -64.1832, 2)).said.result).toHaveLength(2)
    expect((await around(0, 0)).said).toEqual({ status: 'ok', result: [] })
    expect((await around(91, 0)).status).toBe(400)
  })
  it('INC-03 are found by their id', async () => {
    expect((await ask(`/identificadores/70105?${who}`)).said).toMatchObject({
      status: 'ok',
      result: { tipoIdentificador: 'Árbol' },
    })
    expect((await ask(`/identificadores/1?${who}`)).said).toEqual({ status: 'notFound' })
  })
})
