import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchedParts } from './matches'
import { typedTerms } from './words'

/** The text with what was found in brackets. */
const found = (text: string, typed: string): string =>
  matchedParts(text, typedTerms(typed).terms)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('')

describe('DAY-01 what a search found stands out', () => {
  it.each([
    ['the beginning of each word', 'Mar Martínez', 'mar', '[Mar] [Mar]tínez'],
    ['no accents or capitals', 'JOSÉ Pérez', 'jose pere', '[JOSÉ] [Pére]z'],
    ['an accent that stands behind its letter', 'Jose\u0301 Ruiz', 'jose', '[Jose\u0301] Ruiz'],
    ['not the middle of a word', 'Villamar', 'mar', 'Villamar'],
    ['a code with its dash', 'VDR-7K3M9QXT2B', 'vdr7k3', '[VDR-7K3]M9QXT2B'],
    ['the part of a code after the dash', 'VDR-7K3M9QXT2B', '7k3m', 'VDR-[7K3M]9QXT2B'],
    ['a number however it is punctuated', '30.111.222', '30111', '[30.111].222'],
    ['the longest of several', 'Martínez', 'ma mart', '[Mart]ínez'],
    ['a word of Japanese', '東京 都庁', '東', '[東]京 都庁'],
    ['letters that are two in plain', 'Straße 5', 'straße', '[Straße] 5'],
    ['letters beside an emoji', '🌳árbol', 'ar', '🌳[ár]bol'],
    ['a number that a word follows', 'Av 12 mayo', '12 ma', 'Av [12] [ma]yo'],
    ['nothing for one letter', 'Ana', 'a', 'Ana'],
    ['nothing for what is not there', 'Ana', 'eva', 'Ana'],
    ['no sign of a pattern', 'a.b (c)', '.* (', 'a.b (c)'],
  ])('DAY-01 %s', (_what, text, typed, expected) => {
    expect(found(text, typed)).toBe(expected)
  })

  it('DAY-01 no letter is lost, whatever the text and the search', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, typed) => {
        const parts = matchedParts(text, typedTerms(typed).terms)
        expect(parts.map((part) => part.text).join('')).toBe(text)
        expect(parts.every((part) => part.text !== '')).toBe(true)
      }),
    )
  })
})
