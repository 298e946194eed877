import { expect, it } from 'vitest'
import { clustersOf } from './glyph-clusters'

const shaped = (...glyphs: string[]) =>
  glyphs.map((letters) => ({ codePoints: Array.from(letters, (letter) => letter.codePointAt(0) ?? 0) }))
/** Clusters as the letters of each and how many glyphs it has. */
const clusters = (text: string, glyphs: string[], fromRight = false) =>
  clustersOf(text, shaped(...glyphs), fromRight).map((one) => [
    String.fromCodePoint(...one.letters),
    one.glyphs.length,
  ])

it('PDF-01 each glyph that has its letters is one by itself', () => {
  expect(clusters('año', ['a', 'ñ', 'o'])).toEqual([
    ['a', 1],
    ['ñ', 1],
    ['o', 1],
  ])
  expect(clusters('ofi', ['o', 'fi'])).toEqual([
    ['o', 1],
    ['fi', 1],
  ])
})

it('PDF-01 a vowel that is drawn before its consonant is one with it', () => {
  expect(clusters('लिखें', ['ि', 'ल', 'ख', 'ें'])).toEqual([
    ['लि', 2],
    ['खें', 2],
  ])
})

it('PDF-01 marks are one with what they stand on, and so are dots that have no letter', () => {
  expect(clusters('ที่', ['ท', 'ี', '่'])).toEqual([['ที่', 3]])
  // From the right: the dot is drawn before its letter, the last letter first.
  expect(clusters('نم', ['م', '', 'ن'], true)).toEqual([
    ['م', 1],
    ['ن', 2],
  ])
})

it('PDF-01 several letters of a cluster from the right stand as they are drawn', () => {
  const [BET, DAGESH, QAMATS] = ['\u05d1', '\u05bc', '\u05b8']
  expect(clusters(`${BET}${DAGESH}${QAMATS}`, [QAMATS, DAGESH, BET], true)).toEqual([
    [`${QAMATS}${DAGESH}${BET}`, 3],
  ])
})

it('PDF-01 a glyph for letters that the text has not takes what is left', () => {
  expect(clusters('ກໍາ', ['ກ', 'ຳ'])).toEqual([
    ['ກ', 1],
    ['ໍາ', 1],
  ])
})

it('PDF-01 places where a line may end are no letters', () => {
  expect(clusters('ชื่อ\u200bและ', ['ชื่', 'อ', '\u200b', 'และ'])).toEqual([
    ['ชื่', 1],
    ['อ', 2],
    ['และ', 1],
  ])
})
