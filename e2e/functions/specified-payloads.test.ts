/** The callables with the payloads and the shapes of §2.7, beside those that the product itself uses. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Form } from '../../src/domain/form/form'
import { AWAY, FOREIGN_AREA } from '../rules/places'
import { standInAt } from '../stack/outside/client'
import { stackPorts } from '../stack/ports'
import { call } from './calls'
import {
  answered,
  asked,
  beginIncidents,
  endIncidents,
  incidentForm,
  incidentOf,
  municore,
} from './incident-world'
import { atWork } from './staff-tokens'

const turnero = standInAt(stackPorts().turnero)
const CENTRE = { latitud: -31.4213, longitud: -64.1832 }

let form: Form
let answerId: string
let incidenteId: string
let tokens: Record<'editor' | 'inspector' | 'supervisor', string>

beforeAll(async () => {
  await beginIncidents()
  form = await incidentForm()
  answerId = await answered(form)
  incidenteId = await incidentOf(answerId)
  tokens = {
    editor: await atWork('gena', 'ROLE_GENERADOR'),
    inspector: await atWork('ines', 'ROLE_INSPECTOR'),
    supervisor: await atWork('sara', 'ROLE_SUPERVISOR'),
  }
})
beforeEach(() => Promise.all([municore.reset(), turnero.reset()]))
afterAll(endIncidents)

describe('the editor’s calls with the payload of the specification', () => {
  it('EDIT-15 getMuniCoreAreas with a username gives the bare list, asked for in the caller’s own name', async () => {
    const { result } = await call('getMuniCoreAreas', tokens.editor, { username: 'root' })
    expect(result).toHaveProperty('0', { areaId: '1104', areaDescripcion: 'Alumbrado y Semáforos' })
    expect(await asked('listAreas')).toMatchObject([{ query: { usuario: 'mc.gena' } }])
  })

  it('EDIT-19 createTipoIncidencia makes the type in the caller’s municipality and gives result and id', async () => {
    const { result } = await call('createTipoIncidencia', tokens.editor, {
      muniCoreUsername: 'root',
      muniCoreAreaId: '1103',
      formTitle: 'Señal caída',
      publico: true,
    })
    expect(result).toEqual({ result: 'ok', id: expect.stringMatching(/^\d+$/) })
    expect(await asked('createIncidentType')).toMatchObject([
      { path: '/v1/municipios/101/tipos-incidencia', body: { usuario: 'mc.gena' } },
    ])
  })

  it('EDIT-14 getTurneroGroupProcedure finds the municipality by its id', async () => {
    const { result } = await call('getTurneroGroupProcedure', tokens.editor, {
      municipalityId: 101,
      typeProcedureId: 2,
    })
    expect(result).toMatchObject({ tenantId: '7101', groupsProcedure: { 0: { id: '31' } } })
  })

  it.each([102, 'paises/ar', '999999'])(
    'EDIT-14 getTurneroGroupProcedure refuses the municipality %s, which is not the caller’s',
    async (municipalityId) => {
      const { status } = await call('getTurneroGroupProcedure', tokens.editor, {
        municipalityId,
        typeProcedureId: 2,
      })
      expect(status).toBe('PERMISSION_DENIED')
      expect(await turnero.sent()).toEqual([])
    },
  )
})

describe('assets with the payload of the specification', () => {
  const near = (tipoIncidenteId: unknown, token = tokens.inspector) =>
    call('getIdentifiers', token, { ...CENTRE, tipoIncidenteId, username: 'root', radio: 50 })

  it('INC-03 getIdentifiers finds them for an incident type of a form that the caller may answer', async () => {
    const { result } = await near(form.muniCore?.idTipoIncidente)
    expect(result).toMatchObject({ status: 'ok', result: { length: expect.any(Number) } })
    expect(await asked('listIdentifiers')).toMatchObject([{ query: { usuario: 'mc.ines', radio: '1' } }])
  })

  it('INC-03 getIdentifiers refuses an incident type of no form, or only of forms of others', async () => {
    const foreign = { ...form.muniCore, idTipoIncidente: '4711' } as Form['muniCore']
    await incidentForm(
      { incidentes: true },
      { areas: [FOREIGN_AREA], municipalityPath: AWAY, muniCore: foreign },
    )
    await incidentForm({ incidentes: true }, { deleted: true, muniCore: foreign })
    for (const type of ['4711', 'no-hay', { $ne: 1 }, ''])
      expect((await near(type)).status).toMatch(/PERMISSION_DENIED|INVALID_ARGUMENT/)
    expect(await municore.sent()).toEqual([])
  })

  it('INC-03 getIdentifierDataById finds one of the caller’s municipality', async () => {
    const { result } = await call('getIdentifierDataById', tokens.inspector, {
      idIdentifier: '70105',
      username: 'root',
    })
    expect(result).toMatchObject({ status: 'ok', result: { descripcion: 'Jacarandá 70105' } })
    expect(await asked('getIdentifier')).toMatchObject([
      { path: '/v1/municipios/101/identificadores/70105', query: { usuario: 'mc.ines' } },
    ])
  })
})

describe('a message with the payload of the specification', () => {
  const send = (formData: object, token = tokens.supervisor) =>
    call('sendExternalMessage', token, { message: 'Falta un cable.', formData })
  const whole = () => ({
    incidenteId,
    urlFormulario: `https://formularios.example/ver/${answerId}`,
    username: 'root',
    municipioId: '102',
  })

  it('VIEW-05 reaches the incident of the answer at the address, in the caller’s name', async () => {
    expect((await send(whole())).result).toEqual({ status: 'ok' })
    expect(await asked('sendMessage')).toMatchObject([
      { path: `/v1/municipios/101/incidentes/${incidenteId}/mensajes`, body: { usuario: 'mc.sara' } },
    ])
  })

  it('VIEW-05 is refused for an answer of others, an address of no answer and another incident', async () => {
    const foreign = await incidentForm(
      { incidentes: true },
      { areas: [FOREIGN_AREA], municipalityPath: AWAY },
    )
    const theirs = await answered(foreign)
    await municore.reset()
    const refused = [
      { ...whole(), urlFormulario: `https://formularios.example/ver/${theirs}` },
      { ...whole(), urlFormulario: 'https://formularios.example/ver/%E0%A4%A' },
      { ...whole(), urlFormulario: undefined },
      { ...whole(), incidenteId: '1' },
    ]
    for (const formData of refused)
      expect((await send(formData)).status).toMatch(/PERMISSION_DENIED|INVALID_ARGUMENT|NOT_FOUND/)
    expect(await municore.sent()).toEqual([])
  })
})

describe('an export with the payload of the specification', () => {
  const payload = (id: string) => ({
    formData: { id, states: [], optionalData: {} },
    lastDoc: null,
    sections: [],
    filters: { state: '-1' },
    userRoles: ['ROLE_ADMIN'],
    userData: { username: 'root' },
  })

  it('ALIST-06 gives status, answers and where to go on', async () => {
    const { result } = await call('generateCsv', tokens.supervisor, payload(form.id))
    expect(result).toMatchObject({ status: 'ok', answers: [expect.any(Array)], lastDoc: null })
  })

  it('ALIST-06 is refused for a form of others, whatever role the payload says', async () => {
    const foreign = await incidentForm({}, { areas: [FOREIGN_AREA], municipalityPath: AWAY })
    expect((await call('generateCsv', tokens.supervisor, payload(foreign.id))).status).toBe(
      'PERMISSION_DENIED',
    )
  })
})
