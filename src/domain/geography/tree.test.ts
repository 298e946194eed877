import { expect, it } from 'vitest'
import { ARGENTINA, aTown, MONTCLAR_PATH, SPAIN } from '../../testing/places'
import { areasOf, provincesOf, townsOf } from './tree'

const TREE = [SPAIN, ARGENTINA]

it('GEO-01 lists provinces, municipalities and areas of the tree by name, with what stands above', () => {
  expect(provincesOf(TREE)).toEqual([
    { path: 'paises/es/provincias/barcelona', nombre: 'Barcelona', pais: 'España' },
    { path: 'paises/ar/provincias/cordoba', nombre: 'Córdoba', pais: 'Argentina' },
  ])
  expect(townsOf(TREE)).toEqual([
    expect.objectContaining({ path: MONTCLAR_PATH, provincia: 'Barcelona', pais: 'España' }),
    { ...aTown(), provincia: 'Córdoba', pais: 'Argentina' },
  ])
  expect(areasOf(townsOf(TREE)).map(({ nombre, town }) => [nombre, town.nombre])).toEqual([
    ['Espacios Verdes', 'Villa del Río'],
    ['Inspección General', 'Villa del Río'],
    ['Urbanisme', 'Montclar'],
  ])
})

it('GEO-01 sorts by name, whatever the order of the tree', () => {
  const backwards = TREE.toReversed()
  expect(provincesOf(backwards)).toEqual(provincesOf(TREE))
  expect(townsOf(backwards)).toEqual(townsOf(TREE))
})
