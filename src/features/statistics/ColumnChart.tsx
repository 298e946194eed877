import { useMediaQuery, useTheme } from '@mui/material'
import { Bar, BarChart, CartesianGrid, LabelList, Tooltip, XAxis, YAxis } from 'recharts'
import { formatNumber } from '../../lib/formats'
import { currentTag } from '../../lib/i18n'
import styles from './ColumnChart.module.css'

export interface ChartColumn {
  /** What it stands for, whole and as short as fits below it. */
  name: string
  short: string
  value: number
}

export interface ColumnChartProps {
  /** What the picture shows, for who does not see it. */
  label: string
  /** What the numbers count, beside the one of the column under the pointer. */
  unit: string
  columns: readonly ChartColumn[]
}

/** How many columns have room for their figures side by side. */
const FIGURES = { phone: 8, desk: 16 }
const AXIS = { axisLine: false, tickLine: false, tickMargin: 6 }
const RADIUS: [number, number, number, number] = [3, 3, 0, 0]
const MARGIN = { top: 24, right: 8, bottom: 0, left: 0 }
/** A few lines to read by; the numbers are whole. */
const LINES = { tickCount: 3, allowDecimals: false }

/** Numbers as columns in the order given; all of one colour, told apart by where they stand. */
export function ColumnChart({ label, unit, columns }: ColumnChartProps) {
  const onPhone = useMediaQuery(useTheme().breakpoints.down('sm'))
  const hasFigures = columns.length <= FIGURES[onPhone ? 'phone' : 'desk']
  const number = (value: unknown) => formatNumber(Number(value), currentTag())
  return (
    <div role="img" aria-label={label} className={styles.chart}>
      {/* What the picture says is its label, and its table is beside it: nothing in it takes the focus. */}
      <BarChart responsive accessibilityLayer={false} data={columns} margin={MARGIN} className={styles.plot}>
        <CartesianGrid vertical={false} />
        <XAxis
          {...AXIS}
          dataKey="name"
          interval="equidistantPreserveStart"
          tickFormatter={shortOf(columns)}
        />
        <YAxis {...AXIS} {...LINES} width="auto" tickFormatter={number} />
        <Tooltip isAnimationActive={false} cursor={false} formatter={number} />
        <Bar
          dataKey="value"
          name={unit}
          maxBarSize={48}
          radius={RADIUS}
          minPointSize={minimum}
          isAnimationActive={false}
        >
          {hasFigures && <LabelList dataKey="value" position="top" formatter={number} />}
        </Bar>
      </BarChart>
    </div>
  )
}

const shortOf =
  (columns: readonly ChartColumn[]) =>
  (wanted: string): string =>
    columns.find(({ name }) => name === wanted)?.short ?? ''

/** Of one answer among thousands something is to be seen; of none nothing. */
const minimum = (value: unknown): number => (Number(value) > 0 ? 2 : 0)
