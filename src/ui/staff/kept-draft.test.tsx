import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { useKeptDraft } from './kept-draft'

afterEach(() => {
  vi.useRealTimers()
})

it('VIEW-05 what was typed is there when its dialog is opened again an hour later, until it is forgotten', () => {
  vi.useFakeTimers()
  const queries = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
  const open = () =>
    renderHook(() => useKeptDraft(['a-draft'], () => ({ text: '', kind: 'new' })), { wrapper })
  const first = open()
  act(() => first.result.current.change({ text: 'Falta un cable.' }))
  expect(first.result.current.draft).toEqual({ text: 'Falta un cable.', kind: 'new' })
  first.unmount()
  vi.advanceTimersByTime(60 * 60 * 1000)
  const second = open()
  expect(second.result.current.draft.text).toBe('Falta un cable.')
  second.result.current.forget()
  expect(open().result.current.draft.text).toBe('')
})
