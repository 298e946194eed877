import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anonymousAuthor } from '../../src/domain/answering/new-answer'
import { THREE_STATES } from '../../src/testing/builders'
import { outsideSettings } from '../stack/outside/params'
import {
  answered,
  answerPath,
  asked,
  beginIncidents,
  changed,
  deliver,
  endIncidents,
  incidentForm,
  incidentOf,
  inState,
  kept,
  moved,
  municore,
  PER_STATE,
  saved,
} from './incident-world'
import { onceHeard, unheard } from './events'
import { eventually, lookedUp, read, remove } from './world'

const keys = async () => new Set((await asked('createIncident')).map(({ idempotencyKey }) => idempotencyKey))
const INCIDENT = /^\d{9}$/

beforeAll(beginIncidents)
beforeEach(() => municore.reset())
afterAll(endIncidents)

describe('an answer of a form with incidents', () => {
  it('INC-01 becomes an incident that says where the answer is, and not what it says', async () => {
    const form = await incidentForm()
    const ubicacion = { latlng: { lat: -31.42, lng: -64.18 }, direccion: 'Belgrano 340' }
    const identificador = { idIdentificador: '70102', descripcion: 'Luminaria 70102' }
    const id = await answered(form, {
      codigoMunicipio: 'VDR-7K3M9QXT2B',
      ubicacion: { ...ubicacion, identificador },
      datosCiudadano: await lookedUp({ id: '40101', nombre: 'Lucía', dni: '30111222' }),
    })
    expect(await incidentOf(id)).toMatch(INCIDENT)
    const { APP_URL } = outsideSettings()
    expect(await asked('createIncident')).toMatchObject([
      {
        path: '/v1/municipios/101/incidentes',
        body: {
          usuario: 'mc.gena',
          usarAWS: false,
          tipoIncidenciaId: '900',
          areaId: '1104',
          titulo: 'Luz rota',
          descripcion: `Luz rota\nCódigo: VDR-7K3M9QXT2B\nLugar: Belgrano 340\n${APP_URL}/ver/${id}`,
          lugar: { direccion: 'Belgrano 340', latitud: -31.42, longitud: -64.18 },
          identificadorId: '70102',
          ciudadanoId: '40101',
        },
        authorized: true,
        fault: null,
      },
    ])
    expect(await kept(id)).toMatchObject({ tipoIncidente: '900', usarAWS: false, idIdentificador: '70102' })
    expect(await read(answerPath(id))).not.toHaveProperty('muniCore')
  })

  it('INC-01 becomes one through the trigger too, when a stranger answered', async () => {
    const form = await unheard(() => incidentForm({ incidentes: true, publico: true }))
    const id = await saved(form, anonymousAuthor('uid-nadie'))
    await onceHeard(async () => expect(await incidentOf(id)).toMatch(INCIDENT))
    expect(await asked('createIncident')).toMatchObject([{ body: { ciudadanoId: null }, fault: null }])
  })

  it('INC-01 a form without incidents asks for nothing', async () => {
    await answered(await incidentForm({}))
    expect(await municore.sent()).toEqual([])
  })

  it('INC-01 becomes one incident, however often its event comes, and even at once', async () => {
    const id = await saved(await incidentForm())
    await Promise.all(Array.from({ length: 6 }, () => deliver(id)))
    const incident = await incidentOf(id)
    expect(incident).toMatch(INCIDENT)
    expect((await keys()).size).toBe(1)
    const requests = (await municore.sent()).length
    await deliver(id)
    expect(await incidentOf(id)).toBe(incident)
    expect(await municore.sent()).toHaveLength(requests)
  })

  it('INC-01 becomes none while the answer is marked', async () => {
    const secciones = [{ id: 'no-hay', orden: 9, preguntas: [{ id: 'x', orden: 0, respuesta: 'y' }] }]
    const id = await answered(await incidentForm(), { secciones })
    expect(await read(answerPath(id))).toMatchObject({ invalida: true })
    await moved(id, 1)
    expect(await municore.sent()).toEqual([])
    const marked = await changed(id, { secciones: [], invalida: false })
    await deliver(id, marked)
    expect(await incidentOf(id)).toMatch(INCIDENT)
  })
})

describe('when the management system fails', () => {
  it.each(['fail', 'drop', 'stall', 'refuse', 'garbage', 'wrongSchema', 'huge'] as const)(
    'INC-01 %s: all else of the answer is done, and the next delivery makes it',
    async (mode) => {
      await municore.behave(mode)
      const form = await incidentForm()
      const id = await saved(form)
      await expect(deliver(id)).rejects.toThrow()
      expect(await read(`formularios/${form.id}/contadores/respuestas`)).toMatchObject({ total: 1 })
      expect(await kept(id)).toMatchObject({ areaId: '1104' })
      expect(await incidentOf(id)).toBe('')
      await municore.reset()
      await deliver(id)
      expect(await incidentOf(id)).toMatch(INCIDENT)
    },
  )

  it('INC-01 there is one incident even if only the reply got lost', async () => {
    await municore.behave('lost', { times: 2 })
    const id = await saved(await incidentForm())
    await expect(deliver(id)).rejects.toThrow()
    await deliver(id)
    expect(await incidentOf(id)).toMatch(INCIDENT)
    expect(await asked('createIncident')).toHaveLength(3)
    expect((await keys()).size).toBe(1)
  })

  it('INC-01 a municipality without a management system has no incidents, and nothing fails', async () => {
    await municore.behave('fail')
    const { MUNICORE_URL } = process.env
    Object.assign(process.env, { MUNICORE_URL: '' })
    const id = await answered(await incidentForm()).finally(() =>
      Object.assign(process.env, { MUNICORE_URL }),
    )
    expect(await incidentOf(id)).toBe('')
    expect(await municore.sent()).toEqual([])
  })

  it('INC-01 an answer that is deleted meanwhile leaves nothing behind', async () => {
    const id = await saved(await incidentForm())
    await municore.behave('slow', { times: 1, ms: 1000 })
    const making = deliver(id)
    await eventually(async () => expect(await asked('createIncident')).not.toEqual([]))
    const data = await read(answerPath(id))
    await remove(answerPath(id))
    await Promise.all([making, deliver(id, data, undefined)])
    await deliver(id, undefined, data)
    expect(await kept(id)).toBeUndefined()
  })
})

describe('an incident type for each state', () => {
  const typeOf = async (id: string) => (await kept(id))?.tipoIncidente

  it('INC-02 follows the state of the answer', async () => {
    const id = await answered(await incidentForm(PER_STATE))
    await moved(id, 1)
    expect(await typeOf(id)).toBe('901')
    await moved(id, 2)
    expect(await typeOf(id)).toBe('902')
    expect((await asked('moveIncident')).at(-1)).toMatchObject({
      path: `/v1/municipios/101/incidentes/${await incidentOf(id)}/tipo`,
      body: { usuario: 'mc.gena', tipoIncidenciaId: '902' },
      fault: null,
    })
  })

  it('INC-02 does not move where there is one type for all states', async () => {
    const id = await answered(await incidentForm())
    await moved(id, 1)
    expect(await asked('moveIncident')).toEqual([])
  })

  it('ANS-18 INC-01 is that of the state in which the answer was saved', async () => {
    const id = await answered(await incidentForm(PER_STATE), { estados: { ...THREE_STATES, actual: 1 } })
    expect(await typeOf(id)).toBe('901')
    expect(await asked('moveIncident')).toEqual([])
  })

  it('INC-02 is not set back by an event that comes late or again', async () => {
    const id = await answered(await incidentForm(PER_STATE))
    const first = await changed(id, inState(1))
    const second = await changed(id, inState(2))
    await deliver(id, second)
    expect(await typeOf(id)).toBe('902')
    const requests = (await municore.sent()).length
    await deliver(id, first, second)
    await deliver(id, undefined, first)
    await deliver(id, second)
    expect(await typeOf(id)).toBe('902')
    expect(await municore.sent()).toHaveLength(requests)
  })

  it('INC-02 is not set back by a request that was overtaken', async () => {
    const id = await answered(await incidentForm(PER_STATE))
    await municore.behave('slow', { operation: 'moveIncident', times: 1, ms: 1000 })
    const slow = moved(id, 1)
    await eventually(async () => expect(await asked('moveIncident')).not.toEqual([]))
    await moved(id, 2)
    await slow
    expect(await typeOf(id)).toBe('902')
    const { length } = await asked('moveIncident')
    await deliver(id)
    expect(await asked('moveIncident')).toHaveLength(length)
  })

  it('INC-02 is that of the present state when the answer moved before its incident was made', async () => {
    const id = await saved(await incidentForm(PER_STATE))
    const created = await changed(id, inState(1))
    await deliver(id, undefined, created)
    expect(await typeOf(id)).toBe('901')
    expect(await asked('createIncident')).toMatchObject([{ body: { tipoIncidenciaId: '901' } }])
  })

  it('INC-02 is that of the present state in the end, even if the reply about a made incident got lost', async () => {
    await municore.behave('lost', { times: 2 })
    const id = await saved(await incidentForm(PER_STATE))
    await expect(deliver(id)).rejects.toThrow()
    const created = await changed(id, inState(2))
    await municore.behave('refuse', { operation: 'moveIncident', times: 1 })
    await expect(deliver(id, undefined, created)).rejects.toThrow()
    expect(await incidentOf(id)).toMatch(INCIDENT)
    await deliver(id, undefined, created)
    expect(await typeOf(id)).toBe('902')
    expect((await asked('moveIncident')).slice(1)).toMatchObject([{ body: { tipoIncidenciaId: '902' } }])
    expect((await keys()).size).toBe(1)
  })

  it.each(['fail', 'stall', 'drop', 'refuse', 'garbage'] as const)(
    'INC-02 %s: the next delivery moves the incident',
    async (mode) => {
      const id = await answered(await incidentForm(PER_STATE))
      await municore.behave(mode, { operation: 'moveIncident' })
      await expect(moved(id, 1)).rejects.toThrow()
      expect(await typeOf(id)).toBe('900')
      await municore.behave('ok')
      await deliver(id)
      expect(await typeOf(id)).toBe('901')
    },
  )
})

describe('an incident that does not follow its answer', () => {
  const failureOf = async (formId: string, id: string) =>
    (await read(`formularios/${formId}/incidentes_retenidos/${id}`))?.falla !== undefined

  it('INC-01 is noted at the first failure, and no more once a later try made it, which makes one', async () => {
    const form = await incidentForm()
    const id = await saved(form)
    await municore.behave('drop')
    await expect(deliver(id)).rejects.toThrow()
    expect(await failureOf(form.id, id)).toBe(true)
    await municore.reset()
    await Promise.all([deliver(id), deliver(id)])
    expect(await failureOf(form.id, id)).toBe(false)
    expect(await incidentOf(id)).toMatch(INCIDENT)
    expect((await keys()).size).toBe(1)
  })

  it('INC-02 is noted when it exists and cannot be moved', async () => {
    const form = await incidentForm(PER_STATE)
    const id = await answered(form)
    await municore.behave('drop')
    await expect(moved(id, 1)).rejects.toThrow()
    expect(await failureOf(form.id, id)).toBe(true)
  })
})
