import { afterEach, expect, it, vi } from 'vitest'
import { NO_GEOCODER } from '../domain/geography/geocoders'
import { geocoder } from './geocoder'

const search = async (signal = new AbortController().signal, chosen = '') =>
  geocoder(chosen)?.({ text: 'Mitre & 1?', near: { lat: -31.4, lng: -64.2 }, language: 'es', signal })

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A geocoder that answers only when it is no longer asked. */
function silent() {
  vi.stubEnv(
    'VITE_GEOCODERS',
    JSON.stringify({
      Propio: 'https://geo.test/?q={text}&b={box}&x={other}',
      Otro: 'https://other.test/?q={text}',
    }),
  )
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string, { signal }: { signal: AbortSignal }) => {
    asked.push(address)
    return new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
    )
  })
  return asked
}

it('ANS-10 no addresses are searched when no geocoder is configured', () => {
  vi.stubEnv('VITE_GEOCODERS', '')
  expect(geocoder()).toBeNull()
})

it('ANS-10 GEO-04 asks the service that the municipality chose, and none where it wants none', () => {
  const asked = silent()
  void search(undefined, 'Otro').catch(() => undefined)
  void search(undefined, 'Uno de antes').catch(() => undefined)
  expect(asked.map((address) => new URL(address).host)).toEqual(['other.test', 'geo.test'])
  expect(geocoder(NO_GEOCODER)).toBeNull()
})

it('ANS-10 gives up after six seconds', async () => {
  const asked = silent()
  vi.useFakeTimers()
  const failure = search().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(6_000)
  expect(await failure).toMatchObject({ code: 'timeout' })
  expect(asked).toEqual([
    'https://geo.test/?q=Mitre%20%26%201%3F&b=-64.4500%2C-31.1500%2C-63.9500%2C-31.6500&x={other}',
  ])
})

it('ANS-10 stopping a search aborts its request', async () => {
  silent()
  const typing = new AbortController()
  const failure = search(typing.signal).catch((error: unknown) => error)
  typing.abort()
  expect(await failure).toBeInstanceOf(Error)
})
