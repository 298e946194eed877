import { describe, expect, it } from 'vitest'
import { anAnswer, THREE_STATES } from '../../testing/builders'
import { citizenSchema } from '../answer/submitted'
import { MAX_INCIDENT_TITLE } from '../form/incidents'
import { NO_OPTIONS, type FormOptions } from '../form/options'
import { incidentTitle, incidentTypeFor, newIncident } from './incident'
import { answerSettingsSchema } from './settings'

const SETTINGS = {
  username: 'ana',
  areaId: '1104',
  idTipoIncidente: '900',
  tiposIncidentes: [
    { stateId: 0, idTipoIncidente: '900' },
    { stateId: 2, idTipoIncidente: '902' },
  ],
  publico: true,
}
const citizen = (id: string) => citizenSchema.parse({ id, nombre: 'Lucía' })
const withOptions = (given: Partial<FormOptions>) => ({ ...NO_OPTIONS, ...given })
const at = (actual: number) => ({ ...THREE_STATES, actual })
const WORDING = { code: 'Código', place: 'Lugar', link: 'https://muni.test/ver/r1' }

describe('which incident type an answer has', () => {
  it.each([
    ['INC-01 none without the option', {}, 0, ''],
    ['INC-01 the form’s own', { incidentes: true }, 0, '900'],
    ['INC-01 the form’s own in whatever state', { incidentes: true }, 2, '900'],
    ['INC-02 that of the first state', { incidentes: true, incidentesXestado: true }, 0, '900'],
    ['INC-02 that of its present state', { incidentes: true, incidentesXestado: true }, 2, '902'],
    ['INC-02 also where only one option of both was stored', { incidentesXestado: true }, 2, '902'],
    ['INC-02 none for a state that has none', { incidentes: true, incidentesXestado: true }, 1, ''],
    ['INC-02 none for a state that is not there', { incidentes: true, incidentesXestado: true }, 7, ''],
  ])('%s', (_what, options, actual, type) => {
    expect(incidentTypeFor({ opcionales: withOptions(options), estados: at(actual) }, SETTINGS)).toBe(type)
  })
})

describe('the title of an incident', () => {
  it.each([
    ['is the form’s', ' Luz rota ', 'Luz rota'],
    ['may be as long as may be', 'a'.repeat(75), 'a'.repeat(75)],
    ['is cut and shown to be cut', 'a'.repeat(76), `${'a'.repeat(74)}…`],
    ['is cut without leaving a blank', `${'a'.repeat(73)} bcd`, `${'a'.repeat(73)}…`],
    ['keeps letters of two halves whole', `${'a'.repeat(73)}👷👷`, `${'a'.repeat(73)}…`],
  ])('INC-01 %s', (_what, titulo, title) => {
    expect(incidentTitle(titulo)).toBe(title)
    expect(incidentTitle(titulo).length).toBeLessThanOrEqual(MAX_INCIDENT_TITLE)
  })
})

describe('what the management system is told', () => {
  const answer = anAnswer(
    {},
    {
      titulo: 'Luz rota',
      codigoMunicipio: 'VDR-0123456789',
      opcionales: withOptions({ incidentes: true }),
      ubicacion: null,
      datosCiudadano: null,
    },
  )

  it('INC-01 it gets type, area and title, the code and where the answer is', () => {
    expect(newIncident(answer, SETTINGS, WORDING)).toEqual({
      tipoIncidenciaId: '900',
      areaId: '1104',
      titulo: 'Luz rota',
      descripcion: 'Luz rota\nCódigo: VDR-0123456789\nhttps://muni.test/ver/r1',
      lugar: null,
      identificadorId: null,
      ciudadanoId: null,
    })
  })
  it('INC-01 INC-03 it gets place, asset and citizen, where the answer has them', () => {
    const ubicacion = {
      latlng: { lat: -31.4, lng: -64.1 },
      direccion: 'Belgrano 340',
      identificador: { idIdentificador: '7001', descripcion: 'Luminaria 7001' },
    }
    const told = newIncident(
      { ...answer, titulo: ' Luz rota ', ubicacion, datosCiudadano: citizen('40101') },
      SETTINGS,
      {
        ...WORDING,
        link: '',
      },
    )
    expect(told).toMatchObject({
      descripcion: 'Luz rota\nCódigo: VDR-0123456789\nLugar: Belgrano 340',
      lugar: { direccion: 'Belgrano 340', latitud: -31.4, longitud: -64.1 },
      identificadorId: '7001',
      ciudadanoId: '40101',
    })
  })
  it('INC-01 it gets an address without a point, and a citizen without an id', () => {
    const ubicacion = { latlng: null, direccion: 'Belgrano 340' }
    expect(
      newIncident({ ...answer, ubicacion, datosCiudadano: citizen('') }, SETTINGS, WORDING),
    ).toMatchObject({ lugar: { latitud: null, longitud: null }, ciudadanoId: null })
  })
  it('INC-01 it gets nothing that people answered', () => {
    const secret = { ...answer, firstName: 'Inés', inspectorID: '4411', uid: 'uid-secreto' }
    expect(JSON.stringify(newIncident(secret, SETTINGS, WORDING))).not.toMatch(/Inés|4411|secreto/)
  })
  it('INC-01 it gets nothing at all when the answer has no incident type', () => {
    expect(newIncident({ ...answer, opcionales: NO_OPTIONS }, SETTINGS, WORDING)).toBeNull()
    expect(newIncident(answer, { ...SETTINGS, idTipoIncidente: '' }, WORDING)).toBeNull()
  })
})

describe('the settings that are kept beside an answer', () => {
  it('INC-01 are read before and after an incident was made with them', () => {
    expect(answerSettingsSchema.safeParse({ areaId: 12, idTipoIncidente: 3 }).data).toMatchObject({
      username: '',
      areaId: '12',
      idTipoIncidente: '3',
      tiposIncidentes: [],
      idIncidente: '',
      tipoIncidente: '',
      ordenIncidente: 0,
      usarAWS: false,
    })
  })
})
