import { expect, it } from 'vitest'
import { personNames } from './people'

it('STAT-02 people are called by their names, those of the same name by username too', () => {
  const people = [
    { usuario: 'mgomez', nombre: 'María Gómez' },
    { usuario: 'jponce', nombre: 'Julieta Ponce' },
    { usuario: 'sin.nombre', nombre: '' },
    { usuario: 'maria.g', nombre: 'María Gómez' },
  ]
  expect(personNames(people)).toEqual([
    'María Gómez (mgomez)',
    'Julieta Ponce',
    'sin.nombre',
    'María Gómez (maria.g)',
  ])
})
