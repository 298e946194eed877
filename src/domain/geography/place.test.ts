import { expect, it } from 'vitest'
import { ARGENTINA, SPAIN } from '../../testing/places'
import { pathOfPlace, placeOfPath, placeSteps, municipalityAt } from './place'

const PATH = 'paises/ar/provincias/cordoba/municipios/villa-alta'
const PLACE = { country: 'ar', province: 'cordoba', municipality: 'villa-alta' }
const NOWHERE = { country: '', province: '', municipality: '' }

it('GEO-02 a path is taken apart into its steps and put together again', () => {
  expect(placeOfPath(PATH)).toEqual(PLACE)
  expect(pathOfPlace(PLACE)).toBe(PATH)
  expect(placeOfPath('')).toEqual(NOWHERE)
})

it.each(['country', 'province', 'municipality'] as const)('GEO-02 without %s there is no path', (step) => {
  expect(pathOfPlace({ ...PLACE, [step]: '' })).toBe('')
})

it('GEO-02 each step offers the places below the one before, and nothing until that is chosen', () => {
  const tree = [ARGENTINA, SPAIN]
  const [province] = ARGENTINA.provincias
  expect(placeSteps(tree, NOWHERE)).toEqual({ countries: tree, provinces: [], municipalities: [] })
  const { provinces, municipalities } = placeSteps(tree, {
    ...NOWHERE,
    country: ARGENTINA.id,
    province: province?.id ?? '',
  })
  expect(provinces).toBe(ARGENTINA.provincias)
  expect(municipalities).toBe(province?.municipios)
  const elsewhere = placeSteps(tree, { ...NOWHERE, country: ARGENTINA.id, province: 'otra' })
  expect(elsewhere.municipalities).toEqual([])
})

it('GEO-02 a municipality is found by its path', () => {
  const municipality = ARGENTINA.provincias.at(-1)?.municipios.at(-1)
  expect(municipalityAt([SPAIN, ARGENTINA], municipality?.path ?? '')).toBe(municipality)
  expect(municipalityAt([SPAIN, ARGENTINA], PATH.replace('villa-alta', 'ninguna'))).toBeUndefined()
})
