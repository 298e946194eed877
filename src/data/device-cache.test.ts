import * as z from 'zod/mini'
import { beforeEach, expect, it, vi } from 'vitest'
import { DataError, type DataErrorCode } from './errors'
import { clearCached, readCache, readThroughCache } from './device-cache'

const device = new Map<string, unknown>()
vi.mock('../lib/device-store', () => ({
  deviceStore: () => ({
    get: (key: string) => Promise.resolve(device.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(void device.set(key, value)),
    remove: (key: string) => Promise.resolve(void device.delete(key)),
  }),
  clearDeviceStore: (_drawer: string, beginning: string) => {
    for (const key of [...device.keys()].filter((one) => one.startsWith(beginning))) device.delete(key)
    return Promise.resolve()
  },
}))
beforeEach(() => device.clear())

const form = z.object({ title: z.string() })
const read = (title: string) => readThroughCache('form', form, () => Promise.resolve({ title }))
const fail = (code: DataErrorCode) =>
  readThroughCache('form', form, () => Promise.reject(new DataError(code)))

it('ANS-14 gives what the server says, and keeps it', async () => {
  expect(await read('Uno')).toEqual({ value: { title: 'Uno' }, keptAt: null })
  expect((await readCache('form', form))?.value).toEqual({ title: 'Uno' })
})

it.each(['offline', 'timeout'] as const)(
  'ANS-14 gives what was kept, and says so, when the server is %s',
  async (code) => {
    await read('Uno')
    expect(await fail(code)).toEqual({ value: { title: 'Uno' }, keptAt: expect.any(Date) })
  },
)

it('ANS-14 does not wait long for a silent server when something was kept', async () => {
  await read('Uno')
  vi.useFakeTimers()
  const reading = readThroughCache('form', form, () => new Promise<never>(() => undefined))
  await vi.advanceTimersByTimeAsync(6_000)
  vi.useRealTimers()
  expect((await reading).keptAt).toBeInstanceOf(Date)
})

it.each(['notFound', 'forbidden'] as const)('ANS-11 forgets what the server refuses as %s', async (code) => {
  await read('Uno')
  await expect(fail(code)).rejects.toMatchObject({ code })
  await expect(fail('offline')).rejects.toMatchObject({ code: 'offline' })
})

it('ANS-11 throws the failure when nothing was kept, or when the form is damaged', async () => {
  await expect(fail('offline')).rejects.toMatchObject({ code: 'offline' })
  await read('Uno')
  await expect(fail('damaged')).rejects.toMatchObject({ code: 'damaged' })
})

it('AUTH-07 forgets everything of one kind at once', async () => {
  await read('Uno')
  await clearCached('fo')
  expect(await readCache('form', form)).toBeNull()
})
