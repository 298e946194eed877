import { useMediaQuery, useTheme } from '@mui/material'
import { Bar, BarChart, CartesianGrid, LabelList, Tooltip, XAxis, YAxis } from 'recharts'
import { formatNumber } from '../../../lib/formats'
import { currentTag } from '../../../lib/i18n'
import type { ChartRow, PictureProps } from './chart-data'
import styles from './chart.module.css'

/** How many columns have room for their figures side by side. */
const FIGURES = { phone: 8, desk: 16 }
const AXIS = { axisLine: false, tickLine: false, tickMargin: 6 }
const RADIUS: [number, number, number, number] = [3, 3, 0, 0]
const MARGIN = { top: 24, right: 8, bottom: 0, left: 0 }
/** A few grid lines at whole numbers. */
const LINES = { tickCount: 3, allowDecimals: false }

/** Numbers as columns in the given order. All have one colour, because their positions tell them apart. */
export function ColumnChart({ labelledBy, unit, rows, onOpen }: PictureProps) {
  const onPhone = useMediaQuery(useTheme().breakpoints.down('sm'))
  const hasFigures = rows.length <= FIGURES[onPhone ? 'phone' : 'desk']
  const number = (value: unknown) => formatNumber(Number(value), currentTag())
  const open = (_bar: unknown, index: number) => {
    const to = rows[index]?.to
    if (to !== undefined) onOpen(to)
  }
  return (
    <div
      role="img"
      aria-labelledby={labelledBy}
      className={styles.chart}
      data-opens={rows.some(({ to }) => to !== undefined)}
    >
      {/* Nothing in the picture takes the focus: its label says what it shows, and its table is one button away. */}
      <BarChart responsive accessibilityLayer={false} data={rows} margin={MARGIN} className={styles.plot}>
        <CartesianGrid vertical={false} />
        <XAxis {...AXIS} dataKey="name" interval="equidistantPreserveStart" tickFormatter={shortOf(rows)} />
        <YAxis {...AXIS} {...LINES} width="auto" tickFormatter={number} />
        <Tooltip isAnimationActive={false} cursor={false} formatter={number} />
        <Bar
          dataKey="value"
          name={unit}
          maxBarSize={48}
          radius={RADIUS}
          minPointSize={minimum}
          isAnimationActive={false}
          onClick={open}
        >
          {hasFigures && <LabelList dataKey="value" position="top" formatter={number} />}
        </Bar>
      </BarChart>
    </div>
  )
}

const shortOf =
  (rows: readonly ChartRow[]) =>
  (wanted: string): string => {
    const row = rows.find(({ name }) => name === wanted)
    return row?.short ?? row?.name ?? ''
  }

/** A column of one answer among thousands is still visible; one of no answer is not. */
const minimum = (value: unknown): number => (Number(value) > 0 ? 2 : 0)
