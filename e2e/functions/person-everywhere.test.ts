import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { expectErasedEverywhere } from './erasing-everywhere'
import { beginEverywhere, KINDS } from './person-everywhere'
import { bucket } from './stored-files'

afterEach(() => vi.restoreAllMocks())
afterAll(() => bucket().deleteFiles({ force: true }))

it('OPS-03 no document, file, account or log names a person who was erased from answers of every kind', async () => {
  const ground = await beginEverywhere(3)
  const { answers } = await expectErasedEverywhere(ground, {
    each: () => 1,
    others: 3,
    perPage: 11,
    perStep: 7,
  })
  expect(answers).toBe(Object.keys(KINDS).length)
}, 300_000)
