import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { expectErasedEverywhere } from '../functions/erasing-everywhere'
import { beginEverywhere, KINDS } from '../functions/person-everywhere'
import { bucket } from '../functions/stored-files'
import { ERASED, ERASED_FORMS } from './sizes'

afterEach(() => vi.restoreAllMocks())
afterAll(() => bucket().deleteFiles({ force: true }))

/** What takes much to make, or of which one address gets few an hour. */
const SELDOM = [
  ...['correction', 'certificate', 'order', 'order that was given back', 'kept draft', 'mail'],
  ...['second person who was asked', 'second person who refused', 'news by mail'],
]
const SELDOM_EACH = 1
const OFTEN = Object.keys(KINDS).filter((kind) => !SELDOM.includes(kind))

/** How many answers of a kind make so many of all. */
function numberOf(kind: string): number {
  const each = Math.min(SELDOM_EACH, Math.floor(ERASED / Object.keys(KINDS).length))
  if (!OFTEN.includes(kind)) return each
  const left = ERASED - each * SELDOM.length
  return Math.floor(left / OFTEN.length) + (OFTEN.indexOf(kind) < left % OFTEN.length ? 1 : 0)
}

it(`OPS-03 nothing names a person who was erased from ${ERASED} answers over ${ERASED_FORMS} forms`, async ({
  annotate,
}) => {
  const ground = await beginEverywhere(ERASED_FORMS)
  const done = await expectErasedEverywhere(ground, {
    each: numberOf,
    others: ERASED_FORMS,
    perPage: 300,
    perStep: 10,
  })
  expect(done.answers).toBe(ERASED)
  const { reads, writes, deletes, invocations } = done
  await annotate(`${reads} reads, ${writes} writes, ${deletes} deletes, ${invocations} functions that heard`)
})
