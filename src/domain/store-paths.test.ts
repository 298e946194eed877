import { describe, expect, it } from 'vitest'
import {
  alarmPath,
  answerCountPath,
  answerPath,
  areaPath,
  formPath,
  delayedIncidentsPath,
  isMunicipalityPath,
  municipalityPathOf,
  orderPath,
  placePath,
  provincePathOf,
  publicFormPath,
  rootOf,
  sessionPath,
  settingsPath,
  stockPath,
  ticketPath,
  uniquePath,
  userPath,
  versionPath,
} from './store-paths'

const MUNICIPALITY = 'paises/ar/provincias/cordoba/municipios/villa-del-rio'

describe('the path of a place', () => {
  it('GEO-01 has country, province, municipality and area in order', () => {
    expect(placePath('ar')).toBe('paises/ar')
    expect(placePath('ar', 'cordoba')).toBe('paises/ar/provincias/cordoba')
    expect(placePath('ar', 'cordoba', 'villa-del-rio')).toBe(MUNICIPALITY)
  })

  it('GEO-01 of an area names the places above it', () => {
    const area = `${MUNICIPALITY}/areas_municipales/obras`
    expect([rootOf(area), provincePathOf(area), municipalityPathOf(area)]).toEqual([
      'paises/ar',
      'paises/ar/provincias/cordoba',
      MUNICIPALITY,
    ])
  })
})

describe('what names a municipality', () => {
  it('SEC-01 is the path of one', () => expect(isMunicipalityPath(MUNICIPALITY)).toBe(true))

  it.each([
    '',
    'paises/ar/provincias/cordoba',
    `${MUNICIPALITY}/areas_municipales/obras`,
    `/${MUNICIPALITY}`,
    `${MUNICIPALITY}/`,
    'paises//provincias/cordoba/municipios/villa-del-rio',
    'paises/ar/provincias/../municipios/villa-del-rio',
    'paises/ar/provincias/cordoba/municipios/__id__',
    'formularios/ar/provincias/cordoba/municipios/villa-del-rio',
  ])('SEC-01 is not %j', (path) => expect(isMunicipalityPath(path)).toBe(false))
})

it('SEC-02 documents have the paths that the security rules name', () => {
  expect([
    areaPath(MUNICIPALITY, 'obras'),
    userPath('eva'),
    sessionPath('s1'),
    formPath('f'),
    versionPath('f', 3),
    publicFormPath('f'),
    answerPath('a'),
    settingsPath('formularios/f/versiones/3'),
    answerCountPath('f'),
    uniquePath('f', 'k'),
    delayedIncidentsPath('f'),
    alarmPath('f'),
  ]).toEqual([
    `${MUNICIPALITY}/areas_municipales/obras`,
    'usuarios/eva',
    'sesiones_web/s1',
    'formularios/f',
    'formularios/f/versiones/3',
    'formularios_publicos/f',
    'respuestas_formularios/a',
    'formularios/f/versiones/3/interno/muniCore',
    'formularios/f/contadores/respuestas',
    'formularios/f/unicas/k',
    'formularios/f/incidentes_retenidos',
    'alarmas/f',
  ])
})

describe('the path of an order and of tickets', () => {
  it('PAY-04 PAY-06 PAY-12 has the names of form, order and ticket', () => {
    expect(orderPath('000000000042', 'r1')).toBe('payOrders/000000000042_r1')
    expect(stockPath('concierto')).toBe('entradas/concierto')
    expect(ticketPath('concierto', 'ABC')).toBe('entradas/concierto/codigos/ABC')
  })
})
