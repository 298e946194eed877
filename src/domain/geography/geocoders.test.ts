import { describe, expect, it } from 'vitest'
import { geocoderAddress, geocoderOrigins, geocodersOf, NO_GEOCODER } from './geocoders'

const TWO = { Propio: 'https://geo.test/search?q={text}', Otro: 'https://other.test/?q={text}&box={box}' }

describe('the geocoders of an installation', () => {
  it('GEO-04 are named by its setting, or there are none', () => {
    expect(geocodersOf(JSON.stringify(TWO))).toEqual(TWO)
    expect(geocodersOf(' ')).toEqual({})
    const longest = { ['x'.repeat(60)]: 'https://geo.test/?q={text}' }
    expect(geocodersOf(JSON.stringify(longest))).toEqual(longest)
  })
  it.each([
    ['no JSON', 'https://geo.test/?q={text}'],
    ['a list', '["https://geo.test/?q={text}"]'],
    ['a word', '"x"'],
    ['nothing', 'null'],
    ['a number', '7'],
    ['a service without a name', '{"":"https://geo.test/?q={text}"}'],
    ['a name beyond measure', JSON.stringify({ ['x'.repeat(61)]: 'https://geo.test/?q={text}' })],
    ['the name of none', '{"-":"https://geo.test/?q={text}"}'],
    ['an address that is none', '{"a":"geo.test/?q={text}"}'],
    ['an address that asks nothing', '{"a":"https://geo.test/"}'],
    ['an address that is no text', '{"a":7}'],
  ])('GEO-04 are not %s, and the message says what they have to be', (_what, setting) => {
    expect(() => geocodersOf(setting)).toThrow(/Geocoders are|cannot be called|needs an address|JSON/)
  })
  it('GEO-04 ANS-10 the chosen one is asked, the first without a choice, and none where none is wanted', () => {
    expect(geocoderAddress(TWO, 'Otro')).toBe(TWO.Otro)
    expect(geocoderAddress(TWO, '')).toBe(TWO.Propio)
    expect(geocoderAddress(TWO, NO_GEOCODER)).toBeNull()
    expect(geocoderAddress({}, 'Otro')).toBeNull()
  })
  it.each(['Ya no está', 'toString', '__proto__'])(
    'GEO-04 one that the installation does not have (%s) is the first',
    (name) => {
      expect(geocoderAddress(TWO, name)).toBe(TWO.Propio)
    },
  )
  it('GEO-04 the origin of each is listed once', () => {
    expect(geocoderOrigins({ ...TWO, Mismo: 'https://geo.test/other?q={text}' })).toEqual([
      'https://geo.test',
      'https://other.test',
    ])
  })
})
