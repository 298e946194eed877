import { useMediaQuery, useTheme } from '@mui/material'
import { Bar, BarChart, LabelList, Text, Tooltip, XAxis, YAxis } from 'recharts'
import { formatNumber } from '../../../lib/formats'
import { currentTag } from '../../../lib/i18n'
import { MAX_BARS, type PictureProps } from './chart-data'
import { shareWords } from './share-words'
import styles from './chart.module.css'

/** Width of the names at the left, and of number and share at the right, in pixels. */
const ROOM = { phone: { names: 116, figures: 92 }, desk: { names: 280, figures: 120 } }
const ROW_HEIGHT = 44
const RADIUS: [number, number, number, number] = [0, 3, 3, 0]

interface NameTick {
  x: number | string
  y: number | string
  payload: { value: unknown }
}

/** Horizontal bars, which leave room for long names, each with its number and its share. */
export function BarsChart({ labelledBy, unit, rows, decimals, onOpen }: PictureProps) {
  const onPhone = useMediaQuery(useTheme().breakpoints.down('sm'))
  const { names, figures } = ROOM[onPhone ? 'phone' : 'desk']
  const number = (value: unknown) => formatNumber(Number(value), currentTag())
  const shown = rows.slice(0, MAX_BARS).map((row, index) => ({
    ...row,
    // Keyed by index, because two options may have the same name.
    index,
    figures: [number(row.value), shareWords(row.share, decimals)].filter(Boolean).join(' · '),
  }))
  const open = (_bar: unknown, index: number) => {
    const to = shown[index]?.to
    if (to !== undefined) onOpen(to)
  }
  const name = ({ x, y, payload }: NameTick) => (
    <Text
      x={Number(x)}
      y={Number(y)}
      width={names - 12}
      textAnchor="end"
      verticalAnchor="middle"
      maxLines={2}
    >
      {shown[Number(payload.value)]?.name ?? ''}
    </Text>
  )
  return (
    <div
      role="img"
      aria-labelledby={labelledBy}
      className={styles.chart}
      style={{ height: shown.length * ROW_HEIGHT + 24 }}
      data-opens={shown.some(({ to }) => to !== undefined)}
    >
      <BarChart
        responsive
        accessibilityLayer={false}
        layout="vertical"
        data={shown}
        margin={{ top: 4, right: figures, bottom: 4, left: 0 }}
        className={styles.plot}
      >
        <XAxis type="number" hide />
        <YAxis
          type="category"
          dataKey="index"
          width={names}
          axisLine={false}
          tickLine={false}
          interval={0}
          tick={name}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={false}
          formatter={number}
          labelFormatter={(index) => shown[Number(index)]?.name ?? ''}
        />
        <Bar
          dataKey="value"
          name={unit}
          maxBarSize={26}
          radius={RADIUS}
          minPointSize={1}
          isAnimationActive={false}
          onClick={open}
        >
          <LabelList dataKey="figures" position="right" />
        </Bar>
      </BarChart>
    </div>
  )
}
