import { afterEach, describe, expect, it, vi } from 'vitest'
import { isGone, lookedUp, repeatable } from './change'
import { DataError, serviceFailureOf } from './errors'
import { failureByReach } from './line'

const site = vi.fn()
/** Whether the page's own server responds, and what the browser says of its network. */
function theSite(responds: boolean, onLine = true): void {
  vi.stubGlobal('fetch', site.mockReset())
  vi.stubGlobal('navigator', { onLine })
  if (responds) site.mockResolvedValue(new Response())
  else site.mockRejectedValue(new TypeError('Failed to fetch'))
}
afterEach(() => vi.unstubAllGlobals())

const late = () => Promise.reject(new DataError('timeout'))
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof DataError ? error.code : 'other'),
  )

describe('which failure it is', () => {
  it('ANS-14 says offline only when the page’s own server does not respond either', async () => {
    theSite(true)
    expect(await failureByReach(new DataError('offline'))).toMatchObject({ code: 'down' })
    theSite(false)
    expect(await failureByReach(new DataError('offline'))).toMatchObject({ code: 'offline' })
    expect(site).toHaveBeenCalledOnce()
    theSite(true, false)
    expect(await failureByReach(new DataError('offline'))).toMatchObject({ code: 'offline' })
    expect(site).not.toHaveBeenCalled()
  })

  it('tells a slow service from one that does not respond and from an unknown outcome', () => {
    const told = ['timeout', 'down', 'unsure', 'offline', 'forbidden', 'unknown'] as const
    expect(told.map((code) => serviceFailureOf(new DataError(code)))).toEqual([
      'slow',
      'down',
      'unsure',
      null,
      null,
      null,
    ])
  })
})

describe('a change without a response', () => {
  it('ANS-15 is repeated once when it is safe to repeat, and ends in what the second response says', async () => {
    theSite(true)
    const work = vi.fn().mockImplementationOnce(late).mockResolvedValueOnce('saved')
    expect(await repeatable(work)).toBe('saved')
    const refused = vi.fn().mockImplementationOnce(late).mockRejectedValueOnce(new DataError('conflict'))
    expect(await codeOf(repeatable(refused))).toBe('conflict')
    const silent = vi.fn(late)
    expect(await codeOf(repeatable(silent))).toBe('unsure')
    expect(silent).toHaveBeenCalledTimes(2)
  })

  it('ANS-15 is looked up when it may not be repeated', async () => {
    theSite(true)
    expect(await lookedUp(late, () => Promise.resolve('moved'))).toBe('moved')
    expect(await codeOf(lookedUp(late, () => Promise.resolve(null)))).toBe('timeout')
    expect(await codeOf(lookedUp(late, late))).toBe('unsure')
  })

  it('ANS-14 was not made when the device had no network, nor when it was refused', async () => {
    theSite(false, false)
    const offline = vi.fn(() => Promise.reject(new DataError('offline')))
    expect(await codeOf(repeatable(offline))).toBe('offline')
    expect(offline).toHaveBeenCalledOnce()
    theSite(true)
    const refused = vi.fn(() => Promise.reject(new DataError('forbidden')))
    expect(await codeOf(repeatable(refused))).toBe('forbidden')
    expect(refused).toHaveBeenCalledOnce()
  })

  it('a removal is found done when what was removed can be read no more', async () => {
    expect(await isGone(() => Promise.resolve(false))).toBe(true)
    expect(await isGone(() => Promise.resolve(true))).toBe(false)
    expect(await isGone(() => Promise.reject(new DataError('forbidden')))).toBe(true)
    expect(await codeOf(isGone(() => Promise.reject(new DataError('down'))))).toBe('down')
  })
})
