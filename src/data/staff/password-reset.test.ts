import { beforeEach, expect, it, vi } from 'vitest'
import { hashPartsOf } from '../../domain/user/breached-password'
import { callBeforeSession } from './before-session'
import { BreachedPasswordError, choosePassword } from './password-reset'

const confirmPasswordReset = vi.hoisted(() => vi.fn())
vi.mock('./before-session', () => ({ callBeforeSession: vi.fn() }))
vi.mock('../auth', () => ({ authOf: () => 'auth' }))
vi.mock('./password', () => ({ loadPassword: async () => ({ confirmPasswordReset }) }))

const WORDS = 'una frase corta'

beforeEach(() => {
  vi.resetAllMocks()
  confirmPasswordReset.mockResolvedValue(undefined)
})

it('OPS-01 a password that was stolen elsewhere is not set, and never sent to be looked up', async () => {
  const { prefix, suffix } = await hashPartsOf(WORDS)
  vi.mocked(callBeforeSession).mockResolvedValue({ suffixes: [suffix] })
  await expect(choosePassword('codigo', WORDS)).rejects.toThrow(BreachedPasswordError)
  expect(confirmPasswordReset).not.toHaveBeenCalled()
  const [, , request] = vi.mocked(callBeforeSession).mock.calls[0] ?? ['', { request: null }]
  expect(request).toEqual({ prefix })
})

it.each([
  ['has others', () => vi.mocked(callBeforeSession).mockResolvedValue({ suffixes: ['A'.repeat(35)] })],
  ['fails', () => vi.mocked(callBeforeSession).mockRejectedValue(new Error('down'))],
])('OPS-01 a password is set where the list %s', async (_, answer) => {
  answer()
  await choosePassword('codigo', WORDS)
  expect(confirmPasswordReset).toHaveBeenCalledWith('auth', 'codigo', WORDS)
})

it('OPS-01 a password is set where the list does not answer in time', async () => {
  vi.useFakeTimers()
  vi.mocked(callBeforeSession).mockReturnValue(new Promise(() => undefined))
  const choosing = choosePassword('codigo', WORDS)
  await vi.waitFor(() => expect(callBeforeSession).toHaveBeenCalled())
  await vi.advanceTimersByTimeAsync(8000)
  await choosing
  vi.useRealTimers()
  expect(confirmPasswordReset).toHaveBeenCalled()
})
