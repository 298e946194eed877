import i18next from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import audit from '../../../locales/es/audit.json'
import staff from '../../../locales/es/staff.json'
import type { AuditEntry } from '../../domain/audit/entry'
import { initI18n } from '../../lib/i18n'
import { aboutWords, changeWords, usernamesIn } from './entry-words'

beforeAll(() => initI18n('es', { es: { audit, staff } }))

const said = (campo: string, de: object | string, a: object | string): string => {
  const stored = (value: object | string) => (typeof value === 'string' ? value : JSON.stringify(value))
  return changeWords(i18next.getFixedT(null, ['audit', 'staff']), { campo, de: stored(de), a: stored(a) })
}

describe('what changed, in the audit trail', () => {
  it('SEC-06 says values of several parts in words', () => {
    const latlng = { lat: -31, lng: -64 }
    expect(said('ubicacion', { direccion: '', latlng }, { direccion: 'Belgrano 1', latlng })).toBe(
      'Centro del mapa: punto: -31, -64 → dirección: Belgrano 1 · punto: -31, -64',
    )
    expect(said('marca', '', '{"logo":"https://x.test/l.png","avisoDatos":"cortado…')).toBe(
      'Imagen del municipio: nada → (texto largo)',
    )
  })

  it('SEC-06 a name that looks like something else is told as it is', () => {
    expect(said('nombre', '{Obras}', '{"a":1}')).toBe('Nombre: {Obras} → {"a":1}')
    expect(said('lastName', '', '{Vega}')).toContain('{Vega}')
  })

  it('SEC-06 OPS-02 says how long answers are kept in words', () => {
    const rule = { dias: 1825, desde: 'cambio', estados: [], accion: 'borrar' }
    expect(said('retencion', '', rule)).toBe(
      'Plazo de conservación: nada → días: 1825 · se cuentan desde: el último cambio · al cumplirse: se borran',
    )
  })

  it('SEC-06 OPS-01 says who has a second factor in words', () => {
    const policy = {
      ofrecido: ['ROLE_INSPECTOR'],
      exigido: { ROLE_SUPERVISOR: '2026-05-03T12:05:00.000Z' },
      ...{ gracia: 7, recordar: true },
    }
    expect(said('segundoFactor', '', policy)).toBe(
      'Segundo factor: nada → se ofrece a: Inspector · se exige a: Supervisor · días de gracia: 7 · recuerda el dispositivo: sí',
    )
  })
})

describe('people whom an entry names', () => {
  const ENTRY: AuditEntry = {
    ...{
      id: 'e-1',
      tipo: 'asignacion',
      por: 'sara',
      rol: '',
      sesion: '',
      motivo: '',
      origen: null,
      fecha: null,
    },
    ...{ respuesta: '', codigoMunicipio: '', creadoPor: '', idPlantilla: '', formulario: '', usuario: '' },
    ...{ municipalityPath: '', lugar: '', ciudadano: '', de: 'ines', a: 'sara', cambios: [], cantidad: null },
  }
  const people = new Map(Object.entries({ sara: 'Sara Gil', ines: 'Inés Paz' }))
  const about = (given: Partial<AuditEntry>) =>
    aboutWords(
      i18next.getFixedT(null, ['audit', 'staff']),
      { ...ENTRY, ...given },
      { areas: new Map(), nameOf: (username) => people.get(username) ?? username },
    )

  it('SEC-06 VIEW-03 whose turn an answer was and is, are told by name; a state that is called like somebody is a state', () => {
    expect(about({})).toEqual(['Inés Paz (ines) → Sara Gil (sara)'])
    expect(about({ a: '' })).toEqual([])
    expect(about({ tipo: 'estado' })).toEqual(['ines → sara'])
    expect(about({ tipo: 'usuarioCambio', usuario: 'ya.no.esta', de: '', a: '' })).toEqual([
      'Usuario: ya.no.esta',
    ])
  })

  it('SEC-06 each is asked about once, and nobody whose name cannot be one', () => {
    const entries = [
      ENTRY,
      { ...ENTRY, por: 'no/es' },
      { ...ENTRY, tipo: 'estado', por: '', de: 'A', a: 'B' },
    ]
    expect(usernamesIn(entries)).toEqual(['sara', 'ines'])
  })
})
