import { expect, it } from 'vitest'
import { fullName } from './full-name'

const nobody = { firstName: '', lastName: '', nombre: '', username: 'ana.rios' }

it.each([
  [{ firstName: 'Ana', lastName: 'Ríos', nombre: 'A. Ríos' }, 'Ana Ríos'],
  [{ lastName: 'Ríos' }, 'Ríos'],
  [{ nombre: ' A. Ríos ' }, 'A. Ríos'],
  [{ firstName: ' ', nombre: ' ' }, 'ana.rios'],
])('USER-01 somebody with %j is called %s', (names, called) => {
  expect(fullName({ ...nobody, ...names })).toBe(called)
})
