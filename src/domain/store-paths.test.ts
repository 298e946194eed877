import { describe, expect, it } from 'vitest'
import { isMunicipalityPath, municipalityPathOf, placePath, provincePathOf, rootOf } from './store-paths'

const TOWN = 'paises/ar/provincias/cordoba/municipios/villa-del-rio'

describe('the path of a place', () => {
  it('GEO-01 leads from the country down', () => {
    expect(placePath('ar')).toBe('paises/ar')
    expect(placePath('ar', 'cordoba')).toBe('paises/ar/provincias/cordoba')
    expect(placePath('ar', 'cordoba', 'villa-del-rio')).toBe(TOWN)
  })

  it('GEO-01 names what stands above an area', () => {
    const area = `${TOWN}/areas_municipales/obras`
    expect([rootOf(area), provincePathOf(area), municipalityPathOf(area)]).toEqual([
      'paises/ar',
      'paises/ar/provincias/cordoba',
      TOWN,
    ])
  })
})

describe('what names a municipality', () => {
  it('SEC-01 is the path of one', () => expect(isMunicipalityPath(TOWN)).toBe(true))

  it.each([
    '',
    'paises/ar/provincias/cordoba',
    `${TOWN}/areas_municipales/obras`,
    `/${TOWN}`,
    `${TOWN}/`,
    'paises//provincias/cordoba/municipios/villa-del-rio',
    'paises/ar/provincias/../municipios/villa-del-rio',
    'paises/ar/provincias/cordoba/municipios/__id__',
    'formularios/ar/provincias/cordoba/municipios/villa-del-rio',
  ])('SEC-01 is not %j', (path) => expect(isMunicipalityPath(path)).toBe(false))
})
