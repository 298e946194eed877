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

/** A text in the fonts that have its letters; plain text is one run. */
export function runs(text: string): string | Run[] {
  const printable = text.replace(UNPRINTABLE, ' ')
  const pieces: Run[] = []
  let end = 0
  for (const match of printable.matchAll(JAPANESE)) {
    if (match.index > end) pieces.push({ text: printable.slice(end, match.index) })
    pieces.push({ text: match[0], font: 'Japanese' })
    end = match.index + match[0].length
  }
  if (pieces.length === 0) return printable
  if (end < printable.length) pieces.push({ text: printable.slice(end) })
  return pieces
}
