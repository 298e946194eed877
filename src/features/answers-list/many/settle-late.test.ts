import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '../../../data/errors'
import type { AnswerRow } from '../../../domain/answers-list/row'
import { anAnswer } from '../../../testing/builders'
import { settleLate } from './settle-late'
import type { Outcome } from './work-through'

const row = (id: string): AnswerRow => anAnswer({ id })
const late = (id: string): Outcome => ({ answer: row(id), failure: 'timeout' })
const failures = (outcomes: readonly Outcome[]) => outcomes.map(({ failure }) => failure)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('answers whose work got no response', () => {
  it('DAY-03 one that moves a while later counts as moved, and the others as not moved once nothing can be on its way', async () => {
    const moved = Date.now() + 30_000
    const looked: number[] = []
    const settling = settleLate(
      [{ answer: row('a'), failure: null }, late('b'), late('c'), { answer: row('d'), failure: 'forbidden' }],
      (answer) => Promise.resolve(answer.id === 'b' && Date.now() >= moved ? answer : null),
      { signal: new AbortController().signal, onLooking: (uncertain) => looked.push(uncertain) },
    )
    await vi.runAllTimersAsync()
    expect(failures(await settling)).toEqual([null, null, 'timeout', 'forbidden'])
    expect([looked[0], looked.at(-1)]).toEqual([2, 1])
  })

  it('DAY-03 what cannot be looked up stays unknown, and the person can stop waiting for it', async () => {
    const stop = new AbortController()
    const settling = settleLate([late('a')], () => Promise.reject(new DataError('down')), {
      signal: stop.signal,
      onLooking: () => undefined,
    })
    await vi.advanceTimersByTimeAsync(5_000)
    stop.abort()
    expect(failures(await settling)).toEqual(['unsure'])
  })
})
