import { readFileSync } from 'node:fs'
import type { create, Font } from 'fontkit'
import { FACES, JAPANESE, type Face } from './font-faces'
import { repairShaping } from './shaping'

/** A family whose letters are known, because it was opened. */
export interface OpenFace {
  name: string
  files: string[]
  /** From one line to the next, by the size of its letters. */
  height: number
  has: (letter: string) => boolean
}

/** The fonts of this instance; each is opened for the first letter that needs it and stays so. */
export interface FontBook {
  /**
   * The family for a letter; null where no font has it.
   * @param isJapanese whether the text around it writes ideographs the Japanese way rather than the Chinese one
   */
  faceFor: (letter: string, isJapanese: boolean) => OpenFace | null
  /** Whether a path is that of a font which was opened. */
  isFontFile: (path: string) => boolean
}

interface Tools {
  create: typeof create
  /** Makes a family known to what draws. */
  register: (name: string, files: { normal: string; bold: string }) => void
}

/** Whether a font can draw a letter: the last ones of some, which are empty, cannot be read. */
function hasLetter(font: Font, codePoint: number): boolean {
  if (!font.hasGlyphForCodePoint(codePoint)) return false
  try {
    return font.glyphForCodePoint(codePoint).advanceWidth >= 0
  } catch {
    return false
  }
}

/** Opens the book, which reads no font yet. */
export function openFontBook({ create: createFont, register }: Tools): FontBook {
  const opened = new Map<string, OpenFace>()
  const found = new Map<string, OpenFace | null>()
  const japaneseLast = [
    ...FACES.filter(({ name }) => name !== JAPANESE),
    ...FACES.filter(({ name }) => name === JAPANESE),
  ]

  function open({ name, normal, bold, isSigns }: Face): OpenFace {
    const known = opened.get(name)
    if (known) return known
    const font = createFont(readFileSync(normal))
    if (!('hasGlyphForCodePoint' in font)) throw new TypeError(`${normal} has several fonts`)
    repairShaping(font)
    const face = {
      name,
      files: [normal, bold],
      height: (font.ascent - font.descent + font.lineGap) / font.unitsPerEm,
      has: (letter: string) => (letter !== ' ' || !isSigns) && hasLetter(font, letter.codePointAt(0) ?? 0),
    }
    register(name, { normal, bold })
    opened.set(name, face)
    return face
  }

  function find(letter: string, isJapanese: boolean): OpenFace | null {
    for (const face of isJapanese ? FACES : japaneseLast) {
      if (!face.letters.test(letter)) continue
      const candidate = open(face)
      if (candidate.has(letter)) return candidate
    }
    return null
  }

  return {
    faceFor(letter, isJapanese) {
      const key = `${isJapanese}${letter}`
      const known = found.get(key)
      if (known !== undefined) return known
      const face = find(letter, isJapanese)
      found.set(key, face)
      return face
    },
    isFontFile: (path) => [...opened.values()].some(({ files }) => files.includes(path)),
  }
}
