import { BarsChart } from './BarsChart'
import type { PictureKind, PictureProps } from './chart-data'
import { ColumnChart } from './ColumnChart'
import { PieFigure } from './PieFigure'

const SHAPES = { columns: ColumnChart, bars: BarsChart, pie: PieFigure }

/** Draws rows: the only part of a chart that needs the library, so it is loaded where somebody looks at one. */
export function Picture({ kind, ...props }: PictureProps & { kind: PictureKind }) {
  const Shape = SHAPES[kind]
  return <Shape {...props} />
}
