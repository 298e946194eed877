import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { workOn } from '../../functions/src/person/erase'
import { database } from '../../functions/src/platform/admin'
import { applyAnswer } from '../../functions/src/statistics/apply'
import { fold } from '../../functions/src/statistics/fold'
import { rebuildStatistics } from '../../functions/src/statistics/rebuild'
import { foldedCountsFrom, openCountsFrom } from '../../src/domain/statistics/aggregates/counts'
import { appliedPath, formCountsPath, openCountsPath } from '../../src/domain/store-paths'
import { heard } from './events'
import { expectErasedEverywhere } from './erasing-everywhere'
import { beginEverywhere, HERS, KINDS, others } from './person-everywhere'
import { askedFor, requestRef } from './person-world'
import { atWork } from './staff-tokens'
import { bucket } from './stored-files'
import { read, remove, write } from './world'
import { wherever } from './whole-installation'

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

describe('a number that the person typed', () => {
  const FORM = 'tramite-0'
  const COUNTS = formCountsPath(FORM)
  const HUNDREDTHS = 24_123_456_00

  /** Counts are packed: where they have her number, whatever the text looks like. */
  async function countsWithIt(): Promise<string[]> {
    const found: string[] = []
    for (const part of ['abiertas', 'sumas', 'detalles'])
      for (const { ref, data } of (await database().collectionGroup(part).get()).docs.map((one) => ({
        ref: one.ref,
        data: one.data(),
      }))) {
        const hours = [...openCountsFrom(data).horas.values(), foldedCountsFrom(data)]
        const numbers = hours.flatMap((sums) => [...sums.values()].map(Math.abs))
        if (numbers.includes(HUNDREDTHS)) found.push(ref.path)
      }
    return found
  }

  /** Counts an answer in a part of its own, as an instance does beside others. */
  async function countedIn(part: number, answerId: string): Promise<void> {
    await applyAnswer({ formId: FORM, answerId, move: null })
    const first = openCountsPath(COUNTS, 0)
    await write(openCountsPath(COUNTS, part), (await read(first)) ?? {})
    await remove(first)
  }

  it('OPS-03 STAT-07 is in no count, wherever it was added, folded and taken out', async () => {
    const ground = await beginEverywhere(1)
    const [theirs = ''] = await others(ground, 1)
    await heard()
    const before = await read(appliedPath(FORM, theirs))
    const hers = await Promise.all([1, 2, 4, 5].map((number) => KINDS.recipient?.make(ground, number) ?? ''))
    // The first is added to what others answered; each of the rest stands alone.
    for (const [at, answerId] of hers.entries()) await countedIn([4, 1, 2, 3][at] ?? 0, answerId)
    await fold(COUNTS, openCountsPath(COUNTS, 2), 0)
    const inParts = [1, 3].map((part) => openCountsPath(COUNTS, part))
    const named = await countsWithIt()
    expect(named).toEqual(expect.arrayContaining(inParts))
    expect(named.length).toBeGreaterThan(inParts.length)

    const { id } = await askedFor(await atWork('elsa', 'ROLE_SUPERVISOR_ELEVADO'), hers)
    await workOn(requestRef(id), { perStep: 3, forMs: 60_000 })
    expect([await countsWithIt(), await wherever(HERS)]).toEqual([[], []])
    expect(await Promise.all(hers.map((one) => read(appliedPath(FORM, one))))).toEqual(
      hers.map(() => undefined),
    )
    await heard()
    expect([await countsWithIt(), await wherever(HERS)]).toEqual([[], []])
    expect(await read(appliedPath(FORM, theirs))).toEqual(before)
    expect(await rebuildStatistics(FORM)).toEqual({ answers: 0, documents: 0 })
  })
})
