import { expect, it } from 'vitest'
import { MUNICIPALITY_PATH } from '../../testing/builders'
import { citizenOf, isOver } from './session'

const CLAIMS = { citizenId: '40101', municipio: MUNICIPALITY_PATH, hasta: 1_800_000_000 }

it('CIT-01 a citizen is recognised by the claims of the token alone', () => {
  expect(citizenOf({ ...CLAIMS, sub: 'uid', aud: 'x' })).toEqual(CLAIMS)
})

it.each([
  ['without an id', { citizenId: undefined }],
  ['with an empty id', { citizenId: '' }],
  ['with an id that is no text', { citizenId: 40101 }],
  ['without a municipality', { municipio: undefined }],
  ['of a place that is no municipality', { municipio: 'paises/ar' }],
  ['without an end', { hasta: undefined }],
  ['with an end in words', { hasta: '1800000000' }],
  ['of the staff too', { usuario: 'ana' }],
])('CIT-01 SEC-02 claims %s name nobody', (_what, given) => {
  expect(citizenOf({ ...CLAIMS, ...given })).toBeNull()
})

it('CIT-01 the session of an hour ends with its last second', () => {
  expect(isOver({ hasta: 100 }, new Date(99_999))).toBe(false)
  expect(isOver({ hasta: 100 }, new Date(100_000))).toBe(true)
})
