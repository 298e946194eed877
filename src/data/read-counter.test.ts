import { expect, it } from 'vitest'
import { connectEmulators } from './emulators'
import { aggregationReads, countReads, readCount } from './read-counter'

it('counts documents by what they were read for, and shows the count only beside emulators', () => {
  countReads(1, 'form')
  expect(globalThis.__reads).toBeUndefined()
  connectEmulators({ auth: 1, firestore: 2, functions: 3, storage: 4 })
  countReads(15, 'answers list')
  countReads(1, 'answers list')
  expect(readCount()).toBe(17)
  expect(globalThis.__reads).toEqual({ total: 17, byLabel: { form: 1, 'answers list': 16 } })
})

it('an aggregation is billed as one read for each thousand documents it counts', () => {
  expect([0, 1, 1000, 1001, 10_000].map(aggregationReads)).toEqual([1, 1, 1, 2, 10])
})
