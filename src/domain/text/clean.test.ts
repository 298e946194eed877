import { describe, expect, it } from 'vitest'
import { cleanText, cleanValue, isBlank } from './clean'

const UNSEEN: [string, string][] = [
  ['a zero width space', '\u200b'],
  ['a blank of Braille', '\u2800'],
  ['a filler of Hangul', '\u3164'],
  ['a soft hyphen', '\u00ad'],
  ['marks of direction', '\u200e\u200f\u202a\u2066\u2069'],
  ['a byte order mark', '\ufeff'],
  ['a space that does not break', '\u00a0'],
  ['a variation selector alone', '\ufe0f'],
  ['joiners alone', '\u200d\u200c'],
  ['a tag', '\u{e0041}'],
]

describe('signs that nobody sees', () => {
  it.each(UNSEEN)('FMT-05 %s is nothing to see', (_, sign) => {
    expect(isBlank(sign)).toBe(true)
    expect(cleanText(` ${sign}\n`)).toBe('')
    expect(cleanValue(`${sign}3011${sign}1222${sign}`).replace(' ', '')).toBe('30111222')
  })

  it.each(['a', '0', '.', '🎉', '\u0301a', 'می‌خواهم'])('FMT-05 %s is something to see', (text) => {
    expect(isBlank(text)).toBe(false)
  })

  it.each([
    ['a Persian word with its joiner', 'می\u200cخواهم'],
    ['a joined emoji', '👨\u200d👩\u200d👧'],
    ['an emoji drawn in colour', '❤\ufe0f'],
    ['a Hindi word with a joiner', 'क्\u200dष'],
    ['a text with a mark of direction', 'calle \u2067שלום\u2069 12'],
    ['a Malayalam word that ends in a joiner', 'അവന്\u200d'],
    ['a key drawn in colour', '#\ufe0f\u20e3'],
    ['a blank that does not break', '10\u00a0000'],
    ['lines', 'uno\n\tdos'],
  ])('FMT-05 %s stays as it was written', (_, text) => {
    expect(cleanText(text)).toBe(text)
  })

  it('FMT-05 what cannot be meant is taken out of a text', () => {
    expect(cleanText('\ufeffca\u00adlle\u200b Mitre 12 \u200d')).toBe('calle Mitre 12')
  })

  it.each([
    ['٣٠١١١٢٢٢', '30111222'],
    ['۳۰', '30'],
    ['３０', '30'],
    ['30–71234567–8', '30-71234567-8'],
    ['−5', '-5'],
    ['ana\u200b@correo.test', 'ana@correo.test'],
    ['１２３ ＡＢ', '123 AB'],
  ])('FMT-05 the value %s is read as %s', (typed, value) => {
    expect(cleanValue(typed)).toBe(value)
  })
})
