import { expect, it } from 'vitest'
import { isStorableMoment } from './storable-moment'

it.each([
  ['0001-01-01T00:00:00.000Z', true],
  ['0000-12-31T23:59:59.999Z', false],
  ['9999-12-31T23:59:59.999Z', true],
  ['+010000-01-01T00:00:00.000Z', false],
])('SEC-01 the store takes the moment %s: %s', (moment, taken) => {
  expect(isStorableMoment(Date.parse(moment))).toBe(taken)
})
