import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { patternOf } from './pattern'

describe('patterns', () => {
  it.each([
    ['[A-Z]{2,3}\\d+', ['AB1', 'ABC123'], ['A1', 'ABCD1', 'AB', 'xAB1']],
    ['(?:rojo|azul)s?', ['rojo', 'azuls'], ['verde', 'rojoss']],
    ['^\\d{8}$', ['12345678'], ['1234567', '123456789']],
    ['[^,]*', ['', 'a b'], ['a,b']],
    ['.{3}', ['abc', 'añ😀'], ['ab', 'abcd']],
    ['a|', ['a', ''], ['b']],
    ['\\.\\+\\$', ['.+$'], ['x+$']],
    ['[\\d-]+', ['12-3'], ['12.3']],
    ['(a*)*b', ['aaab', 'b'], ['aaa']],
    ['\\w+\\s\\w+', ['uno dos'], ['uno  dos']],
  ])('LOGIC-02 «%s» is the whole text', (pattern, fits, others) => {
    const matches = patternOf(pattern)
    expect(fits.map((text) => matches?.(text))).toEqual(fits.map(() => true))
    expect(others.map((text) => matches?.(text))).toEqual(others.map(() => false))
  })

  it.each([
    '(',
    ')',
    '[',
    '[b-a]',
    'a{3,2}',
    '*',
    'a**',
    'a{1001}',
    '\\q',
    'a$b',
    '(a{200}){200}',
    'a'.repeat(501),
    '(?=a)',
  ])('LOGIC-06 «%s» is no pattern', (pattern) => {
    expect(patternOf(pattern)).toBeNull()
  })

  it('LOGIC-02 says the same as a regular expression', () => {
    const atom = fc.constantFrom('a', 'b', '[ab]', '[^a]', '.', '(a|b)', '(ab)')
    const piece = fc
      .tuple(atom, fc.constantFrom('', '?', '*', '+', '{2}', '{1,2}'))
      .map((parts) => parts.join(''))
    const pattern = fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(
        pattern,
        fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 }),
        (written, text) => {
          expect(patternOf(written)?.(text)).toBe(new RegExp(`^(?:${written})$`, 'u').test(text))
        },
      ),
    )
  })

  it('LOGIC-02 takes time that grows with the text, not with what could be tried', () => {
    const matches = patternOf('(a|a)*(a|aa)*b')
    const stepsFor = (length: number): number => {
      const begun = performance.now()
      expect(matches?.('a'.repeat(length))).toBe(false)
      return performance.now() - begun
    }
    stepsFor(1_000)
    expect(stepsFor(10_000)).toBeLessThan(2_000)
  })
})
