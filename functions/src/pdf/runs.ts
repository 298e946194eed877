import { asDrawn, directionsOf, type Directions } from './bidi'
import type { FontBook, OpenFace } from './font-book'
import { cutText } from '../../../src/domain/text/cut'

/** A piece of a text in one font and direction. */
export interface Run {
  text: string
  font: string
  /** Its level (UAX 9) in a line that has pieces from the right. */
  level?: number
}

const EMPTY = ' '

/** A line of a text, ready to be drawn; an empty one keeps its height. */
export interface DrawnLine {
  text: Run[] | typeof EMPTY
  /** Where letters of tall fonts would tear the lines apart. */
  lineHeight?: number
  /** Written from the right. */
  alignment?: 'right'
}

/** A text ready to be drawn. */
export interface DrawnText {
  lines: DrawnLine[]
  /** The letters in it that no font has, by their codes. */
  missing: string[]
}

/** What stands for a letter that no font has: nothing is lost, though it is no pleasure to read. */
export const codeOf = (letter: string): string =>
  `[U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`

// Neither printable nor a line break: fonts have no glyph for them and readers stumble over them.
// oxlint-disable-next-line no-control-regex -- they are what is taken out
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g
/** Hyphens that show only where a word is broken, which nobody breaks here. */
const SOFT_HYPHENS = /\u00ad/g
const TAB = /\t/g
const TAB_WIDTH = '    '
const LINE_BREAK = /\r\n|[\r\n\u0085\u2028\u2029]/

/** Written without spaces between words; where a line may end is known from the language. */
const WITHOUT_SPACES = /[\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]+/gu
const words = new Intl.Segmenter('th', { granularity: 'word' })
const MAY_BREAK = '\u200b'

/** From one line to the next, by the size of the letters: of most fonts, and of tall ones at most. */
export const LINE_HEIGHT = 1.2
const MAX_HEIGHT = 1.75

/** Letters of a line; laying out a longer one costs its length squared, so the rest follows as a line of its own. */
const MAX_LETTERS = 4_000
/** A word longer than a line is broken: laying out a long one costs its length squared. */
const LONG_WORD = /\S{60}(?=\S)/gu

/** Turn or join letters; they show nothing by themselves. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u
/** Belongs to the letter before it. */
const JOINS = /[\p{M}\p{Default_Ignorable_Code_Point}\p{Emoji_Modifier} ]/u
const NEW_LINE = '\n'
const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u
/** Kana: ideographs beside them are Japanese. */
const KANA = /[\p{sc=Hira}\p{sc=Kana}]/u

/** Written from the left in fonts of common height: lines of these may be laid out together. */
// oxlint-disable-next-line no-control-regex -- a line break is one
const PLAIN = /^[\u0000-\u058f\u1e00-\u214f]*$/

/** Ends lines that are too long, after a space where there is one. */
function* shorter(line: string): Generator<string> {
  let at = 0
  while (line.length - at > MAX_LETTERS) {
    const space = line.lastIndexOf(' ', at + MAX_LETTERS)
    const part = space > at ? line.slice(at, space + 1) : cutText(line.slice(at), MAX_LETTERS)
    yield part
    at += part.length
  }
  yield line.slice(at)
}

/** A text in lines; plain ones of few letters come together, for each takes its time to lay out. */
function* linesOf(text: string): Generator<string> {
  let together: string | null = null
  for (const line of text.split(LINE_BREAK).flatMap((whole) => [...shorter(whole)])) {
    const fits: boolean = together !== null && together.length + line.length < MAX_LETTERS
    if (together !== null && fits && PLAIN.test(together) && PLAIN.test(line)) together += `\n${line}`
    else {
      if (together !== null) yield together
      together = line
    }
  }
  if (together !== null) yield together
}

const withBreaks = (line: string): string =>
  line.replace(WITHOUT_SPACES, (text) =>
    Array.from(words.segment(text), ({ segment }) => segment).join(MAY_BREAK),
  )

interface Typing {
  fonts: FontBook
  isJapanese: boolean
  missing: Set<string>
}

/**
 * The pieces of a line and its height: a new one begins with another font or level, and in lines with pieces from the
 * right with each word and each space.
 */
function piecesOf(line: string, directions: Directions | null, { fonts, isJapanese, missing }: Typing) {
  let height = 0
  const pieces: Run[] = []
  let face: OpenFace | null = null
  let at = 0
  for (const letter of line) {
    const level = directions?.levels[at]
    at += letter.length
    if (TURNS.test(letter)) continue
    const joins: boolean = face !== null && JOINS.test(letter) && face.has(letter)
    const stays: boolean = joins || (face !== null && letter === NEW_LINE)
    if (!stays && UNSEEN.test(letter)) continue
    const found: OpenFace | null = stays
      ? face
      : fonts.faceFor(letter === NEW_LINE ? ' ' : letter, isJapanese)
    if (found === null) missing.add(codeOf(letter))
    face = found ?? fonts.faceFor('[', false)
    const text = found === null ? codeOf(letter) : letter
    const last = pieces.at(-1)
    const isOtherWord =
      level !== undefined && last !== undefined && last.text.endsWith(' ') !== (letter === ' ')
    if (last && face?.name === last.font && level === last.level && !isOtherWord) last.text += text
    else pieces.push({ text, font: face?.name ?? '', ...(level === undefined ? {} : { level }) })
    height = Math.max(height, face?.height ?? 0)
  }
  return { pieces, height }
}

const broken = (run: Run): Run[] =>
  run.text
    .replace(LONG_WORD, '$&\u0000')
    .split('\u0000')
    .map((text) => ({ ...run, text }))

function lineOf(line: string, typing: Typing): DrawnLine {
  const directions = directionsOf(line)
  const { pieces, height } = piecesOf(line, directions, typing)
  if (pieces.length === 0) return { text: EMPTY }
  const text = pieces
    .map((run) => (run.level === undefined ? run : { ...run, text: asDrawn(run.text, run.level) }))
    .flatMap(broken)
  return {
    text,
    ...(height * LINE_HEIGHT > MAX_HEIGHT ? { lineHeight: MAX_HEIGHT / height } : {}),
    ...(directions?.base === 1 ? { alignment: 'right' } : {}),
  }
}

/**
 * A text in fonts that have its letters, in the order in which it is read, whole whatever its length.
 * @param isJapanese whether the reader's language is; a text with kana is Japanese anyway
 */
export function drawn(text: string, fonts: FontBook, isJapanese = false): DrawnText {
  const typing = { fonts, isJapanese: isJapanese || KANA.test(text), missing: new Set<string>() }
  const plain = text.replace(CONTROLS, '').replace(SOFT_HYPHENS, '').replace(TAB, TAB_WIDTH)
  const lines = Array.from(linesOf(plain), (line) => lineOf(withBreaks(line), typing))
  return { lines, missing: [...typing.missing] }
}
