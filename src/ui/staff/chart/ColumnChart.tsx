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
/** A few lines to read by; the numbers are whole. */
const LINES = { tickCount: 3, allowDecimals: false }

/** Numbers as columns in the order given; all of one colour, told apart by where they stand. */
export function ColumnChart({ label, unit, rows, onOpen }: PictureProps) {
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
      aria-label={label}
      className={styles.chart}
      data-opens={rows.some(({ to }) => to !== undefined)}
    >
      {/* What the picture says is its label, and its table is beside it: nothing in it takes the focus. */}
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

/** Of one answer among thousands something is to be seen; of none nothing. */
const minimum = (value: unknown): number => (Number(value) > 0 ? 2 : 0)
