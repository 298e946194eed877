import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { intoParts } from './parts'

const PARTS = 4
const PAUSE_MS = 40
/** Timers are a millisecond early or two. */
const EARLY_MS = 2
const MOST_AT_ONCE = 20
const MOST_SHARED = 1000

interface Written {
  part: string
  ids: string[]
  /** By a clock that is never put back. */
  at: number
}

/** Writes that take no time, of which some fail; and what was written. */
function begin({
  isShared = false,
  isWritten = () => true,
  fails = () => false,
  pauseMs = PAUSE_MS,
}: {
  isShared?: boolean
  isWritten?: (ids: string[]) => boolean
  fails?: (ids: string[]) => boolean
  pauseMs?: number
} = {}) {
  const written: Written[] = []
  const put = intoParts<{ answerId: string }, string>((path, jobs) => {
    const ids = jobs.map(({ answerId }) => answerId)
    if (fails(ids)) return Promise.reject(new Error(`not ${ids.join()}`))
    written.push({ part: path.split('/').at(-1) ?? '', ids, at: performance.now() })
    const isOneWritten = isWritten(ids)
    return Promise.resolve({
      outcomes: ids,
      isWritten: isOneWritten,
      isShared: isOneWritten && isShared,
    })
  }, pauseMs)
  return { written, put: (answerId: string, counts = 'cuentas/uno') => put(counts, PARTS, { answerId }) }
}

/** Between the writes of one part, in milliseconds. */
function gapsOf(written: readonly Written[], part: string): number[] {
  const moments = written.filter((one) => one.part === part).map(({ at }) => at)
  return moments.slice(1).map((at, index) => at - (moments[index] ?? 0))
}

const named = (count: number) => Array.from({ length: count }, (_, index) => `a${index}`)

afterEach(() => vi.restoreAllMocks())

describe('changes that go into the parts of some counts', () => {
  it('OPS-10 STAT-07 of any number that come at once none is lost, and no part is written again before its pause is over', async () => {
    const { written, put } = begin()
    const all = Promise.all(named(500).map((id) => put(id)))
    expect(await all).toEqual(named(500))
    expect(written.flatMap(({ ids }) => ids).toSorted()).toEqual(named(500).toSorted())
    expect(Math.max(...written.map(({ ids }) => ids.length))).toBe(MOST_AT_ONCE)
    for (const part of ['0', '1', '2', '3']) {
      expect(Math.min(...gapsOf(written, part))).toBeGreaterThanOrEqual(PAUSE_MS - EARLY_MS)
    }
  })

  it('STAT-07 those that come seldom stand in the first part', async () => {
    const { written, put } = begin()
    for (const one of named(5)) {
      await put(one)
      await pause(PAUSE_MS + EARLY_MS)
    }
    expect(written.map(({ part }) => part)).toEqual(['0', '0', '0', '0', '0'])
  })

  it('OPS-10 STAT-07 a few that come at once wait for each other and stand in the first part too', async () => {
    const { written, put } = begin()
    await Promise.all(named(MOST_AT_ONCE).map((id) => put(id)))
    expect(written.map(({ part, ids }) => [part, ids.length])).toEqual([
      ['0', 1],
      ['0', MOST_AT_ONCE - 1],
    ])
  })

  it('STAT-07 who looks at counts that are right waits for nobody', async () => {
    const { written, put } = begin({ isWritten: () => false, pauseMs: 3_600_000 })
    for (const one of named(10)) await put(one)
    expect(written).toHaveLength(10)
  })

  it('OPS-10 where further instances write the first part too, any of them is taken', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.99)
    const { written, put } = begin({ isShared: true })
    for (const one of named(3)) await put(one)
    expect(written.map(({ part }) => part)).toEqual(['0', '3', '3'])
  })

  it('OPS-10 who finds the counts right in between does not make them one instance’s alone', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.99)
    const { written, put } = begin({ isShared: true, isWritten: (ids) => !ids.includes('right') })
    for (const one of ['first', 'right', 'last']) await put(one)
    expect(written.map(({ part }) => part)).toEqual(['0', '3', '3'])
  })

  it('OPS-10 of more counts than are remembered the first ones are taken for one instance’s alone again', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.99)
    const { written, put } = begin({ isShared: true, pauseMs: 0 })
    await put('first', 'cuentas/0')
    for (const one of named(MOST_SHARED)) await put(one, `cuentas/${one}`)
    await put('last', 'cuentas/0')
    expect(written.at(-1)?.part).toBe('0')
  })

  it('STAT-07 two of the same answer never go together', async () => {
    const { written, put } = begin()
    const all = Promise.all(['same', 'same', 'other', 'same'].map((id) => put(id)))
    await all
    for (const { ids } of written) expect(new Set(ids).size).toBe(ids.length)
    expect(written.flatMap(({ ids }) => ids).filter((id) => id === 'same')).toHaveLength(3)
  })

  it('STAT-07 one that fails keeps no other from being counted', async () => {
    const { written, put } = begin({ fails: (ids) => ids.includes('a7') })
    const all = Promise.allSettled(named(12).map((id) => put(id)))
    const failed = (await all).filter(({ status }) => status === 'rejected')
    expect(failed).toHaveLength(1)
    expect(written.flatMap(({ ids }) => ids).toSorted()).toEqual(
      named(12)
        .filter((id) => id !== 'a7')
        .toSorted(),
    )
  })
  it('OPS-10 STAT-07 where one fails, the others are written in few steps, and the part rests between them', async () => {
    const { written, put } = begin({ fails: (ids) => ids.includes('a7') })
    await Promise.allSettled(named(MOST_AT_ONCE).map((id) => put(id)))
    expect(written.length).toBeLessThanOrEqual(6)
    expect(Math.min(...gapsOf(written, '0'))).toBeGreaterThanOrEqual(PAUSE_MS - EARLY_MS)
  })
})
