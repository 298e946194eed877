import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contactParts } from './contact-parts'

const reached = (words: string) =>
  contactParts(words).flatMap(({ text, href }) => (href === null ? [] : [[text, href]]))

describe('the words by which a municipality is reached', () => {
  it.each([
    ['Tel. 0351 455-1234', [['0351 455-1234', 'tel:03514551234']]],
    [
      '+54 (351) 455 1234, mesa@villa-alta.gob.ar',
      [
        ['+54 (351) 455 1234', 'tel:+543514551234'],
        ['mesa@villa-alta.gob.ar', 'mailto:mesa@villa-alta.gob.ar'],
      ],
    ],
    ['Llame al 147 o al (93) 555 12 34.', [['(93) 555 12 34', 'tel:935551234']]],
    ['〒880 電話 0985-25-2111', [['0985-25-2111', 'tel:0985252111']]],
  ])('ANS-11 can be called and written to: %s', (words, parts) => {
    expect(reached(words)).toEqual(parts)
  })

  it.each([
    'San Martín 1234, lunes a viernes de 8:00 a 14:00',
    'De 08:00 - 14:00',
    'Desde el 27-11-2026, o el 2026-11-27',
    'CBU 2850590940090418135201',
    'Escriba a @municipio',
    '',
  ])('ANS-11 are no number where they are a house, an hour, a day or an account: %s', (words) => {
    expect(reached(words)).toEqual([])
  })

  it('ANS-11 stay the same words', () => {
    fc.assert(
      fc.property(fc.string(), (words) => {
        expect(
          contactParts(words)
            .map(({ text }) => text)
            .join(''),
        ).toBe(words)
      }),
    )
  })
})
