import { renderHook } from '@testing-library/react'
import type { OptionsObject } from 'notistack'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useToast, type Toast } from './toast'

// The library draws; when a message comes and goes is ours.
const library = vi.hoisted(() => ({ enqueueSnackbar: vi.fn(), closeSnackbar: vi.fn() }))
vi.mock('notistack', () => ({ useSnackbar: () => library }))

let toast: Toast

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetAllMocks()
  library.enqueueSnackbar.mockImplementation((message: string) => message)
  toast = renderHook(() => useToast()).result.current
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const say = (kind: Exclude<keyof Toast, 'undoable' | 'done'>) => toast[kind](kind)
const pass = (ms: number) => vi.advanceTimersByTime(ms)
const isShown = (message: string) =>
  library.enqueueSnackbar.mock.calls.some(([said]) => said === message) &&
  !library.closeSnackbar.mock.calls.some(([closed]) => closed === message)
const optionsOf = (message: string): OptionsObject =>
  library.enqueueSnackbar.mock.calls.find(([said]) => said === message)?.[1]

type Event = 'onMouseEnter' | 'onMouseLeave' | 'onFocus' | 'onBlur'
/** The pointer or the focus comes to a message, or leaves it. */
function happen(message: string, event: Event): void {
  const handle: unknown = optionsOf(message).SnackbarProps?.[event]
  if (typeof handle !== 'function') throw new Error(`nothing happens ${event}`)
  handle({})
}

describe('short messages', () => {
  it('FMT-03 a success shows after a second and stays for six', () => {
    say('success')
    pass(999)
    expect(isShown('success')).toBe(false)
    pass(1)
    expect(isShown('success')).toBe(true)
    pass(5_999)
    expect(isShown('success')).toBe(true)
    pass(1)
    expect(isShown('success')).toBe(false)
  })

  it.each([
    ['warning', 3_500],
    ['problem', 5_000],
    ['info', 2_500],
  ] as const)('FMT-03 %s stays %i ms', (kind, ms) => {
    say(kind)
    pass(ms - 1)
    expect(isShown(kind)).toBe(true)
    pass(1)
    expect(isShown(kind)).toBe(false)
    // The library closes no message by a clock of its own.
    expect(optionsOf(kind)).toMatchObject({ autoHideDuration: null })
  })

  it('FMT-03 an error stays until it is closed, and shorter messages do not replace it', () => {
    say('error')
    pass(600_000)
    expect(isShown('error')).toBe(true)
    expect(optionsOf('error')).toMatchObject({ persist: true })
    say('info')
    expect(optionsOf('info').persist).toBeUndefined()
  })

  it('FMT-03 a failure goes when a later try of the same place worked, and not for what another place did', () => {
    say('error')
    renderHook(() => useToast()).result.current.success('another')
    expect(isShown('error')).toBe(true)
    say('success')
    expect(isShown('error')).toBe(false)
  })

  it('FMT-03 a failure goes when a later try worked that needs no words', () => {
    say('error')
    toast.done()
    expect(isShown('error')).toBe(false)
  })

  it('FMT-03 a failure goes when a dialog that was closed and opened again says that the later try worked', () => {
    const first = renderHook(() => useToast('deleteAnswer:a'))
    first.result.current.error('error')
    first.unmount()
    renderHook(() => useToast('deleteAnswer:b')).result.current.success('another')
    expect(isShown('error')).toBe(true)
    renderHook(() => useToast('deleteAnswer:a')).result.current.success('success')
    expect(isShown('error')).toBe(false)
  })

  it.each([
    ['the pointer', 'onMouseEnter', 'onMouseLeave'],
    ['the focus', 'onFocus', 'onBlur'],
  ] as const)(
    'FMT-03 none goes while %s is on it; then it is there for its whole time',
    (_what, comes, leaves) => {
      say('warning')
      pass(3_000)
      happen('warning', comes)
      pass(600_000)
      expect(isShown('warning')).toBe(true)
      happen('warning', leaves)
      pass(3_499)
      expect(isShown('warning')).toBe(true)
      pass(1)
      expect(isShown('warning')).toBe(false)
    },
  )

  it('FMT-03 a message stays while it has the focus, also when the pointer leaves', () => {
    say('info')
    happen('info', 'onFocus')
    happen('info', 'onMouseEnter')
    happen('info', 'onMouseLeave')
    pass(600_000)
    expect(isShown('info')).toBe(true)
  })

  it('FMT-03 a message stays in a hidden tab until the person is back', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    say('info')
    pass(600_000)
    expect(isShown('info')).toBe(true)
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    pass(2_499)
    expect(isShown('info')).toBe(true)
    pass(1)
    expect(isShown('info')).toBe(false)
  })
})
