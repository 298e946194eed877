import { BarsChart } from './BarsChart'
import type { PictureKind, PictureProps } from './chart-data'
import { ColumnChart } from './ColumnChart'
import { PieFigure } from './PieFigure'

const SHAPES = { columns: ColumnChart, bars: BarsChart, pie: PieFigure }

/** Draws the rows of a chart. It alone needs the drawing library, so it is loaded where a chart comes into sight. */
export function Picture({ kind, ...props }: PictureProps & { kind: PictureKind }) {
  const Shape = SHAPES[kind]
  return <Shape {...props} />
}
