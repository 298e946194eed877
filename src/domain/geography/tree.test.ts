import { expect, it } from 'vitest'
import { ARGENTINA, aMunicipality, MONTCLAR_PATH, SPAIN } from '../../testing/places'
import { areasOf, provincesOf, municipalitiesOf } from './tree'

const TREE = [SPAIN, ARGENTINA]

it('GEO-01 lists provinces, municipalities and areas by name, each with the places above it', () => {
  expect(provincesOf(TREE)).toEqual([
    { path: 'paises/es/provincias/barcelona', nombre: 'Barcelona', pais: 'España' },
    { path: 'paises/ar/provincias/cordoba', nombre: 'Córdoba', pais: 'Argentina' },
  ])
  expect(municipalitiesOf(TREE)).toEqual([
    expect.objectContaining({ path: MONTCLAR_PATH, provincia: 'Barcelona', pais: 'España' }),
    { ...aMunicipality(), provincia: 'Córdoba', pais: 'Argentina' },
  ])
  expect(
    areasOf(municipalitiesOf(TREE)).map(({ nombre, municipality }) => [nombre, municipality.nombre]),
  ).toEqual([
    ['Espacios Verdes', 'Villa del Río'],
    ['Inspección General', 'Villa del Río'],
    ['Urbanisme', 'Montclar'],
  ])
})

it('GEO-01 sorts by name, whatever the order in the tree', () => {
  const backwards = TREE.toReversed()
  expect(provincesOf(backwards)).toEqual(provincesOf(TREE))
  expect(municipalitiesOf(backwards)).toEqual(municipalitiesOf(TREE))
})
