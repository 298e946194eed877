import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DOCUMENT_TYPE, documentTypeOf, isCuit, isDni, isNumberOf, plainNumber } from './identity'

describe('document numbers', () => {
  it.each([
    ['12345', 'es', false],
    ['123456', 'es', true],
    ['30.111.222', 'es', true],
    ['12345678Z', 'ca', true],
    ['12345678901234', 'es', true],
    ['123456789012345', 'es', false],
    ['12345678901', 'pt', true],
    ['123456789012', 'pt', false],
    ['30111222/1', 'es', false],
    ['', 'es', false],
  ] as const)('RECIP-02 «%s» in %s is a DNI: %s', (typed, language, valid) => {
    expect(isDni(typed, language)).toBe(valid)
  })

  it.each([
    ['30712345678', true],
    ['30-71234567-8', true],
    [' 20301112223 ', true],
    ['23301112223', true],
    ['27301112223', true],
    ['33712345678', true],
    ['24301112223', false],
    ['3071234567', false],
    ['307123456789', false],
    ['30-712345678', false],
    ['30-7123456-78', false],
    ['30 71234567 8', false],
    ['30a12345678', false],
    ['9930712345678', false],
  ])('RECIP-02 «%s» is a CUIT: %s', (typed, valid) => {
    expect(isCuit(typed)).toBe(valid)
  })

  it('RECIP-02 people are searched by DNI, legal entities by CUIT', () => {
    expect(isNumberOf('fisica', '123456', 'es')).toBe(true)
    expect(isNumberOf('juridica', '123456', 'es')).toBe(false)
    expect([documentTypeOf('fisica'), documentTypeOf('juridica')]).toEqual([
      DOCUMENT_TYPE.dni,
      DOCUMENT_TYPE.cuit,
    ])
  })

  it('RECIP-02 are the same however they are written', () => {
    const digits = fc.stringMatching(/^(20|23|27|30|33)\d{9}$/)
    fc.assert(
      fc.property(digits, (bare) => {
        const hyphenated = `${bare.slice(0, 2)}-${bare.slice(2, 10)}-${bare.slice(10)}`
        expect(isNumberOf('juridica', bare, 'es')).toBe(true)
        expect(isNumberOf('juridica', hyphenated, 'es')).toBe(true)
        expect(plainNumber(hyphenated)).toBe(bare)
      }),
    )
  })

  it('RECIP-02 without dots are as valid as they were typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), (typed) => {
        const bare = plainNumber(typed)
        expect(plainNumber(bare)).toBe(bare)
        expect(isDni(bare, 'es')).toBe(isDni(typed, 'es'))
        if (isDni(typed, 'pt')) expect(isDni(typed, 'es')).toBe(true)
      }),
    )
  })
})
