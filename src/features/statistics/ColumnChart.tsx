import { useMediaQuery, useTheme } from '@mui/material'
import { axisTop } from '../../domain/statistics/shares'
import { formatNumber } from '../../lib/formats'
import { currentTag } from '../../lib/i18n'
import styles from './ColumnChart.module.css'

export interface ChartColumn {
  /** What it stands for, whole and as short as fits below it. */
  name: string
  short: string
  value: number
}

interface ColumnChartProps {
  /** What the picture shows, for who does not see it. */
  label: string
  columns: readonly ChartColumn[]
}

/** How many labels and figures find room side by side. */
const ROOM = { phone: { labels: 6, figures: 8 }, desk: { labels: 16, figures: 16 } }

/** Numbers as columns in the order given; all of one colour, told apart by where they stand. */
export function ColumnChart({ label, columns }: ColumnChartProps) {
  const onPhone = useMediaQuery(useTheme().breakpoints.down('sm'))
  const room = ROOM[onPhone ? 'phone' : 'desk']
  const top = axisTop(Math.max(0, ...columns.map(({ value }) => value)))
  const every = Math.ceil(columns.length / room.labels)
  const number = (value: number) => formatNumber(value, currentTag())
  return (
    <div role="img" aria-label={label} className={styles.chart}>
      <div className={styles.axis}>
        {[top, top / 2, 0].map((line) => (
          <span key={line}>{number(line)}</span>
        ))}
      </div>
      <div className={styles.plot}>
        <div className={styles.lines} />
        {columns.map(({ name, short, value }, index) => (
          <div key={name} className={styles.slot} title={`${name}: ${number(value)}`}>
            <div className={styles.track}>
              {columns.length <= room.figures && <span className={styles.value}>{number(value)}</span>}
              {value > 0 && <div className={styles.column} style={{ height: `${(100 * value) / top}%` }} />}
            </div>
            <div className={styles.tick}>{index % every === 0 && <span>{short}</span>}</div>
          </div>
        ))}
      </div>
    </div>
  )
}
