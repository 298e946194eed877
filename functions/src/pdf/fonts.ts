import { createRequire } from 'node:module'
import type { Fonts } from './pdfmake'

const resolve = createRequire(import.meta.url).resolve
const latin = (weight: string) =>
  resolve(`@expo-google-fonts/source-sans-3/${weight}/SourceSans3_${weight}.ttf`)
const japanese = (weight: string) =>
  resolve(`@expo-google-fonts/biz-udpgothic/${weight}/BIZUDPGothic_${weight}.ttf`)

/** The letters of every locale: one family for Latin, Greek and Cyrillic, one for Japanese. */
export const FONTS = {
  Latin: { normal: latin('400Regular'), bold: latin('600SemiBold') },
  Japanese: { normal: japanese('400Regular'), bold: japanese('700Bold') },
} satisfies Fonts

/** Files that making a PDF may open: the fonts and nothing else. */
export const isFontFile = (path: string): boolean =>
  Object.values(FONTS).some(({ normal, bold }) => path === normal || path === bold)

// Kana, ideographs, their punctuation and full-width forms.
const JAPANESE = /[\u2e80-\u30ff\u31f0-\u31ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]+/g
// Neither printable nor a line break: fonts have no glyph for them and readers stumble over them.
// oxlint-disable-next-line no-control-regex -- they are what is taken out
const UNPRINTABLE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g

interface Run {
  text: string
  font?: keyof typeof FONTS
}

/** A word longer than a line is broken: laying out a long one costs its length squared. */
const LONG_WORD = /\S{60}(?=\S)/g
/** Letters of one text that a document shows; all of them are in the answer itself. */
const MOST_LETTERS = 20_000

/** The pieces of a text in one font, none of them with a word that is too long for a line. */
function pieces(text: string, font?: keyof typeof FONTS): Run[] {
  const cut = text.replace(LONG_WORD, '$&\u0000').split('\u0000')
  return cut.map((piece) => (font ? { text: piece, font } : { text: piece }))
}

/** A text in the fonts that have its letters; plain text is one run. */
export function runs(text: string): string | Run[] {
  const whole = text.replace(UNPRINTABLE, ' ')
  const printable = whole.length > MOST_LETTERS ? `${whole.slice(0, MOST_LETTERS)}…` : whole
  const all: Run[] = []
  let end = 0
  for (const match of printable.matchAll(JAPANESE)) {
    if (match.index > end) all.push(...pieces(printable.slice(end, match.index)))
    all.push(...pieces(match[0], 'Japanese'))
    end = match.index + match[0].length
  }
  if (end < printable.length) all.push(...pieces(printable.slice(end)))
  const [only] = all
  return all.length === 1 && only?.font === undefined ? printable : all
}
