import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { useCachedRecord } from './use-cached-record'

afterEach(() => {
  vi.useRealTimers()
})

it('VIEW-05 a dialog that is opened again an hour later still has what was typed, until it is forgotten', () => {
  vi.useFakeTimers()
  const queries = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
  const schema = z.object({ text: z.string(), kind: z.string() })
  const open = () =>
    renderHook(() => useCachedRecord('a-draft', schema, () => ({ text: '', kind: 'new' })), { wrapper })
  const first = open()
  act(() => first.result.current.form.setValue('text', 'Falta un cable.'))
  first.unmount()
  vi.advanceTimersByTime(60 * 60 * 1000)
  const second = open()
  expect(second.result.current.form.getValues()).toEqual({ text: 'Falta un cable.', kind: 'new' })
  second.result.current.forget()
  expect(open().result.current.form.getValues('text')).toBe('')
})
