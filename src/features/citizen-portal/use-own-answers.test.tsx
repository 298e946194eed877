import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ownAnswersPage } from '../../data/citizen/own-answers'
import { useOwnAnswers } from './use-own-answers'

vi.mock('../../data/citizen/own-answers', () => ({ ownAnswersPage: vi.fn() }))

type Page = Awaited<ReturnType<typeof ownAnswersPage>>

it('CIT-03 of a list that is asked to go on twice only the newest page counts, whatever becomes of the other', async () => {
  const asked: { give: (page: Page) => void; fail: (error: Error) => void }[] = []
  vi.mocked(ownAnswersPage).mockImplementation(() => new Promise((give, fail) => asked.push({ give, fail })))
  const page = (damaged: number): Page => ({ answers: [], damaged, cursor: null })
  const { result } = renderHook(() => useOwnAnswers())
  await act(async () => asked[0]?.give(page(1)))
  for (const outcome of ['fail', 'give'] as const) {
    const first = asked.length
    const before = result.current.damaged
    act(() => {
      result.current.more()
      result.current.more()
    })
    await act(async () => asked[first + 1]?.give(page(10)))
    await act(async () =>
      outcome === 'fail' ? asked[first]?.fail(new Error('late')) : asked[first]?.give(page(5)),
    )
    expect(result.current).toMatchObject({ damaged: before + 10, isLoading: false, error: null })
  }
})
