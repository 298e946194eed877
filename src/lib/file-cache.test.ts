import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFileCache } from './file-cache'

const PICTURE = new Blob(['foto'], { type: 'image/png' })
const refusal = Object.assign(new Error('no'), { code: 'forbidden' })
const PATH = 'imagenes/poda/abc.png'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:foto')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the files that a page shows', () => {
  it('SEC-05 each file is fetched once, and the page hears when it is there', async () => {
    const read = vi.fn(() => Promise.resolve(PICTURE))
    const cache = createFileCache(read)
    const told = vi.fn()
    cache.on(PATH, told)
    cache.want(PATH)
    cache.want(PATH)
    expect(cache.view(PATH).status).toBe('waiting')
    await vi.runAllTimersAsync()
    expect(cache.view(PATH)).toEqual({
      ...{ status: 'ready', isAsking: false },
      ...{ address: 'blob:foto', type: 'image/png', size: 4 },
    })
    expect(read).toHaveBeenCalledTimes(1)
    expect(told).toHaveBeenCalledTimes(2)
  })

  it('FILE-02 whoever left hears no more, and after the page is left nothing is known of its files', async () => {
    const cache = createFileCache(() => Promise.resolve(PICTURE))
    const told = vi.fn()
    const stop = cache.on(PATH, told)
    cache.want(PATH)
    stop()
    await vi.runAllTimersAsync()
    expect(told).toHaveBeenCalledTimes(1)
    cache.dispose()
    expect(cache.view(PATH).status).toBe('waiting')
  })

  it('SEC-05 a refused file is told at once, and fetched again on demand', async () => {
    const read = vi.fn(() => Promise.resolve(PICTURE)).mockRejectedValueOnce(refusal)
    const cache = createFileCache(read)
    cache.want(PATH)
    await vi.advanceTimersByTimeAsync(0)
    expect(cache.view(PATH).status).toBe('forbidden')
    cache.again(PATH)
    await vi.advanceTimersByTimeAsync(0)
    expect(cache.view(PATH).status).toBe('ready')
  })

  it('SEC-05 a file of an answer that was just saved comes once the server has noted it as kept', async () => {
    const read = vi.fn(() => Promise.resolve(PICTURE)).mockRejectedValueOnce(refusal)
    const cache = createFileCache(read, { isFresh: () => true })
    cache.want(PATH)
    await vi.advanceTimersByTimeAsync(100)
    expect(cache.view(PATH).status).toBe('waiting')
    await vi.runAllTimersAsync()
    expect(cache.view(PATH).status).toBe('ready')
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('SEC-05 a file that stays refused is told as refused in the end', async () => {
    const read = vi.fn(() => Promise.reject(refusal))
    const cache = createFileCache(read, { isFresh: () => true })
    cache.want(PATH)
    await vi.runAllTimersAsync()
    expect(cache.view(PATH).status).toBe('forbidden')
    expect(read).toHaveBeenCalledTimes(3)
  })

  it('FILE-05 for a file of an answer that was just saved, the server is asked without a press in the end', async () => {
    const read = vi
      .fn(() => Promise.resolve(PICTURE))
      .mockRejectedValueOnce(refusal)
      .mockRejectedValueOnce(refusal)
      .mockRejectedValueOnce(refusal)
    const recheck = vi.fn(() => Promise.resolve('fine' as const))
    const cache = createFileCache(read, { isFresh: () => true, recheck })
    cache.want(PATH)
    await vi.runAllTimersAsync()
    expect(cache.view(PATH).status).toBe('ready')
    expect(recheck).toHaveBeenCalledExactlyOnceWith(PATH)
  })

  it.each([
    ['missing', () => Promise.resolve('missing' as const)],
    ['limited', () => Promise.reject(Object.assign(new Error('often'), { code: 'limited' }))],
    ['forbidden', () => Promise.reject(refusal)],
  ])('FILE-05 what the server finds of it is told as %s', async (status, recheck) => {
    const cache = createFileCache(() => Promise.reject(refusal), { isFresh: () => true, recheck })
    cache.want(PATH)
    await vi.runAllTimersAsync()
    expect(cache.view(PATH).status).toBe(status)
  })

  it('FILE-05 about an older answer the server is asked only when somebody presses', async () => {
    const recheck = vi.fn(() => Promise.resolve('fine' as const))
    const cache = createFileCache(() => Promise.reject(refusal), { recheck })
    cache.want(PATH)
    await vi.runAllTimersAsync()
    expect(cache.view(PATH).status).toBe('forbidden')
    expect(recheck).not.toHaveBeenCalled()
  })

  it('FILE-03 a file that fails for another reason fails at once, also of an answer that was just saved', async () => {
    const read = vi.fn(() => Promise.reject(new Error('offline')))
    const cache = createFileCache(read, { isFresh: () => true })
    cache.want(PATH)
    await vi.advanceTimersByTimeAsync(0)
    expect(cache.view(PATH).status).toBe('failed')
    expect(read).toHaveBeenCalledTimes(1)
  })

  it('FILE-05 for a refused file the server does first what was left undone, and the page says that it asks', async () => {
    const read = vi.fn(() => Promise.resolve(PICTURE)).mockRejectedValueOnce(refusal)
    const recheck = vi.fn(() => Promise.resolve('fine' as const))
    const cache = createFileCache(read, { recheck })
    cache.want(PATH)
    await vi.advanceTimersByTimeAsync(0)
    cache.again(PATH)
    expect(cache.view(PATH)).toMatchObject({ status: 'forbidden', isAsking: true })
    cache.again(PATH)
    await vi.advanceTimersByTimeAsync(0)
    expect(cache.view(PATH)).toMatchObject({ status: 'ready', isAsking: false })
    expect(recheck).toHaveBeenCalledExactlyOnceWith(PATH)
  })

  it.each([
    ['missing', () => Promise.resolve('missing' as const)],
    ['limited', () => Promise.reject(Object.assign(new Error('often'), { code: 'limited' }))],
    ['failed', () => Promise.reject(Object.assign(new Error('line'), { code: 'offline' }))],
    ['forbidden', () => Promise.reject(refusal)],
  ])(
    'FILE-05 a file that cannot be had after asking is told as %s, and can be asked for again',
    async (status, recheck) => {
      const read = vi.fn(() => Promise.reject(refusal))
      const cache = createFileCache(read, { recheck })
      cache.want(PATH)
      await vi.advanceTimersByTimeAsync(0)
      cache.again(PATH)
      await vi.advanceTimersByTimeAsync(0)
      expect(cache.view(PATH)).toMatchObject({ status, isAsking: false })
      expect(read).toHaveBeenCalledTimes(1)
    },
  )

  it('FILE-05 asks the server nothing about a file that was only out of reach', async () => {
    const read = vi.fn(() => Promise.resolve(PICTURE)).mockRejectedValueOnce(new Error('offline'))
    const recheck = vi.fn(() => Promise.resolve('fine' as const))
    const cache = createFileCache(read, { recheck })
    cache.want(PATH)
    await vi.advanceTimersByTimeAsync(0)
    cache.again(PATH)
    await vi.advanceTimersByTimeAsync(0)
    expect(cache.view(PATH).status).toBe('ready')
    expect(recheck).not.toHaveBeenCalled()
  })

  it('FILE-02 files leave nothing in memory when the page is left', async () => {
    const cache = createFileCache(() => Promise.resolve(PICTURE))
    cache.want(PATH)
    await vi.runAllTimersAsync()
    cache.want('imagenes/poda/tarde.png')
    cache.dispose()
    await vi.runAllTimersAsync()
    expect(URL.createObjectURL).toHaveBeenCalledTimes(1)
    expect(URL.revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:foto')
  })
})
