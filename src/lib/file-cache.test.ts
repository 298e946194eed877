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
  it('SEC-05 are fetched once each, and told when they are there', async () => {
    const read = vi.fn(() => Promise.resolve(PICTURE))
    const cache = createFileCache(read)
    const told = vi.fn()
    cache.on(PATH, told)
    cache.want(PATH)
    cache.want(PATH)
    expect(cache.view(PATH).status).toBe('waiting')
    await vi.runAllTimersAsync()
    expect(cache.view(PATH)).toEqual({ status: 'ready', address: 'blob:foto', type: 'image/png', size: 4 })
    expect(read).toHaveBeenCalledTimes(1)
    expect(told).toHaveBeenCalledTimes(2)
  })

  it('SEC-05 are refused at once, and fetched again when one asks', async () => {
    const read = vi.fn(() => Promise.resolve(PICTURE)).mockRejectedValueOnce(refusal)
    const cache = createFileCache(read)
    cache.want(PATH)
    await vi.advanceTimersByTimeAsync(0)
    expect(cache.view(PATH).status).toBe('forbidden')
    cache.again(PATH)
    await vi.advanceTimersByTimeAsync(0)
    expect(cache.view(PATH).status).toBe('ready')
  })

  it('SEC-05 of an answer saved a moment ago come as soon as they are noted as its own', async () => {
    const read = vi.fn(() => Promise.resolve(PICTURE)).mockRejectedValueOnce(refusal)
    const cache = createFileCache(read, () => true)
    cache.want(PATH)
    await vi.advanceTimersByTimeAsync(100)
    expect(cache.view(PATH).status).toBe('waiting')
    await vi.runAllTimersAsync()
    expect(cache.view(PATH).status).toBe('ready')
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('SEC-05 that stay refused are so in the end', async () => {
    const read = vi.fn(() => Promise.reject(refusal))
    const cache = createFileCache(read, () => true)
    cache.want(PATH)
    await vi.runAllTimersAsync()
    expect(cache.view(PATH).status).toBe('forbidden')
    expect(read).toHaveBeenCalledTimes(3)
  })

  it('FILE-03 that do not come for another reason fail at once, fresh or not', async () => {
    const read = vi.fn(() => Promise.reject(new Error('offline')))
    const cache = createFileCache(read, () => true)
    cache.want(PATH)
    await vi.advanceTimersByTimeAsync(0)
    expect(cache.view(PATH).status).toBe('failed')
    expect(read).toHaveBeenCalledTimes(1)
  })

  it('FILE-02 leave nothing in memory when the page goes', async () => {
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
