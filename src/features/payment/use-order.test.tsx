import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { getOrder, type OrderOnPage } from '../../data/checkout/checkout'
import { anOrder } from '../../testing/tickets'
import { useOrder } from './use-order'

vi.mock('../../data/checkout/checkout', () => ({ getOrder: vi.fn() }))

it('PAY-07 the state of an order that was asked for last is shown, whatever arrives later', async () => {
  const asked: ((order: OrderOnPage) => void)[] = []
  vi.mocked(getOrder).mockImplementation(() => new Promise((resolve) => asked.push(resolve)))
  const { result } = renderHook(() => useOrder('000000000012', 'respuesta-1'))
  await waitFor(() => expect(asked).toHaveLength(1))
  await act(async () => asked[0]?.(anOrder()))
  const both = [result.current.refresh(), result.current.refresh()]
  await act(async () => asked[2]?.(anOrder({ state: 'paid' })))
  await act(async () => asked[1]?.(anOrder()))
  await Promise.all(both)
  expect(result.current.loaded).toMatchObject({ status: 'done', value: { state: 'paid' } })
})
