import type { Picture, PicturedPart } from '../../../../domain/form-logic/picture'

/** A box and what lies between boxes, in pixels. */
const WIDTH = 168
const HEIGHT = 64
const BETWEEN = 56
const BELOW = 16
/** Around the picture, so that rings and arrows have room. */
const MARGIN = 8

const STEP = HEIGHT + BELOW

/** The corner of a part's box. */
export const boxOf = ({ layer, y }: Pick<PicturedPart, 'layer' | 'y'>): { x: number; y: number } => ({
  x: MARGIN + layer * (WIDTH + BETWEEN),
  y: MARGIN + y * STEP - HEIGHT / 2,
})

/** How large the picture is. */
export const sizeOf = ({ layers, height }: Picture): { width: number; height: number } => ({
  width: 2 * MARGIN + layers * WIDTH + Math.max(0, layers - 1) * BETWEEN,
  height: 2 * MARGIN + height * STEP,
})

const bend = (x: number, y: number, toX: number, toY: number): string =>
  `C${(x + toX) / 2} ${y} ${(x + toX) / 2} ${toY} ${toX} ${toY}`

/** The way of a line from box to box; straight on where it passes others by. */
export function wayOf({ parts }: Picture, { from, to, passing }: Picture['lines'][number]): string {
  const [one, other] = [parts[from], parts[to]]
  if (!one || !other) return ''
  const middle = (y: number): number => MARGIN + y * STEP
  let [x, y] = [boxOf(one).x + WIDTH, middle(one.y)]
  const way = [`M${x} ${y}`]
  for (const [step, height] of passing.entries()) {
    const at = boxOf({ layer: one.layer + step + 1, y: height }).x
    way.push(bend(x, y, at, middle(height)), `H${at + WIDTH}`)
    ;[x, y] = [at + WIDTH, middle(height)]
  }
  // A circle leads back.
  const end = boxOf(other).x
  return [...way, bend(x, y, end, middle(other.y))].join('')
}
