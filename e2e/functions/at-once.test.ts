import { beforeEach, describe, expect, it } from 'vitest'
import { withConcurrencyLimit } from '../../functions/src/limits/concurrency-limit'
import { limitedTo, refusalOf } from './flood-world'
import './deployed'
import { beginWorld } from './world'

const TAKEN = ['resource-exhausted', { limit: 'atOnce' }]

/** Work that goes on until it is told to end. */
function slow() {
  let end = () => undefined as void
  const ended = new Promise<void>((resolve) => (end = resolve))
  return { work: () => ended.then(() => 'made'), end }
}

/** Begins slow documents for a network, one after the other, until one is refused. */
async function fill(network: string, most: number) {
  const running = Array.from({ length: most }, slow)
  const outcomes = running.map(({ work }) => {
    let hasBegun = () => undefined as void
    const begun = new Promise<void>((resolve) => (hasBegun = resolve))
    const made = withConcurrencyLimit(network, () => {
      hasBegun()
      return work()
    })
    return { begun, made }
  })
  await Promise.all(outcomes.map(({ begun, made }) => Promise.race([begun, made])))
  return { ends: running.map(({ end }) => end), made: outcomes.map(({ made }) => made) }
}

describe('documents for visitors', () => {
  beforeEach(beginWorld)

  it('SEC-03 one network has a few under way, and the others have theirs meanwhile', async () => {
    await limitedTo({ DOCUMENTS_AT_ONCE: 2 }, async () => {
      const { ends, made } = await fill('198.51.100.7', 2)
      for (let tries = 0; tries < 10; tries += 1)
        expect(await refusalOf(withConcurrencyLimit('198.51.100.7', async () => 'made'))).toEqual(TAKEN)
      expect(await withConcurrencyLimit('203.0.113.4', async () => 'made')).toBe('made')
      ends[0]?.()
      expect(await made[0]).toBe('made')
      expect(await withConcurrencyLimit('198.51.100.7', async () => 'made')).toBe('made')
      ends[1]?.()
      await made[1]
    })
  })
  it('SEC-03 one that fails gives its place back', async () => {
    await limitedTo({ DOCUMENTS_AT_ONCE: 1 }, async () => {
      const torn = withConcurrencyLimit('198.51.100.7', () => Promise.reject(new Error('torn')))
      await expect(torn).rejects.toThrow('torn')
      expect(await withConcurrencyLimit('198.51.100.7', async () => 'made')).toBe('made')
    })
  })
})
