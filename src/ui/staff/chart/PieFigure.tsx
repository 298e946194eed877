import { useMediaQuery, useTheme } from '@mui/material'
import { useId } from 'react'
import { Pie, PieChart, Tooltip, type PieLabelRenderProps } from 'recharts'
import { formatNumber } from '../../../lib/formats'
import { currentTag } from '../../../lib/i18n'
import { sliceName } from '../../../lib/slice-name'
import { MAX_LABELLED_SLICES, type PictureProps } from './chart-data'
import { shareWords } from './share-words'
import { FILLS, SliceFills } from './SliceFills'
import styles from './chart.module.css'

const HEIGHT = 320
/** The least share of a slice that is labelled: labels of smaller ones would overlap. */
const LABELLED_FROM = 0.04

/**
 * Rows as slices of a whole. Patterns and lines tell neighbours apart. Names are beside the slices, unless there are
 * too many of them (STAT-02).
 */
export function PieFigure({ labelledBy, unit, rows, decimals, onOpen }: PictureProps) {
  const onPhone = useMediaQuery(useTheme().breakpoints.down('sm'))
  const id = useId()
  const slices = rows
    .filter(({ value }) => value > 0)
    .map((row, index) => ({ ...row, fill: `url(#${id}${index % FILLS.length})` }))
  const hasLabels = slices.length <= MAX_LABELLED_SLICES
  const words = ({ x, y, textAnchor, index = 0 }: PieLabelRenderProps) => {
    const slice = slices[index]
    // Labels of thin slices beside each other would overlap.
    if (!slice || (slice.share ?? 1) < LABELLED_FROM) return null
    const { name, share } = slice
    return (
      <text x={x} y={y} textAnchor={textAnchor} dominantBaseline="central">
        {/* On a phone, name and share do not fit in one line. */}
        <tspan>{sliceName(name, onPhone)}</tspan>
        <tspan {...(onPhone ? { x, dy: '1.2em' } : { dx: '0.4em' })}>{shareWords(share, decimals)}</tspan>
      </text>
    )
  }
  return (
    <div
      role="img"
      aria-labelledby={labelledBy}
      className={styles.chart}
      style={{ height: HEIGHT }}
      data-opens={slices.some(({ to }) => to !== undefined)}
    >
      <PieChart responsive accessibilityLayer={false} className={styles.plot}>
        <SliceFills id={id} />
        <Tooltip
          isAnimationActive={false}
          formatter={(value) => `${formatNumber(Number(value), currentTag())} ${unit}`}
        />
        <Pie
          data={slices}
          dataKey="value"
          nameKey="name"
          startAngle={90}
          endAngle={-270}
          outerRadius={onPhone ? '40%' : '72%'}
          isAnimationActive={false}
          labelLine={hasLabels}
          label={hasLabels && words}
          onClick={(_slice: unknown, index: number) => {
            const to = slices[index]?.to
            if (to !== undefined) onOpen(to)
          }}
        />
      </PieChart>
    </div>
  )
}
