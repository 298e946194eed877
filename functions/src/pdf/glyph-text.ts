import { createRequire } from 'node:module'
import { isFromRight } from './bidi'
import { clustersOf, type Cluster, type ShapedGlyph } from './glyph-clusters'
import { patchOnce } from './patch-once'

interface Box {
  minX: number
  minY: number
  maxX: number
  maxY: number
}
interface Glyph extends ShapedGlyph {
  id: number
  advanceWidth: number
  bbox: Box
}
/** Where a glyph stands, in thousandths of the size of letters. */
interface Position {
  xAdvance: number
  yAdvance: number
  xOffset: number
  yOffset: number
  advanceWidth: number
}
interface Placed extends ShapedGlyph {
  glyph: Glyph
  position: Position
}
/** The glyphs of a font that a document embeds. */
interface Subset {
  /** By their number in the document; one may be there several times. */
  glyphs: number[]
  includeGlyph: (id: number) => number
  glyf: Uint8Array[]
  loca: { offsets: number[] }
  hmtx: { metrics: { advance: number; bearing: number }[] }
  offset: number
  _addGlyph: (id: number) => number
}
interface Font {
  getGlyph: (id: number, letters?: number[]) => Glyph | null
  /** How many levels and parts the glyphs of the font have at most. */
  maxp: { maxComponentDepth: number; maxComponentElements: number }
}
/** A font of pdfkit, with what it has embedded so far. */
interface EmbeddedFont {
  font: Font
  layout: (text: string, features?: unknown) => { glyphs: Glyph[]; positions: Position[] }
  subset: Subset
  widths: number[]
  /** The letters that each glyph of the document stands for. */
  unicode: number[][]
  scale: number
  encode: (text: string, features?: unknown) => [codes: string[], positions: Position[]]
}

/** Glyphs drawn as one have numbers above those that a font may have. */
const FIRST_JOINED = 0x1_0000

/** Keeps the letters of each use of a glyph, where the font knows those of the first one only. */
function keepLetters(font: Font): void {
  const { getGlyph } = font
  font.getGlyph = function (id, letters = []) {
    const glyph = getGlyph.call(this, id, letters)
    return glyph && glyph.codePoints.join() !== letters.join()
      ? Object.create(glyph, { codePoints: { value: letters } })
      : glyph
  }
}

interface Part {
  /** In the document. */
  number: number
  x: number
  y: number
  bbox: Box
}
/** A glyph that is drawn of several, in units of the font. */
interface Joined {
  parts: Part[]
  width: number
}

/** Several glyphs as one, each where it stands. */
function join(placed: readonly Placed[], { subset, widths, unicode, scale }: EmbeddedFont): Joined {
  const units = (thousandths: number) => Math.round(thousandths / scale)
  let [x, y] = [0, 0]
  const parts = placed.map(({ glyph: { id, bbox }, position }): Part => {
    const number = subset.includeGlyph(id)
    // It is a part only: nobody reads it by itself.
    widths[number] ??= 0
    unicode[number] ??= []
    const part = { number, x: x + units(position.xOffset), y: y + units(position.yOffset), bbox }
    x += units(position.xAdvance)
    y += units(position.yAdvance)
    return part
  })
  return { parts, width: x }
}

/** Parts of a joined glyph, which are the letters of a word at most. */
const MOST_PARTS = 256
const HEADER_BYTES = 10
const PART_BYTES = 8
const IS_COMPOSITE = -1
const WORDS_OF_PLACE = 0x0003
const MORE_PARTS = 0x0020

/** The edges of a joined glyph; blanks, which have none, are none of it. */
function boxOf({ parts }: Joined): Box {
  const edges = (of: (part: Part) => number) => {
    const all = parts.map(of).filter(Number.isFinite)
    return all.length > 0 ? all : [0]
  }
  return {
    minX: Math.min(...edges(({ x, bbox }) => x + bbox.minX)),
    minY: Math.min(...edges(({ y, bbox }) => y + bbox.minY)),
    maxX: Math.max(...edges(({ x, bbox }) => x + bbox.maxX)),
    maxY: Math.max(...edges(({ y, bbox }) => y + bbox.maxY)),
  }
}

/** A joined glyph as a composite one of TrueType. */
function bytesOf({ parts }: Joined, { minX, minY, maxX, maxY }: Box): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES + parts.length * PART_BYTES)
  const view = new DataView(bytes.buffer)
  for (const [at, value] of [IS_COMPOSITE, minX, minY, maxX, maxY].entries()) view.setInt16(at * 2, value)
  for (const [at, { number, x, y }] of parts.entries()) {
    const start = HEADER_BYTES + at * PART_BYTES
    view.setUint16(start, at + 1 < parts.length ? WORDS_OF_PLACE | MORE_PARTS : WORDS_OF_PLACE)
    view.setUint16(start + 2, number)
    view.setInt16(start + 4, x)
    view.setInt16(start + 6, y)
  }
  return bytes
}

/** Lets a subset have glyphs that are drawn of several. */
function takeJoined(subset: Subset, joined: readonly Joined[]): void {
  const { _addGlyph: addGlyph } = subset
  subset._addGlyph = function (id) {
    const one = joined[id - FIRST_JOINED]
    if (!one) return addGlyph.call(this, id)
    const box = boxOf(one)
    const bytes = bytesOf(one, box)
    this.loca.offsets.push(this.offset)
    this.hmtx.metrics.push({ advance: one.width, bearing: box.minX })
    this.offset += bytes.length
    return this.glyf.push(bytes) - 1
  }
}

const sumOf = (placed: readonly Placed[], what: 'xAdvance' | 'yAdvance'): number =>
  placed.reduce((sum, { position }) => sum + position[what], 0)

/** Makes a font embed a glyph for each cluster of letters that it draws. */
function embedClusters(embedded: EmbeddedFont): void {
  const { subset, widths, unicode, scale } = embedded
  const joined: Joined[] = []
  const numbers = new Map<string, number>()
  const { maxp } = embedded.font
  maxp.maxComponentDepth += 1
  maxp.maxComponentElements = Math.max(maxp.maxComponentElements, MOST_PARTS)
  keepLetters(embedded.font)
  takeJoined(subset, joined)

  function numberOf({ glyphs, letters }: Cluster<Placed>): number {
    const [only, second] = glyphs
    const places = second ? glyphs.map(({ position }) => Object.values(position).join(' ')) : []
    const key = [glyphs.map(({ glyph }) => glyph.id).join('+'), letters.join(' '), ...places].join('/')
    const known = numbers.get(key)
    if (known !== undefined) return known
    const width = second ? sumOf(glyphs, 'xAdvance') : (only?.glyph.advanceWidth ?? 0) * scale
    const id = second ? FIRST_JOINED + joined.push(join(glyphs, embedded)) - 1 : only?.glyph.id
    const number = subset.glyphs.push(id ?? 0) - 1
    widths[number] = width
    unicode[number] = letters
    numbers.set(key, number)
    return number
  }

  embedded.encode = function (text, features) {
    const { glyphs, positions } = this.layout(text, features)
    const placed = glyphs.flatMap((glyph, at): Placed[] => {
      const position = positions[at]
      return position ? [{ glyph, position, codePoints: glyph.codePoints }] : []
    })
    const clusters = clustersOf(text, placed, isFromRight(text))
    return [
      clusters.map((cluster) => numberOf(cluster).toString(16).padStart(4, '0')),
      clusters.flatMap(({ glyphs: together }): Position[] => {
        const [only, second] = together
        if (!second) return only ? [only.position] : []
        const xAdvance = sumOf(together, 'xAdvance')
        return [
          { xAdvance, yAdvance: sumOf(together, 'yAdvance'), xOffset: 0, yOffset: 0, advanceWidth: xAdvance },
        ]
      }),
    ]
  }
}

interface DrawingClass {
  prototype: { provideFont: (this: unknown, ...face: unknown[]) => EmbeddedFont }
}

/**
 * Makes documents say which letters their glyphs are, so that they are copied, searched and read aloud as what is
 * drawn (PDF-01). pdfkit takes a glyph for the letters that it first stood for, and marks for none: but letters share
 * glyphs, and are drawn of several, and in another order than they are typed.
 */
export function writeGlyphText(): void {
  const { default: drawing }: { default: DrawingClass } = createRequire(import.meta.url)(
    'pdfmake/js/PDFDocument.js',
  )
  patchOnce(drawing.prototype, () => {
    const { provideFont } = drawing.prototype
    drawing.prototype.provideFont = function (...face) {
      const font = provideFont.apply(this, face)
      patchOnce(font, () => embedClusters(font))
      return font
    }
  })
}
