import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutText } from './cut'
import { firstLetter, keepTextEnd, shortenText } from './shorten'

const HALF = /\p{Surrogate}/u
const FAMILY = '👨‍👩‍👧'
const E_ACUTE = 'e\u0301'

describe('cutting texts', () => {
  it('FMT-04 a text that has room stays as it is', () => {
    for (const text of ['', 'calle', `a${FAMILY}`]) expect(cutText(text, text.length)).toBe(text)
  })

  it.each([
    ['an emoji of two code units', `${'a'.repeat(79)}🎉`, 80, 'a'.repeat(79)],
    ['a joined emoji', `ab${FAMILY}c`, 6, 'ab'],
    ['an emoji with a skin tone', 'ab👍🏽', 4, 'ab'],
    ['a flag', 'a🇦🇷', 3, 'a'],
    ['an accent of its own', `caf${E_ACUTE}s`, 4, 'caf'],
    ['a Hindi vowel sign', 'अकि', 2, 'अ'],
  ])('FMT-04 %s is not cut in two', (_, text, most, cut) => {
    expect(cutText(text, most)).toBe(cut)
  })

  it('FMT-04 a letter longer than the room is cut between its code points', () => {
    const letter = `a${'\u{1d165}'.repeat(10)}`
    expect(cutText(letter, 4)).toBe('a\u{1d165}')
  })

  it('FMT-04 no cut leaves half a code point, has more than the room, or loses more than a letter', () => {
    const texts = fc.string({ unit: 'grapheme', maxLength: 30 })
    fc.assert(
      fc.property(texts, fc.integer({ min: 2, max: 40 }), (text, most) => {
        for (const cut of [cutText(text, most), shortenText(text, most), keepTextEnd(text, most)]) {
          expect(cut).not.toMatch(HALF)
          expect(cut.length).toBeLessThanOrEqual(most)
        }
        expect(text.startsWith(cutText(text, most))).toBe(true)
        expect(text.endsWith(keepTextEnd(text, most))).toBe(true)
      }),
    )
  })

  it('FMT-04 the end of a text begins with a whole letter', () => {
    expect(keepTextEnd(`🎉 · VA-1`, 8)).toBe(' · VA-1')
    expect(keepTextEnd(`${FAMILY}ab`, 4)).toBe('ab')
    expect(keepTextEnd('abc', 2)).toBe('bc')
  })

  it('FMT-04 a shortened text says that it goes on, without a blank before', () => {
    expect(shortenText('calle Mitre', 7)).toBe('calle…')
    expect(shortenText('calle', 5)).toBe('calle')
  })

  it('FMT-04 the first letter is whole', () => {
    expect(firstLetter('')).toBe('')
    expect(firstLetter('ana')).toBe('a')
    expect(firstLetter(`${E_ACUTE}va`)).toBe(E_ACUTE)
    expect(firstLetter(`${FAMILY} Paz`)).toBe(FAMILY)
  })
})
