import { expect, it } from 'vitest'
import { placesTaken } from './counter'

it.each([
  [5, 2, 3],
  [5, undefined, 5],
  [5, null, 5],
  [undefined, undefined, 0],
])('ANS-12 of %s answers, %s of them marked, %i take places', (total, marked, taken) => {
  expect(placesTaken(total, marked)).toBe(taken)
})
