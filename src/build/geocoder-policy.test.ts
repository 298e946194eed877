import { expect, it } from 'vitest'
import { geocoderFaults } from './geocoder-policy'

const policy = (connect: string) => ({
  headers: [
    { key: 'Content-Security-Policy', value: `default-src 'self'; connect-src 'self' ${connect}; img-src *` },
  ],
})
const config = (...policies: string[]) => JSON.stringify({ hosting: { headers: policies.map(policy) } })
const GEO = '{"Propio":"https://geo.test/search?q={text}"}'

it('GEO-04 the app builds when every policy lets pages reach each geocoder, or when there is none', () => {
  expect(geocoderFaults(GEO, config('https://geo.test', 'https://x.test https://geo.test'))).toEqual([])
  expect(geocoderFaults('', config(''))).toEqual([])
})
it.each([
  ['none', config('')],
  ['one of them alone', config('https://geo.test', '')],
  ['one for another host', config('https://geo.test.evil.test')],
  ['one without TLS', config('http://geo.test')],
])('GEO-04 one that stands in %s keeps the app from being built', (_what, policies) => {
  expect(geocoderFaults(GEO, policies)).toEqual([expect.stringContaining('https://geo.test')])
})
it('GEO-04 the app does not build with a setting that cannot be read', () => {
  expect(() => geocoderFaults('https://geo.test/?q={text}', config(''))).toThrow()
})
