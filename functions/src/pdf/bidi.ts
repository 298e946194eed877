import bidiFactory from 'bidi-js'

const bidi = bidiFactory()

// The scripts that are written from the right, and the marks that turn a text.
const FROM_RIGHT =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** Whether a text has letters that are written from the right. */
export const isFromRight = (text: string): boolean => FROM_RIGHT.test(text)

/** The directions in a line of text (UAX 9): even levels are written from the left, odd ones from the right. */
export interface Directions {
  /** Level of the line itself, 0 or 1. */
  base: number
  /** Level of each of its characters. */
  levels: Uint8Array
}

/** The directions in a line of text; null where everything is written from the left. */
export function directionsOf(line: string): Directions | null {
  if (!isFromRight(line)) return null
  const { levels, paragraphs } = bidi.getEmbeddingLevels(line, 'auto')
  return { base: paragraphs[0]?.level ?? 0, levels }
}

// Written from the left within scripts that are not, which fonts take for letters of those.
const ARABIC_FIGURES = /[\u0660-\u0669\u06f0-\u06f9]/

const turned = (text: string): string => Array.from(text).toReversed().join('')

/** A piece of one level as fonts are to get it, which turn letters of scripts from the right by themselves. */
export function asDrawn(piece: string, level: number): string {
  if (level % 2 === 0) return ARABIC_FIGURES.test(piece) ? turned(piece) : piece
  const mirrored = Array.from(piece, (letter) => bidi.getMirroredCharacter(letter) ?? letter).join('')
  // Signs alone are no script, so nobody turns them.
  return /\p{L}/u.test(piece) ? mirrored : turned(mirrored)
}
