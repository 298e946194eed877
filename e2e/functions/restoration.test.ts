import { afterAll, beforeAll, expect, it } from 'vitest'
import { lookForRestoration, unlessPutBack } from '../../functions/src/platform/restoration'
import { RESTORATION_PATH } from '../../src/domain/store-paths'
import { beginWorld, remove, write } from './world'

beforeAll(beginWorld)
afterAll(async () => {
  await remove(RESTORATION_PATH)
  await lookForRestoration()
})

it('OPS-04 what is written right after a restoration is followed, also where it was known as under way', async () => {
  const now = Date.now()
  const desde = new Date(now - 60_000)
  const followed: number[] = []
  const follow = (at: number) =>
    unlessPutBack(() => Promise.resolve(void followed.push(at - now)))({ time: new Date(at).toISOString() })
  await write(RESTORATION_PATH, { desde, hasta: null })
  await lookForRestoration()
  await follow(now - 1_000)
  expect(followed).toEqual([])
  await write(RESTORATION_PATH, { desde, hasta: new Date(now - 500) })
  await follow(now)
  // An event of the restoration that comes late is still none.
  await follow(now - 1_000)
  expect(followed).toEqual([0])
})
