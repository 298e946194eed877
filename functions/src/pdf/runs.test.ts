import { existsSync } from 'node:fs'
import { create } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { FACES } from './font-faces'
import { openFontBook } from './font-book'
import { drawn, type DrawnLine } from './runs'

const fonts = openFontBook({ create, register: () => undefined })
const linesOf = (text: string) => drawn(text, fonts).lines
const runsOf = ({ text }: DrawnLine) => (typeof text === 'string' ? [] : text)
const wordsOf = (line: DrawnLine | undefined) => (line ? runsOf(line).map(({ text }) => text) : [])
const facesOf = (text: string, isJapanese = false) => [
  ...new Set(drawn(text, fonts, isJapanese).lines.flatMap((line) => runsOf(line).map(({ font }) => font))),
]

describe('letters of a document', () => {
  it('PDF-01 every family is installed', () => {
    for (const { normal, bold } of FACES) expect([normal, bold].map(existsSync)).toEqual([true, true])
  })

  it.each([
    ['Arabic', 'مرحبا'],
    ['Hebrew', 'שלום'],
    ['Ethiopic', 'ሰላም'],
    ['Thai', 'สวัสดี'],
    ['Devanagari', 'नमस्ते'],
    ['Bengali', 'বাংলা'],
    ['Gurmukhi', 'ਸਤ'],
    ['Gujarati', 'હેલો'],
    ['Tamil', 'வணக்கம்'],
    ['Telugu', 'హలో'],
    ['Kannada', 'ಹಲೋ'],
    ['Malayalam', 'ഹലോ'],
    ['Sinhala', 'ආයුබෝවන්'],
    ['Khmer', 'សួស្តី'],
    ['Lao', 'ສະບາຍດີ'],
    ['Myanmar', 'မင်္ဂလာပါ'],
    ['Georgian', 'გამარჯობა'],
    ['Armenian', 'Բարեւ'],
    ['Tifinagh', 'ⴰⵣⵓⵍ'],
    ['Korean', '안녕하세요'],
    ['Chinese', '简体中文'],
    ['Chinese', '繁體中文'],
    ['Japanese', 'こんにちは'],
    ['Emoji', '😀🎉'],
    ['Latin', 'Ñandú Καλημέρα Привет Việt'],
  ])('PDF-01 %s has letters: %s', (face, text) => {
    expect(drawn(text, fonts).missing).toEqual([])
    expect(facesOf(text)).toEqual([face])
  })

  it('PDF-01 ideographs are Japanese beside kana or for a Japanese reader, and Chinese otherwise', () => {
    expect(facesOf('直角')).toEqual(['Chinese'])
    expect(facesOf('直角です')).toEqual(['Japanese'])
    expect(facesOf('直角', true)).toEqual(['Japanese'])
  })

  it('PDF-01 a letter without a font is printed as its code, and listed', () => {
    const { lines, missing } = drawn('uno 𓀀 dos 𓀀', fonts)
    expect(wordsOf(lines[0]).join('')).toBe('uno [U+13000] dos [U+13000]')
    expect(missing).toEqual(['[U+13000]'])
  })

  it('PDF-01 soft hyphens are left out; tabs, spaces and empty lines stay', () => {
    const lines = linesOf('Ayunta\u00admiento  de\tVilla\n\n  Alta')
    expect(lines.map((line) => (typeof line.text === 'string' ? line.text : wordsOf(line).join('')))).toEqual(
      ['Ayuntamiento  de    Villa\n\n  Alta'],
    )
    expect(linesOf('שלום\n\nשלום').map(({ text }) => text)[1]).toBe(' ')
  })

  it('PDF-01 combining letters stay with the letters that they join; marks of direction are not drawn', () => {
    expect(wordsOf(linesOf('👨‍👩‍👧')[0])).toEqual(['👨‍👩‍👧'])
    expect(wordsOf(linesOf('می‌خواهم')[0])).toEqual(['می‌خواهم'])
    expect(wordsOf(linesOf('a\u200eb\u2066c')[0])).toEqual(['abc'])
  })

  it('PDF-01 a text written from the right begins at the right, with words, figures and brackets in their direction', () => {
    const [line] = linesOf('שלום (עולם) 12')
    expect(line?.alignment).toBe('right')
    expect(line && runsOf(line).map(({ text, level }) => [text, level])).toEqual([
      ['שלום', 1],
      [' ', 1],
      [')', 1],
      ['עולם', 1],
      ['(', 1],
      [' ', 1],
      ['12', 2],
    ])
    expect(linesOf('El vecino dijo שלום')[0]?.alignment).toBeUndefined()
    expect(linesOf('El vecino')[0]).toEqual({ text: [{ text: 'El vecino', font: 'Latin' }] })
  })

  it('PDF-01 Arabic and Persian figures stay in their order', () => {
    // The font turns them as it turns letters: they are given the other way round.
    expect(wordsOf(linesOf('۱۲۳')[0])).toEqual(['۳۲۱'])
    expect(wordsOf(linesOf('رقم ٢٠٢٦')[0]).at(-1)).toBe('٦٢٠٢')
  })

  it('PDF-01 Thai, which has no spaces, may end its lines between words', () => {
    const [words = ''] = wordsOf(linesOf('สวัสดีชาวโลก')[0])
    expect(words.split('\u200b').length).toBeGreaterThan(1)
    expect(words.replaceAll('\u200b', '')).toBe('สวัสดีชาวโลก')
  })

  it('PDF-01 a long text stays whole, in lines that are laid out quickly', () => {
    const text = 'palabra '.repeat(20_000)
    const lines = linesOf(text)
    expect(lines.map((line) => wordsOf(line).join('')).join('')).toBe(text)
    expect(Math.max(...lines.map((line) => wordsOf(line).join('').length))).toBeLessThanOrEqual(4_000)
  })
})
