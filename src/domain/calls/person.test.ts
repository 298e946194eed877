import { expect, it } from 'vitest'
import { MAX_ERASED, erasureRefusalOf } from '../privacy/person-erasure'
import { findPersonRequestSchema, requestErasureRequestSchema } from './person'
import { MAX_IN_FILE } from '../privacy/person'

const MUNICIPALITY = 'paises/ar/provincias/x/municipios/y'
const SEARCH = { document: '30111222' }
const ASKED = { municipality: MUNICIPALITY, search: SEARCH, answers: ['a'], attempt: 'intento-1' }
const isTaken = (given: object) => requestErasureRequestSchema.safeParse({ ...ASKED, ...given }).success

it('OPS-03 a search that is too vague, or of no municipality, is no request', () => {
  const find = (given: object) =>
    findPersonRequestSchema.safeParse({ municipality: MUNICIPALITY, search: SEARCH, ...given }).success
  expect(find({})).toBe(true)
  expect([
    find({ search: { name: 'A' } }),
    find({ search: { name: '*' } }),
    find({ search: {} }),
    find({ municipality: 'paises/ar' }),
    find({ after: 7 }),
  ]).toEqual([false, false, false, false, false])
})

it('OPS-03 an erasure names each answer once, some of them, and not more than there is room for', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => `r${at}`)
  expect(isTaken({})).toBe(true)
  expect(isTaken({ answers: many(MAX_ERASED) })).toBe(true)
  for (const answers of [[], ['a', 'a'], ['a/b'], ['..'], many(MAX_ERASED + 1), 'a'])
    expect(isTaken({ answers })).toBe(false)
  expect([isTaken({ attempt: 'x' }), isTaken({ search: { mail: '*@*.*' } })]).toEqual([false, false])
  expect(MAX_IN_FILE).toBeLessThan(MAX_ERASED)
})

it('OPS-03 why an erasure was refused is read from the details', () => {
  expect(erasureRefusalOf({ erasure: 'own' })).toBe('own')
  expect([erasureRefusalOf({ erasure: 'x' }), erasureRefusalOf(undefined)]).toEqual([null, null])
})
