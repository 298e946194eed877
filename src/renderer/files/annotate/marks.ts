/** What is drawn on a photo. Places are parts of its width and height, so that it is the same at any size. */
export const TOOLS = ['arrow', 'circle', 'line', 'text'] as const
export type Tool = (typeof TOOLS)[number]

export interface Spot {
  x: number
  y: number
}

export interface Mark {
  tool: Tool
  /** Beginning and end; of a line every spot that it goes through; of a text where it stands. */
  spots: readonly Spot[]
  words: string
}

export type Context = CanvasRenderingContext2D

const COLOR = '#e11d2a'
const EDGE = '#fff'
/** Sizes as parts of the longer side. */
const STROKE = 0.006
const LETTERS = 0.045
const HEAD = 0.035
const HEAD_ANGLE = Math.PI / 7

interface Size {
  width: number
  height: number
}

function pathOf(context: Context, { tool, spots }: Mark, { width, height }: Size): void {
  const points = spots.map(({ x, y }) => ({ x: x * width, y: y * height }))
  const [from, to = from] = [points[0], points.at(-1)]
  if (!from || !to) return
  context.beginPath()
  if (tool === 'circle') {
    const [rx, ry] = [Math.abs(to.x - from.x) / 2, Math.abs(to.y - from.y) / 2]
    context.ellipse((from.x + to.x) / 2, (from.y + to.y) / 2, rx, ry, 0, 0, 2 * Math.PI)
    return
  }
  context.moveTo(from.x, from.y)
  for (const { x, y } of tool === 'line' ? points : [to]) context.lineTo(x, y)
  if (tool !== 'arrow') return
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  const head = HEAD * Math.max(width, height)
  for (const side of [HEAD_ANGLE, -HEAD_ANGLE]) {
    context.moveTo(to.x, to.y)
    context.lineTo(to.x - head * Math.cos(angle + side), to.y - head * Math.sin(angle + side))
  }
}

function drawWords(context: Context, { spots, words }: Mark, { width, height }: Size): void {
  const [spot] = spots
  if (!spot) return
  context.font = `700 ${LETTERS * Math.max(width, height)}px sans-serif`
  context.textBaseline = 'top'
  context.strokeText(words, spot.x * width, spot.y * height)
  context.fillText(words, spot.x * width, spot.y * height)
}

/** Draws marks over a picture: red with a white edge, to be seen on anything. */
export function drawMarks(context: Context, marks: readonly Mark[], size: Size): void {
  const stroke = STROKE * Math.max(size.width, size.height)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.fillStyle = COLOR
  for (const mark of marks) {
    context.strokeStyle = EDGE
    context.lineWidth = stroke * 2
    if (mark.tool === 'text') {
      drawWords(context, mark, size)
      continue
    }
    pathOf(context, mark, size)
    context.stroke()
    context.strokeStyle = COLOR
    context.lineWidth = stroke
    context.stroke()
  }
}

/** Least distance between two spots of a line: a finger gives hundreds. */
const STEP = 0.004
/** A mark that was not drawn but tapped is none. */
const LEAST = 0.01

const distance = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y)

/** A mark that is being drawn, drawn on to a spot. */
export function drawnTo(mark: Mark, spot: Spot): Mark {
  const [from] = mark.spots
  if (mark.tool !== 'line') return { ...mark, spots: from ? [from, spot] : [spot] }
  const last = mark.spots.at(-1)
  return last && distance(last, spot) < STEP ? mark : { ...mark, spots: [...mark.spots, spot] }
}

/** Whether a mark shows anything. */
export function isDrawn({ tool, spots, words }: Mark): boolean {
  const [from] = spots
  if (tool === 'text') return words.trim() !== '' && from !== undefined
  return from !== undefined && spots.some((spot) => distance(from, spot) >= LEAST)
}
