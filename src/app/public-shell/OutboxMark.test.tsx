import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { OutboxMark } from './OutboxMark'

const texts = vi.hoisted(() => ({ load: vi.fn<() => Promise<void>>() }))
vi.mock(import('../../lib/i18n'), async (actual) => ({ ...(await actual()), loadTexts: texts.load }))
vi.mock('../../lib/outbox-note', () => ({ mayHaveOutbox: () => true }))
vi.mock('../../features/answering/outbox/PublicOutboxMark', () => ({
  PublicOutboxMark: () => <p>Hay respuestas sin enviar</p>,
}))

afterEach(() => {
  vi.useRealTimers()
})

it('DAY-05 answers in the outbox are sent although the code did not load when the network came back', async () => {
  vi.useFakeTimers()
  texts.load.mockRejectedValueOnce(new Error('no network')).mockResolvedValue(undefined)
  render(<OutboxMark />)
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(screen.queryByText('Hay respuestas sin enviar')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(screen.getByText('Hay respuestas sin enviar')).toBeVisible()
})
