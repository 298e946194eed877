import type { PointGroup } from 'signature_pad'

/** A line of a signature, with the width of the pad that its points are measured on. */
export type Line = PointGroup & { padWidth?: number }

export const isLine = (value: unknown): value is Line =>
  typeof value === 'object' && value !== null && 'points' in value && Array.isArray(value.points)

/** The widest pad that the lines were drawn on. A phone that was turned upright shows them smaller, never cut off. */
const widestPad = (lines: readonly Line[]): number =>
  Math.max(0, ...lines.map(({ padWidth = 0 }) => padWidth))

const scaleOn = (lines: readonly Line[], padWidth: number): number => {
  const widest = widestPad(lines)
  return widest > padWidth && padWidth > 0 ? padWidth / widest : 1
}

const scaled = (line: Line, scale: number): Line =>
  scale === 1
    ? { ...line, points: [...line.points] }
    : { ...line, points: line.points.map((point) => ({ ...point, x: point.x * scale, y: point.y * scale })) }

/** The lines as a pad of this width shows them. */
export const shownOn = (lines: readonly Line[], padWidth: number): Line[] =>
  lines.map((line) => scaled(line, scaleOn(lines, padWidth)))

/**
 * The lines to keep, from those that a pad of this width shows after something was drawn.
 * @param before the lines kept until now
 */
export function scaledLines(shown: readonly PointGroup[], before: readonly Line[], padWidth: number): Line[] {
  const scale = scaleOn(before, padWidth)
  const widest = Math.max(widestPad(before), padWidth)
  return shown.map((line) => ({ ...scaled(line, 1 / scale), padWidth: widest }))
}
