import { describe, expect, it } from 'vitest'
import { mapWithConcurrency } from './map-with-concurrency'

const later = () => new Promise((resolve) => setImmediate(resolve))

describe('mapWithConcurrency', () => {
  it('returns the result of each item in order, and runs no more than so many at once', async () => {
    let running = 0
    let most = 0
    const given = await mapWithConcurrency([1, 2, 3, 4, 5], 2, async (item) => {
      running += 1
      most = Math.max(most, running)
      await later()
      running -= 1
      return item * 10
    })
    expect(given).toEqual([10, 20, 30, 40, 50])
    expect(most).toBe(2)
  })

  it('SEC-03 reports a failure only when the running items have ended, and begins no others', async () => {
    const begun: string[] = []
    const ended: string[] = []
    const work = async (item: string) => {
      begun.push(item)
      await later()
      if (item === 'fails') throw new Error(item)
      await later()
      ended.push(item)
    }
    await expect(mapWithConcurrency(['fails', 'slow', 'next'], 2, work)).rejects.toThrow('fails')
    expect(ended).toEqual(['slow'])
    expect(begun).toEqual(['fails', 'slow'])
  })
})
