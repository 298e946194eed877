import { createRequire } from 'node:module'
import { patchOnce } from './patch-once'

/** A piece of a line as the library places it, and its level where the line has pieces from the right. */
interface Piece {
  x: number
  width: number
  trailingCut?: number
  level?: number
}
interface Line {
  inlines: Piece[]
  leadingCut: number
  trailingCut: number
}
interface LineClass {
  prototype: { addInline: (this: Line, piece: Piece) => void }
}

/** Turns every stretch of pieces at or above each odd level, the highest first (UAX 9, rule L2). */
function visualOrder(pieces: readonly Piece[]): Piece[] {
  const order = [...pieces]
  const highest = Math.max(...order.map(({ level = 0 }) => level))
  for (let level = highest; level > 0; level -= 1) {
    for (let at = 0; at < order.length; at += 1) {
      let end = at
      while (end < order.length && (order[end]?.level ?? 0) >= level) end += 1
      if (end > at) order.splice(at, end - at, ...order.slice(at, end).toReversed())
      at = end
    }
  }
  return order
}

/** Gives the pieces of a line their places; spaces at either end stand outside of it. */
function place({ inlines, leadingCut, trailingCut }: Line): void {
  const order = visualOrder(inlines)
  const endsLeft = order[0] !== inlines[0]
  let x = endsLeft ? -trailingCut : -leadingCut
  for (const piece of order) {
    piece.x = x
    x += piece.width
  }
}

/**
 * Makes pdfmake place pieces that have a `level` as they are read, where it only knows lines from the left. It has no
 * way to be told, so the one step is changed in which it gives a piece its place.
 */
export function placeInVisualOrder(): void {
  const { default: line }: { default: LineClass } = createRequire(import.meta.url)('pdfmake/js/Line.js')
  patchOnce(line.prototype, () => {
    const { addInline } = line.prototype
    line.prototype.addInline = function (piece) {
      addInline.call(this, piece)
      if (piece.level !== undefined) place(this)
    }
  })
}
